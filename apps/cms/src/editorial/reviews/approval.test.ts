import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#cms/base/access/has-role.ts'
import { createRequestAs, queueDue, schedule } from '../../../test/editing.ts'
import { textWithPicture, toForm, uploadImage } from '../../../test/media.ts'
import {
  changeArticle,
  draftArticle,
  imageFile,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'
import { makeAccount, requestAs, requestFromAdmin, signIn } from '../../../test/staff.ts'

const setRequired = (requiresReview: boolean) =>
  payload.updateGlobal({ slug: 'settings', data: { requiresReview, _status: 'published' } })
beforeAll(() => setRequired(true))
afterAll(() => setRequired(false))

const { collections, globals } = payload.config
const isDrafted = ({ versions }: { versions?: { drafts?: unknown } | false | undefined }) =>
  typeof versions === 'object' && Boolean(versions.drafts)
const draftedCollections = collections.filter(isDrafted).map(({ slug }) => slug)

const send = (role: Role, path: string, json: object, method = 'POST') =>
  requestAs(role, path, { method, json, language: 'en' })
const UpdatedSchema = v.object({ updatedAt: v.string() })

/** An action on the review of a document (`redirects/1`) or a global (`globals/home`). */
async function review(role: Role, path: string, action: string, cookie?: string) {
  const draft = await requestAs('admin', `${path}?draft=true&depth=0`, { method: 'GET' })
  const json = { action, updatedAt: v.parse(UpdatedSchema, await draft.json()).updatedAt }
  return cookie === undefined
    ? send(role, `${path}/review`, json)
    : requestFromAdmin(`${path}/review`, { json, cookie, language: 'en' })
}

async function approve(path: string) {
  await review('admin', path, 'request')
  expect((await review('reviewer', path, 'approve')).status).toBe(200)
}

/** Status and message of a rejected request. */
const readRejection = async (response: Response) => [response.status, await response.text()]
const rejected = (status: number, message: string) => [status, expect.stringContaining(message)]
const notApproved = rejected(403, 'Someone else must approve')
const changedSince = rejected(409, 'differs from what was approved')

describe('approval', () => {
  it('covers all that editors change, but not incidents, messages of visitors, their own account and texts of media', async () => {
    const req = await createRequestAs('editor')
    const open = []
    for (const { access, slug, ...config } of [...collections, ...globals]) {
      if (!isDrafted(config) && (await access.update({ req }))) open.push(slug)
    }
    const internal = /^payload-/
    expect(open.filter((slug) => !internal.test(slug)).toSorted()).toEqual([
      'contact-messages',
      'incidents',
      'media',
      'users',
    ])
  })

  it.each(draftedCollections)('is needed to publish a document of %s', async (collection) => {
    const data = { from: `/id/uji-${crypto.randomUUID()}`, to: '/id/blog', status: 'permanent' } as const
    if (collection === 'redirects') await payload.create({ collection, data })
    const { docs } = await payload.find({ collection, limit: 1, sort: '-id', depth: 0 })
    const response = await send('editor', `${collection}/${docs[0]?.id}`, { _status: 'published' }, 'PATCH')
    expect(await readRejection(response)).toEqual(notApproved)
  })

  it.each(globals.map(({ slug }) => slug))(
    'is needed to publish the global %s, by each way',
    async (slug) => {
      const path = `globals/${slug}`
      const publish = (query = '') => send('admin', `${path}${query}`, { _status: 'published' })
      expect(await readRejection(await publish())).toEqual(notApproved)
      for (const query of ['?draft=true', '?publishSpecificLocale=id&locale=id', '?select[id]=true']) {
        expect([query, ...(await readRejection(await publish(query)))]).toEqual([query, ...notApproved])
      }
      await send('admin', `${path}?draft=true`, { _status: 'draft' })
      expect(
        await schedule({ type: 'publish', date: new Date(Date.now() + 86_400_000), global: slug }),
      ).toEqual({
        error: expect.stringContaining(slug === 'settings' ? '' : 'disetujui oleh orang lain'),
      })
      await approve(path)
      expect((await publish()).status).toBe(200)
    },
  )

  it('does not exist in GraphQL, which is off', async () => {
    expect((await send('admin', 'graphql', { query: 'mutation { updateHome { id } }' })).status).toBe(404)
  })
})

describe('the approval of a global', () => {
  let before: Awaited<ReturnType<typeof readHome>>
  const readHome = () => payload.findGlobal({ slug: 'home', locale: 'id', depth: 0 })
  const saveDraft = (headline: string) =>
    send('admin', 'globals/home?draft=true&locale=id', { headline, _status: 'draft' })
  const publish = (json: object = {}) =>
    send('editor', 'globals/home?locale=id', { ...json, _status: 'published' })

  beforeAll(async () => {
    before = await readHome()
  })
  beforeEach(() => saveDraft(`Judul ${crypto.randomUUID()}`))
  afterAll(async () => {
    await payload.updateGlobal({
      slug: 'home',
      locale: 'id',
      data: { headline: before.headline, _status: 'published' },
    })
  })

  it('covers what was approved, and nothing that is sent with the publication or saved since', async () => {
    await approve('globals/home')
    expect(await readRejection(await publish({ headline: 'Disisipkan' }))).toEqual(changedSince)
    await saveDraft('Diubah sesudahnya')
    expect(await readRejection(await publish())).toEqual(changedSince)
    expect((await readHome()).headline).toBe(before.headline)
    await approve('globals/home')
    expect((await publish()).status).toBe(200)
    expect((await readHome()).headline).toBe('Diubah sesudahnya')
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { kind: { equals: 'approved' }, subject: { equals: 'home' } },
    })
    expect(docs.at(0)).toMatchObject({ title: 'Beranda', document: null })
  })

  it('is given once when two decide at the same time, and not by the person who asked', async () => {
    await review('editor', 'globals/home', 'request')
    const both = await Promise.all(
      (['reviewer', 'admin'] as const).map((role) => review(role, 'globals/home', 'approve')),
    )
    // The admin saved the draft before the request, which does not prevent the approval.
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await saveDraft('Sendiri')
    await review('reviewer', 'globals/home', 'request')
    expect(await readRejection(await review('reviewer', 'globals/home', 'approve'))).toEqual(
      rejected(409, 'Someone else must decide'),
    )
    expect(await readRejection(await publish())).toEqual(notApproved)
  })

  it('is not given by a reviewer who lost the role, and outlives the account of one who gave it', async () => {
    const [former, gone] = [await makeAccount('reviewer'), await makeAccount('reviewer')]
    const cookies = [await signIn(former.email), await signIn(gone.email)]
    await payload.update({ collection: 'users', id: former.id, data: { role: 'editor' } })
    await review('admin', 'globals/home', 'request')
    expect((await review('reviewer', 'globals/home', 'approve', cookies[0])).status).toBeGreaterThan(400)
    expect(await readRejection(await publish())).toEqual(notApproved)
    expect((await review('reviewer', 'globals/home', 'approve', cookies[1])).status).toBe(200)
    await payload.delete({ collection: 'users', id: gone.id })
    const status = await requestAs('editor', 'globals/home/review', { method: 'GET', language: 'en' })
    expect(await status.json()).toMatchObject({
      lines: expect.arrayContaining(['Approved', 'Decided by a deleted account']),
      unpublishable: null,
    })
    expect((await publish()).status).toBe(200)
  })

  it('does not cover an old version that is restored', async () => {
    const versions = await payload.findGlobalVersions({
      slug: 'home',
      sort: '-updatedAt',
      limit: 1,
      depth: 0,
    })
    const [old] = versions.docs
    await saveDraft('Lebih baru')
    await approve('globals/home')
    await publish()
    expect((await send('editor', `globals/home/versions/${old?.id}`, {})).status).toBe(200)
    expect(await readRejection(await publish())).toEqual(changedSince)
  })

  it('is checked when a schedule is due', async () => {
    const readMenu = () => payload.findGlobal({ slug: 'menu', locale: 'id', depth: 0 })
    const { header } = await readMenu()
    const json = { header: header?.slice(1), _status: 'draft' }
    await send('editor', 'globals/menu?draft=true&locale=id', json)
    await queueDue({ global: 'menu' })
    await payload.jobs.run()
    expect((await readMenu()).header).toEqual(header)
    const published = { 'version._status': { equals: 'published' } } as const
    const { docs } = await payload.findGlobalVersions({ slug: 'menu', where: published, limit: 1, depth: 0 })
    await payload.restoreGlobalVersion({ slug: 'menu', id: String(docs[0]?.id) })
  })
})

