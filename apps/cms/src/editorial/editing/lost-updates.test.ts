import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fetchEditStatus } from '../../../test/editing.ts'
import { uploadImage } from '../../../test/media.ts'
import { changeArticle, draftArticle, payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const SavedSchema = v.object({ doc: v.object({ title: v.string(), updatedAt: v.string() }) })

/** What the admin's form sends: everything it loaded, and the change. */
const save = async (id: number, query: string, json: object, language: 'id' | 'en' = 'id') =>
  requestAs('editor', `articles/${id}?locale=id${query}`, { method: 'PATCH', json, language })

describe('a document that was saved since a form was loaded', () => {
  it.each([
    { what: 'a draft', query: '&draft=true', status: 'draft' },
    { what: 'a publication', query: '', status: 'published' },
    { what: 'a publication of one language', query: '&publishSpecificLocale=id', status: 'published' },
  ])('is not overwritten by $what, with a message to the editor', async ({ query, status }) => {
    const { id, updatedAt } = await draftArticle(`tertimpa-${crypto.randomUUID()}`)
    const of = (title: string) => ({ title, updatedAt, _status: status })
    const first = await save(id, '&draft=true', { ...of('Dari B'), _status: 'draft' })
    expect(first.status).toBe(200)
    const second = await save(id, query, of('Dari A'))
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('Tidak disimpan. Dokumen ini sudah disimpan')
    const third = await save(id, query, of('From A'), 'en')
    expect(await third.text()).toContain('Not saved')
    const stored = await payload.findByID({ collection: 'articles', id, locale: 'id', draft: true })
    expect(stored.title).toBe('Dari B')
  })

  it('is saved by a form that was loaded later or was notified', async () => {
    const { id, updatedAt } = await draftArticle(`berurutan-${crypto.randomUUID()}`)
    let loadedAt = updatedAt
    const turns = [
      ['satu', '&draft=true', 'draft'],
      ['dua', '&draft=true', 'draft'],
      ['tiga', '', 'published'],
      ['empat', '&publishSpecificLocale=id', 'published'],
      ['lima', '&draft=true', 'draft'],
      ['enam', '', 'published'],
    ] as const
    for (const [title, query, _status] of turns) {
      const response = await save(id, query, { title, updatedAt: loadedAt, _status })
      expect([title, response.status]).toEqual([title, 200])
      loadedAt = v.parse(SavedSchema, await response.json()).doc.updatedAt
    }
    const { updatedAt: newest, savedBy } = await fetchEditStatus(`articles/${id}`)
    expect(savedBy).toEqual({ name: 'Rahayu', isSelf: true })
    await changeArticle(id, { title: 'Dari tempat lain' })
    expect((await save(id, '', { title: 'tujuh', updatedAt: loadedAt })).status).toBe(409)
    const polled = await fetchEditStatus(`articles/${id}`)
    expect(polled.savedBy).toBeNull()
    expect(Date.parse(polled.updatedAt ?? '')).toBeGreaterThan(Date.parse(newest ?? ''))
    expect((await save(id, '', { title: 'tujuh', updatedAt: polled.updatedAt })).status).toBe(200)
  })

  it('is saved in both languages one after the other, and in neither if someone saved before', async () => {
    const { id, updatedAt } = await draftArticle(`dua-bahasa-${crypto.randomUUID()}`)
    const inLanguage = (locale: 'id' | 'en', title: string, loadedAt: string) => {
      const json = { title, updatedAt: loadedAt, _status: 'draft' }
      return requestAs('editor', `articles/${id}?locale=${locale}&draft=true`, { method: 'PATCH', json })
    }
    const first = await inLanguage('id', 'Judul A', updatedAt)
    const { doc } = v.parse(SavedSchema, await first.json())
    expect((await inLanguage('en', 'Title A', doc.updatedAt)).status).toBe(200)
    expect((await inLanguage('id', 'Judul B', updatedAt)).status).toBe(409)
    expect((await inLanguage('en', 'Title B', doc.updatedAt)).status).toBe(409)
    const stored = await payload.findByID({ collection: 'articles', id, locale: 'all', draft: true })
    expect(stored.title).toEqual({ id: 'Judul A', en: 'Title A' })
  })

  it('is not overwritten if it has no drafts', async () => {
    const { id, updatedAt } = await uploadImage('bersama.webp', 33)
    await payload.update({ collection: 'media', id, data: { alt: 'Dari B' } })
    const json = { alt: 'Dari A', updatedAt }
    expect((await requestAs('editor', `media/${id}`, { method: 'PATCH', json })).status).toBe(409)
  })

  it.each(['menu', 'home', 'settings'])('is not overwritten if it is the global %s', async (slug) => {
    const path = `globals/${slug}?locale=id&draft=true`
    const { updatedAt } = await fetchEditStatus(`globals/${slug}`)
    const change = { updatedAt, _status: 'draft' }
    const send = async () => (await requestAs('admin', path, { json: change })).status
    expect([await send(), await send()]).toEqual([200, 409])
  })
})
