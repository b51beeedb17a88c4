import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { mergeListSearchAndWhere } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { readBounds, readChangesAfter } from '#cms/editorial/change-feed/read-changes.ts'
import { textWithPicture as textWith, toForm, uploadImage } from '../../../test/media.ts'
import {
  changeArticle,
  draftArticle,
  imageFile,
  paragraph,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { mediaFolder } from './media-files.ts'
import { findMediaUses } from './media-usage.ts'
import { isInPublishedUse } from './published-media.ts'

const upload = (red: number, alt?: string) => uploadImage('pemakaian.webp', red, alt)
const listUses = async (id: number) =>
  (await findMediaUses({ payload }, id)).map(({ adminPath }) => adminPath)
const unique = () => `pakai-${crypto.randomUUID()}`

async function requestDeletion(id: number, language: 'id' | 'en' = 'id') {
  const response = await requestAs('editor', `media/${id}`, { method: 'DELETE', language })
  return { status: response.status, body: await response.text() }
}

describe('the uses of a media file', () => {
  it('are the documents with it in a field or a text, published or in their newest draft', async () => {
    const { id } = await upload(101)
    const cover = await publishedArticle(unique(), { cover: id })
    const text = await publishedArticle(unique(), { body: textWith(id) })
    const draft = await draftArticle(unique(), { body: textWith(id) })
    const replacedInDraft = await publishedArticle(unique(), { cover: id, body: textWith(id) })
    await changeArticle(replacedInDraft.id, { cover: null, body: paragraph('Tanpa') }, { draft: true })
    const addedInDraft = await publishedArticle(unique())
    await changeArticle(addedInDraft.id, { body: textWith(id) }, { draft: true })
    const removed = await publishedArticle(unique(), { cover: id, body: textWith(id) })
    await changeArticle(removed.id, { cover: null, body: paragraph('Tanpa'), _status: 'published' })

    const expected = [cover, text, draft, replacedInDraft, addedInDraft]
    const paths = expected.map((article) => `/collections/articles/${article.id}`)
    expect((await listUses(id)).toSorted()).toEqual(paths.toSorted())
  })

  it('include globals, and the site serves a file that only a published global uses', async () => {
    const { id, filename } = await upload(102)
    const { people = [] } = await payload.findGlobal({ slug: 'trust', locale: 'id', depth: 0 })
    const [first, ...others] = people ?? []
    if (!first) throw new Error('The demo content has no people.')
    const write = async (picture: number | null, _status = 'published') => {
      const json = { people: [{ ...first, picture }, ...others], _status }
      expect((await requestAs('editor', 'globals/trust?locale=id', { json })).status).toBe(200)
    }
    await write(id)
    expect(await listUses(id)).toEqual(['/globals/trust'])
    expect(await isInPublishedUse(payload, filename ?? '')).toBe(true)
    await write(id, 'draft')
    await expect.poll(() => isInPublishedUse(payload, filename ?? '')).toBe(false)
    await write(null)
    expect(await listUses(id)).toEqual([])
  })

  it('prevent its deletion, also by a draft’s text, with their list in the language of the admin', async () => {
    const { id } = await upload(103)
    const slug = unique()
    const article = await draftArticle(slug, { body: textWith(id) })
    const rejected = { status: 409, body: expect.stringContaining(`masih dipakai. Artikel “Judul ${slug}”.`) }
    expect(await requestDeletion(id)).toEqual(rejected)
    expect((await requestDeletion(id, 'en')).body).toContain(
      `in use and cannot be deleted. Article “Judul ${slug}”.`,
    )
    await changeArticle(article.id, { body: paragraph('Tanpa') }, { draft: true })
    expect(await requestDeletion(id)).toMatchObject({ status: 200 })
  })
})

it.each(['PEMAKAIAN', 'Kapal layar', 'sailing'])(
  'the search in the list of media finds a file by “%s”',
  async (search) => {
    const { id } = await upload(104, 'Kapal layar di dermaga')
    await payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'A sailing boat' } })
    const where = mergeListSearchAndWhere({ collectionConfig: payload.collections.media.config, search })
    const { docs } = await payload.find({ collection: 'media', where, locale: 'id', pagination: false })
    expect(docs.map((document) => document.id)).toContain(id)
    await payload.delete({ collection: 'media', id })
  },
)

it('a replaced file is shown by all documents that use it, and the old file is gone', async () => {
  const { id, filename, placeholder, sizes } = await upload(105)
  const slug = unique()
  await publishedArticle(slug, { cover: id, body: textWith(id) })
  const show = async () => {
    const response = await requestSite(`articles/${slug}?locale=id`)
    return { tags: response.headers.get(TAGS_HEADER) ?? '', body: await response.text() }
  }
  const before = await show()
  expect(before.body.split(filename ?? '?').length).toBeGreaterThan(2)

  const { newest } = await readBounds(payload)
  const body = toForm(await imageFile('pengganti.webp', 205), { alt: 'Uji' })
  const response = await requestAs('editor', `media/${id}`, { method: 'PATCH', body })
  expect(response.status).toBe(200)

  const replaced = await payload.findByID({ collection: 'media', id })
  const after = await show()
  expect(filename).not.toBe(replaced.filename)
  expect(after.body).not.toContain(filename)
  expect(after.body.split(replaced.filename ?? '?').length).toBe(before.body.split(filename ?? '?').length)
  expect(replaced.placeholder).not.toBe(placeholder)
  // The page has the tag that the change invalidates.
  const changed = (await readChangesAfter(payload, newest)).flatMap(({ tags }) => tags)
  expect(changed).toContain(`media:${id}`)
  expect(before.tags.split(' ')).toContain(`media:${id}`)
  for (const old of [filename, sizes?.w320?.filename]) {
    await expect(access(join(mediaFolder, old ?? ''))).rejects.toThrow('ENOENT')
  }
  await expect.poll(() => isInPublishedUse(payload, filename ?? '')).toBe(false)
})