describe('the settings', () => {
  const path = 'globals/settings?locale=id'
  const read = () => payload.findGlobal({ slug: 'settings', locale: 'id', depth: 0 })

  const unpublished = [400, expect.stringContaining('unpublished')]
  const unapproved = [expect.any(Number), expect.stringContaining('Not published')]
  it.each([
    {
      name: 'at once',
      draft: {},
      json: { requiresReview: false, _status: 'published' },
      expected: unapproved,
    },
    {
      name: 'through a draft',
      draft: { requiresReview: false },
      json: { _status: 'published' },
      expected: unapproved,
    },
    {
      name: 'without a status',
      draft: { phone: '021-1' },
      json: { phone: '021-1' },
      expected: unpublished,
    },
    { name: 'by unpublishing', draft: {}, json: { phone: '021-1', _status: 'draft' }, expected: unpublished },
  ])('are not changed by an admin alone $name', async ({ draft, json, expected }) => {
    const { phone } = await read()
    await send('admin', `${path}&draft=true`, { ...draft, _status: 'draft' })
    expect(await readRejection(await send('admin', path, json))).toEqual(expected)
    expect(await read()).toMatchObject({ phone, requiresReview: true, _status: 'published' })
    const data = { phone, requiresReview: true, _status: 'published' } as const
    await payload.updateGlobal({ slug: 'settings', data })
  })
})

