import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  changeArticle,
  draftArticle,
  linkTo,
  paragraph,
  payload,
  publishedArticle,
} from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { DeletionSchema } from './deletion.ts'

const describeDeletion = async (id: number) =>
  v.parse(
    DeletionSchema,
    await (await requestAs('editor', `articles/${id}/deletion`, { method: 'GET' })).json(),
  )
const deleteTo = (id: number | string, json: unknown, role: Parameters<typeof requestAs>[0] = 'editor') =>
  requestAs(role, `articles/${id}/deletion`, { json })
/** Those that visitors follow. */
const findRedirects = async (...paths: string[]) => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { in: paths }, _status: { equals: 'published' } },
    sort: 'from',
  })
  return docs.map(({ from, to, status }) => ({ from, to, status }))
}
const exists = async (id: number) =>
  (await payload.count({ collection: 'articles', where: { id: { equals: id } } })).totalDocs === 1

/** An article that is public in both languages. */
async function addBilingual() {
  const slug = `hapus-${crypto.randomUUID()}`
  const { id } = await publishedArticle(slug)
  const text = { title: 'Title', summary: 'Summary', body: paragraph('Body'), slug: `${slug}-en` }
  await changeArticle(id, { ...text, _status: 'published' }, { locale: 'en' })
  return { id, paths: [`/en/blog/${slug}-en`, `/id/blog/${slug}`] as const }
}

