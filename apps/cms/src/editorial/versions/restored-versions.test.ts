import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changeArticle, paragraph, payload, publishedArticle } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { LossSchema } from './losses.ts'

const translation = { title: 'Title', summary: 'Summary', body: paragraph('Body') }

describe('an old version', () => {
  it('is restored as a draft for any request, and its losses can be read before', async () => {
    const slug = `pulih-${crypto.randomUUID()}`
    const { id } = await publishedArticle(slug, { title: 'Lama' })
    const { docs } = await payload.findVersions({ collection: 'articles', where: { parent: { equals: id } } })
    const [first] = docs
    await changeArticle(id, { ...translation, slug: `${slug}-en`, _status: 'published' }, { locale: 'en' })
    await changeArticle(id, { title: 'Baru', _status: 'published' })
    const path = `articles/versions/${first?.id}`
    const read = await requestAs('editor', `${path}/losses`, { method: 'GET' })
    expect(v.parse(v.array(LossSchema), await read.json())).toEqual(
      expect.arrayContaining([
        { field: 'Judul', language: 'id', kind: 'replaced' },
        { field: 'Judul', language: 'en', kind: 'lost' },
        { field: 'Ringkasan', language: 'en', kind: 'lost' },
        { field: 'Isi', language: 'en', kind: 'lost' },
      ]),
    )
    expect((await requestAs('editor', `${path}?draft=false`, { method: 'POST' })).status).toBe(200)
    const readUndone = () => requestAs('editor', `articles/${id}/publication-losses`, { method: 'GET' })
    expect(v.parse(v.array(LossSchema), await (await readUndone()).json())).toEqual(
      expect.arrayContaining([{ field: 'Judul', language: 'en', kind: 'lost' }]),
    )
    const published = await payload.findByID({ collection: 'articles', id, locale: 'all' })
    expect(published).toMatchObject({ _status: 'published', title: { id: 'Baru', en: 'Title' } })
    const draft = await payload.findByID({ collection: 'articles', id, locale: 'all', draft: true })
    expect(draft).toMatchObject({ _status: 'draft', title: { id: 'Lama' } })
    await changeArticle(id, { _status: 'published' })
    await changeArticle(id, { title: 'Ringkas' }, { draft: true })
    expect(await (await readUndone()).json()).toEqual([])
  })

  it('of a global is restored as a draft', async () => {
    const slug = 'calculator-assumptions'
    const { docs } = await payload.findGlobalVersions({
      slug,
      limit: 1,
      where: { 'version._status': { equals: 'published' } },
    })
    expect(
      (await requestAs('editor', `globals/${slug}/versions/${docs[0]?.id}`, { method: 'POST' })).status,
    ).toBe(200)
    expect(await payload.findGlobal({ slug, draft: true })).toMatchObject({ _status: 'draft' })
    expect(await payload.findGlobal({ slug })).toMatchObject({ _status: 'published' })
    const read = await requestAs('editor', `globals/${slug}/versions/${docs[0]?.id}/losses`, {
      method: 'GET',
    })
    expect(v.parse(v.array(LossSchema), await read.json())).toEqual([])
    const undone = await requestAs('editor', `globals/${slug}/publication-losses`, { method: 'GET' })
    expect([undone.status, await undone.json()]).toEqual([200, []])
  })
})