describe('a redirect', () => {
  const rule = () => ({ from: `/id/lama-${crypto.randomUUID()}`, to: '/id/blog', status: 'permanent' })
  const fetchList = async () => (await requestSite('redirects?locale=id')).text()

  it('is public only after approval, also from a list of them', async () => {
    const [one, other] = [rule(), rule()]
    expect(await readRejection(await send('editor', 'redirects', { ...one, _status: 'published' }))).toEqual(
      notApproved,
    )
    const CreatedSchema = v.object({ doc: v.object({ id: v.number() }) })
    const save = async (json: object) =>
      v.parse(CreatedSchema, await (await send('editor', 'redirects?draft=true', json)).json()).doc.id
    const ids = [await save(one), await save(other)]
    expect(await fetchList()).not.toContain(one.from)
    await approve(`redirects/${ids[0]}`)
    const bulk = await send('editor', `redirects?where[id][in]=${ids}`, { _status: 'published' }, 'PATCH')
    expect(bulk.status).toBe(400)
    expect(await fetchList()).not.toContain(one.from)
    const publish = await send('editor', `redirects/${ids[0]}`, { _status: 'published' }, 'PATCH')
    expect(publish.status).toBe(200)
    expect(await fetchList()).toContain(one.from)
  })

  it('of an approved document that is renamed follows by itself, with the earlier ones', async () => {
    const slug = `lama-${crypto.randomUUID()}`
    const { id } = await publishedArticle(slug)
    for (const next of [`${slug}-2`, `${slug}-3`]) {
      await send('editor', `articles/${id}?draft=true&locale=id`, { slug: next, _status: 'draft' }, 'PATCH')
      await approve(`articles/${id}`)
      const publish = await send('editor', `articles/${id}?locale=id`, { _status: 'published' }, 'PATCH')
      expect(publish.status).toBe(200)
    }
    const to = `/id/blog/${slug}-3`
    const { redirects } = await (await requestSite('redirects?locale=id')).json()
    expect(redirects).toEqual(
      expect.arrayContaining([
        { from: `/id/blog/${slug}`, to, status: 301 },
        { from: `/id/blog/${slug}-2`, to, status: 301 },
      ]),
    )
  })
})

describe('the file of an image', () => {
  const replace = async (id: number, red: number) =>
    requestAs('editor', `media/${id}`, {
      method: 'PATCH',
      body: toForm(await imageFile('ganti.webp', red), {}),
      language: 'en',
    })
  const readName = async (id: number) => (await payload.findByID({ collection: 'media', id })).filename
  const inUse = rejected(409, 'Upload a new file, choose it in the document')

  it.each([
    {
      name: 'a published document',
      use: (cover: number) => publishedArticle(`g-${crypto.randomUUID()}`, { cover }),
    },
    { name: 'a draft', use: (cover: number) => draftArticle(`g-${crypto.randomUUID()}`, { cover }) },
    {
      name: 'a text',
      use: (picture: number) =>
        publishedArticle(`g-${crypto.randomUUID()}`, { body: textWithPicture(picture) }),
    },
  ])('is not replaced while $name uses it', async ({ use }) => {
    const { id, filename } = await uploadImage(`dipakai-${crypto.randomUUID()}.webp`, 11)
    expect((await replace(id, 12)).status).toBe(200)
    await use(id)
    const name = await readName(id)
    expect(name).not.toBe(filename)
    expect(await readRejection(await replace(id, 13))).toEqual(inUse)
    await send('editor', `media/${id}`, { filename }, 'PATCH')
    expect(await readName(id)).toBe(name)
    const bulk = await requestAs('editor', `media?where[id][in]=${id}`, {
      method: 'PATCH',
      body: toForm(await imageFile('ganti.webp', 14), {}),
    })
    expect(bulk.status).toBe(409)
    expect(await readName(id)).toBe(name)
    expect((await send('editor', `media/${id}?locale=id`, { alt: 'Teks lain' }, 'PATCH')).status).toBe(200)
  })

  it('is replaced while approval is not required', async () => {
    const { id } = await uploadImage(`bebas-${crypto.randomUUID()}.webp`, 21)
    const article = await draftArticle(`g-${crypto.randomUUID()}`, { cover: id })
    await changeArticle(article.id, { _status: 'published' })
    await setRequired(false)
    expect((await replace(id, 22)).status).toBe(200)
    await setRequired(true)
  })
})