describe('deleting a published document', () => {
  it('names the documents that link to it, and its paths', async () => {
    const { id, paths } = await addBilingual()
    const title = `Penaut ${crypto.randomUUID()}`
    const linking = await publishedArticle(`penaut-${crypto.randomUUID()}`, { title, body: linkTo(paths[1]) })
    await draftArticle(`draf-${crypto.randomUUID()}`, { body: linkTo(paths[1]) })
    const { paths: shown, linkedFrom } = await describeDeletion(id)
    expect(shown.map(({ path }) => path).toSorted()).toEqual([...paths].toSorted())
    expect(linkedFrom).toEqual([
      { label: 'Artikel', title, adminPath: `/collections/articles/${linking.id}` },
    ])
    const { id: draft } = await draftArticle(`draf-${crypto.randomUUID()}`)
    expect(await describeDeletion(draft)).toEqual({ paths: [], linkedFrom: [] })
  })

  it('names what links to the selected rows of a list, but not the rows themselves', async () => {
    const title = `Penaut ${crypto.randomUUID()}`
    const [first, second] = [await addBilingual(), await addBilingual()]
    const linking = await publishedArticle(`penaut-${crypto.randomUUID()}`, {
      title,
      body: linkTo(first.paths[1]),
    })
    await changeArticle(second.id, { body: linkTo(first.paths[1]), _status: 'published' })
    const { id: draft } = await draftArticle(`draf-${crypto.randomUUID()}`)
    const named = { label: 'Artikel', title, adminPath: `/collections/articles/${linking.id}` }
    const rows = [first.id, second.id, draft]
    const inList = `where[id][in]=${rows.join(',')}`
    for (const { query, paths, linkedFrom } of [
      { query: inList, paths: 4, linkedFrom: [named] },
      { query: `${inList}&search=`, paths: 4, linkedFrom: [named] },
      { query: `where[id][in]=${rows.join(',')},${linking.id}&search=Title`, paths: 4, linkedFrom: [named] },
      { query: `where[id][in]=${draft}`, paths: 0, linkedFrom: [] },
      { query: 'where[id][in]=999999999', paths: 0, linkedFrom: [] },
    ]) {
      const response = await requestAs('editor', `articles/deletion?locale=en&${query}`, { method: 'GET' })
      const found = v.parse(DeletionSchema, await response.json())
      expect([found.paths.length, found.linkedFrom], query).toEqual([paths, linkedFrom])
    }
    expect((await requestAs('editor', 'articles/deletion?where=x', { method: 'GET' })).status).toBe(400)
    expect((await requestAs('reviewer', `articles/deletion?${inList}`, { method: 'GET' })).status).toBe(403)
  })

  it('redirects its paths in both languages', async () => {
    const { id, paths } = await addBilingual()
    expect((await deleteTo(id, { id: ' /id/tujuan-hapus ', en: '/en/tujuan-hapus' })).status).toBe(200)
    expect(await findRedirects(...paths)).toEqual([
      { from: paths[0], to: '/en/tujuan-hapus', status: 'permanent' },
      { from: paths[1], to: '/id/tujuan-hapus', status: 'permanent' },
    ])
    expect(await exists(id)).toBe(false)
  })

  it('redirects only the path of a language with a target', async () => {
    const slug = `hapus-${crypto.randomUUID()}`
    const [named, unnamed] = [await publishedArticle(slug), await publishedArticle(`${slug}-2`)]
    expect((await deleteTo(named.id, { id: '/id/tujuan-hapus', en: '/en/tujuan-hapus' })).status).toBe(200)
    expect((await deleteTo(unnamed.id, { id: ' ' })).status).toBe(200)
    expect(await findRedirects(`/id/blog/${slug}`, `/id/blog/${slug}-2`)).toEqual([
      { from: `/id/blog/${slug}`, to: '/id/tujuan-hapus', status: 'permanent' },
    ])
  })

  it.each([
    { name: 'a word', target: 'blog', says: 'Jalur yang dimulai dengan satu /' },
    { name: 'another host', target: 'https://jahat.example/', says: 'Situs ini tidak mengalihkan' },
    { name: 'a script', target: 'javascript:alert(1)', says: 'Jalur yang dimulai dengan satu /' },
    { name: 'two slashes', target: '//jahat.example', says: 'Jalur yang dimulai dengan satu /' },
    { name: 'a part that nothing fills', target: '/id/:nama', says: 'harus ada juga' },
  ])('is refused with its reason, and deletes nothing, if the target is $name', async ({ target, says }) => {
    const slug = `hapus-${crypto.randomUUID()}`
    const { id } = await publishedArticle(slug)
    const response = await deleteTo(id, { id: target })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(says)])
    expect([await exists(id), await findRedirects(`/id/blog/${slug}`)]).toEqual([true, []])
  })

  it.each([
    { name: 'a target', target: '/id/blog', status: 403 },
    { name: 'a target on a partner site', target: 'https://www.wirasana.example/a', status: 400 },
    { name: 'no target', target: ' ', status: 200 },
  ])('says while approval is required how to redirect: $name', async ({ target, status }) => {
    const slug = `hapus-${crypto.randomUUID()}`
    const { id } = await publishedArticle(slug)
    const setRequired = (requiresReview: boolean) =>
      payload.updateGlobal({ slug: 'settings', data: { requiresReview, _status: 'published' } })
    await setRequired(true)
    try {
      const response = await deleteTo(id, { id: target })
      expect(response.status).toBe(status)
      const says = 'Tidak dihapus. Pengalihan baru terbit setelah orang lain menyetujuinya.'
      expect((await response.text()).includes(says)).toBe(status === 403)
      expect([await exists(id), await findRedirects(`/id/blog/${slug}`)]).toEqual([status !== 200, []])
    } finally {
      await setRequired(false)
    }
  })

  it('is refused if it would redirect to itself', async () => {
    const slug = `hapus-${crypto.randomUUID()}`
    const { id } = await publishedArticle(slug)
    expect((await deleteTo(id, { id: `/id/blog/${slug}` })).status).toBe(400)
    expect(await exists(id)).toBe(true)
  })

  it.each([
    { name: 'no account', role: null, id: '1', json: {}, status: 401 },
    { name: 'a reviewer', role: 'reviewer', id: '1', json: {}, status: 403 },
    { name: 'a word as ID', role: 'editor', id: 'x', json: {}, status: 404 },
    { name: 'an unknown ID', role: 'editor', id: '999999999', json: {}, status: 404 },
    { name: 'a list', role: 'editor', id: '999999999', json: ['/id'], status: 400 },
    { name: 'a number as target', role: 'editor', id: '999999999', json: { id: 1 }, status: 400 },
  ] as const)('is refused for $name', async ({ role, id, json, status }) => {
    expect((await deleteTo(id, json, role)).status).toBe(status)
  })
})
