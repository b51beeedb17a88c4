import { documentsPerPart } from '@site/contracts/content/site-index.ts'
import { describe, expect, it } from 'vitest'
import { readBounds, readChangesAfter } from '#cms/editorial/change-feed/read-changes.ts'
import { fetchEditStatus } from '../../../test/editing.ts'
import {
  changeArticle,
  draftArticle,
  paragraph,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const english = (word: string) => ({ title: word, summary: `About ${word}`, body: paragraph(word) })

async function bilingualArticle(slug: string, word: string) {
  const { id } = await publishedArticle(slug)
  await changeArticle(id, { ...english(word), _status: 'published' }, { locale: 'en' })
  return id
}

const save = (id: number, query: string, json: object) =>
  requestAs('editor', `articles/${id}?${query}`, { method: 'PATCH', json })

const fetchLanguages = async (id: number) => (await fetchEditStatus(`articles/${id}`)).languages

async function fetchSitePaths(id: number, locale: 'id' | 'en') {
  const part = Math.ceil(id / documentsPerPart)
  return (await requestSite(`site-index/articles?locale=${locale}&part=${part}`)).text()
}

describe('a published document with a withdrawn language', () => {
  it('is gone from the site in that language only, and comes back', async () => {
    const id = await bilingualArticle('satu-bahasa-ditarik', 'Withdrawnword')
    expect((await requestSite('articles/withdrawnword?locale=en')).status).toBe(200)
    const { newest } = await readBounds(payload)
    expect((await save(id, 'locale=en', { isWithdrawn: true, _status: 'published' })).status).toBe(200)

    const tags = [`articles:${id}`, 'list:articles', `page-of-articles:${id}`]
    expect(await readChangesAfter(payload, newest)).toMatchObject([{ tags }])
    expect((await requestSite('articles/withdrawnword?locale=en')).status).toBe(404)
    expect(await (await requestSite('articles?locale=en')).text()).not.toContain('Withdrawnword')
    expect(await (await requestSite('search?locale=en&q=withdrawnword')).json()).toMatchObject({ total: 0 })
    expect(await fetchSitePaths(id, 'en')).not.toContain('withdrawnword')
    const translations = { id: 'satu-bahasa-ditarik', en: null }
    const indonesian = await requestSite('articles/satu-bahasa-ditarik?locale=id')
    expect(await indonesian.json()).toMatchObject({ translations })
    expect(await (await requestSite('articles?locale=id')).text()).toContain('satu-bahasa-ditarik')
    expect(await (await requestSite('search?locale=id&q=ditarik')).text()).toContain('satu-bahasa-ditarik')
    expect(await fetchSitePaths(id, 'id')).toContain('satu-bahasa-ditarik')

    await save(id, 'locale=en', { isWithdrawn: false, _status: 'published' })
    expect((await requestSite('articles/withdrawnword?locale=en')).status).toBe(200)
  })

  it('leaves the caches even if the other language appears at the same time', async () => {
    const { id } = await publishedArticle('bahasa-berganti')
    await changeArticle(id, english('Appearingword'), { locale: 'en', draft: true })
    const { newest } = await readBounds(payload)
    expect((await save(id, 'locale=id', { isWithdrawn: true, _status: 'published' })).status).toBe(200)
    const [change] = await readChangesAfter(payload, newest)
    expect(change?.tags).toContain(`page-of-articles:${id}`)
    expect((await requestSite('articles/appearingword?locale=en')).status).toBe(200)
    expect((await requestSite('articles/bahasa-berganti?locale=id')).status).toBe(404)
  })

  it('stays public until the draft that withdraws it is published', async () => {
    const id = await bilingualArticle('tarik-nanti', 'Laterword')
    await save(id, 'locale=en&draft=true', { isWithdrawn: true, _status: 'draft' })
    expect((await requestSite('articles/laterword?locale=en')).status).toBe(200)
    expect(await fetchLanguages(id)).toMatchObject({
      en: { lacks: [], isWithdrawn: true, url: 'http://127.0.0.1:3000/en/blog/laterword' },
    })
  })
})

describe('the editor', () => {
  it('sees what each language lacks before, and where the document is public after publishing', async () => {
    const { id } = await draftArticle('terbit-sebagian')
    expect(await fetchLanguages(id)).toMatchObject({
      needed: [{ path: 'title' }, { path: 'summary' }, { path: 'body' }],
      id: { lacks: [], url: null },
      en: { lacks: ['Judul', 'Ringkasan', 'Isi'], isWithdrawn: false, url: null },
    })
    await changeArticle(id, { _status: 'published' })
    expect(await fetchLanguages(id)).toMatchObject({
      id: { url: 'http://127.0.0.1:3000/id/blog/terbit-sebagian' },
      en: { url: null },
    })
  })

  it('sees no newer draft after publishing one language, unless the other one has unpublished text', async () => {
    const loadNewestStatus = async (id: number) =>
      (await payload.findByID({ collection: 'articles', id, draft: true }))._status
    const same = await draftArticle('satu-bahasa-sama')
    await save(same.id, 'locale=id&publishSpecificLocale=id', { title: 'Terbit', _status: 'published' })
    expect(await loadNewestStatus(same.id)).toBe('published')

    const other = await draftArticle('satu-bahasa-beda')
    await save(other.id, 'locale=en&draft=true', { title: 'Unpublished', _status: 'draft' })
    await save(other.id, 'locale=id&publishSpecificLocale=id', { title: 'Terbit', _status: 'published' })
    expect(await loadNewestStatus(other.id)).toBe('draft')
  })
})
