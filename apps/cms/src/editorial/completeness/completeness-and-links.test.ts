import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLinks } from '#cms/editorial/links/check-links.ts'
import { uploadImage } from '../../../test/media.ts'
import { articleData, changeArticle, linkTo, paragraph, payload } from '../../../test/service.ts'
import { readCompleteness } from './read-completeness.ts'

describe('completeness', () => {
  const inArticles = async (id: number, language: 'id' | 'en' | null = null) => {
    const { incomplete } = await readCompleteness(payload, { collection: 'articles', language })
    return incomplete.find(({ document }) => document === id)
  }

  it('lists what the newest version of a document lacks in each language', async () => {
    const data = { ...(await articleData('tanpa-inggris')), _status: 'published' as const }
    const { id } = await payload.create({ collection: 'articles', locale: 'id', data })
    expect(await inArticles(id)).toMatchObject({
      title: 'Judul tanpa-inggris',
      is_published: true,
      has_draft: false,
      lacks_id: [],
      lacks_en: ['title', 'summary', 'body', 'slug'],
    })
    expect(await inArticles(id, 'id')).toBeUndefined()

    const english = { title: 'Only', summary: 'Only', slug: 'only-draft', _status: 'draft' as const }
    await changeArticle(id, english, { locale: 'en', draft: true })
    expect(await inArticles(id)).toMatchObject({ has_draft: true, lacks_en: ['body'] })

    await changeArticle(id, { body: paragraph('Done') }, { locale: 'en', draft: true })
    expect(await inArticles(id)).toBeUndefined()
  })

  it('lists an image without an alternative text in each language, unless it is decorative', async () => {
    const described = await uploadImage('alt.webp', 81, 'Sebuah grafik')
    const unnamed = await uploadImage('alt.webp', 82, '')
    const decorative = await uploadImage('alt.webp', 83, '')
    await payload.update({ collection: 'media', id: decorative.id, data: { isDecorative: true } })
    const { incomplete } = await readCompleteness(payload, { collection: 'media', language: null })
    const found = (id: number) => incomplete.find(({ document }) => document === id)
    expect(found(described.id)).toMatchObject({ title: described.filename, lacks_id: [], lacks_en: ['alt'] })
    expect(found(unnamed.id)).toMatchObject({ lacks_id: ['alt'], lacks_en: ['alt'] })
    expect(found(decorative.id)).toBeUndefined()
  })

  it('counts every document of every collection that has drafts', async () => {
    const { tables, totals } = await readCompleteness(payload, { collection: null, language: null })
    expect(tables.map(({ collection }) => collection)).toContain('morning-notes')
    const { totalDocs } = await payload.count({ collection: 'faqs' })
    expect(totals.find(({ collection }) => collection === 'faqs')?.total).toBe(totalDocs)
  })
})

describe('link check', () => {
  let siteUrl = ''
  const requests: string[] = []
  const site = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (request.url === '/id/pindah') response.writeHead(301, { location: '/id/baru' }).end()
    else response.writeHead(request.url === '/id/tidak-ada' ? 404 : 200).end()
  })

  beforeAll(async () => {
    siteUrl = await listenLocally(site)
  })
  afterAll(() => site.close())

  it('reports broken and redirected links, and requests no external URL', async () => {
    const create = async (slug: string, url: string, _status: 'published' | 'draft') => {
      const data = { ...(await articleData(slug)), body: linkTo(url), _status }
      return payload.create({ collection: 'articles', locale: 'id', data, draft: _status === 'draft' })
    }
    const broken = await create('tautan-putus', '/id/tidak-ada#bagian', 'published')
    await create('tautan-pindah', 'http://127.0.0.1:3000/id/pindah', 'published')
    await create('tautan-luar', 'https://elsewhere.example/x', 'published')
    await create('tautan-draf', '/id/hanya-di-draf', 'draft')
    const pattern = { from: '/id/pola/:slug', to: '/id/pola-baru/:slug', status: 'permanent' } as const
    await payload.create({ collection: 'redirects', data: { ...pattern, _status: 'published' } })

    const report = await checkLinks(payload, siteUrl)
    expect(report.broken.map(({ address }) => address)).toEqual(['/id/tidak-ada'])
    expect(report.broken[0]?.places).toEqual([
      expect.objectContaining({ adminPath: `/collections/articles/${broken.id}`, locale: 'id' }),
    ])
    expect(report.redirected).toEqual([expect.objectContaining({ address: '/id/pindah', to: '/id/baru' })])
    expect(report.external.map(({ address }) => address)).toContain('https://elsewhere.example/x')
    expect(requests.filter((line) => !line.startsWith('HEAD /'))).toEqual([])
    expect(requests.some((line) => line.includes('hanya-di-draf'))).toBe(false)
    expect(requests.some((line) => line.includes('pola-baru'))).toBe(false)
  })

  it('requests at most the given number of paths, and reports the others as unknown', async () => {
    const report = await checkLinks(payload, siteUrl, { paths: 1, milliseconds: 1000 })
    expect(report.requested).toBe(1)
    expect(report.unknown.length).toBeGreaterThan(0)
  })
})
