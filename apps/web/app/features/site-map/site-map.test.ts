import { documentsPerPart, indexedKinds } from '@site/contracts/content/site-index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService } from '#app/content/fake-service.fixture.ts'
import { locales } from '#app/i18n/locales.ts'
import { parseSiteMapFile, siteMapParts, siteMapPath } from '#app/i18n/site-map-files.ts'
import { siteMapEntries } from './entries.server.ts'
import { siteMapFiles } from './files.server.ts'

const article = (slug: string) => ({
  translations: { id: slug, en: null },
  key: null,
  cover: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
})
const parts = [
  { part: 1, changed: '2026-11-20T00:00:00.000Z' },
  { part: 3, changed: '2026-11-22T00:00:00.000Z' },
]
const companies = Array.from({ length: documentsPerPart }, (_, number) => ({
  slug: `perusahaan-${number}`,
  hasNews: number < 3,
}))

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
  service.respond = ({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://stand-in')
    if (pathname.endsWith('/site-index/articles')) {
      const part = searchParams.get('part')
      return {
        body: { documents: part === '2' ? [] : [article(`artikel-${searchParams.get('locale')}-${part}`)] },
      }
    }
    if (pathname.endsWith('/site-index/pages')) {
      return { body: { documents: [article(`karier-${searchParams.get('part')}`)] } }
    }
    if (pathname.endsWith('/site-index') && searchParams.has('locale')) {
      const kinds = indexedKinds.map((kind) => ({ kind, parts: kind === 'articles' ? parts : [] }))
      return { body: { kinds } }
    }
    return pathname.endsWith('/site-index')
      ? { body: { asOf: '2026-11-21', companies, news: [] } }
      : { status: 404, body: {} }
  }
})

describe('the names of site maps', () => {
  it('can be parsed back', () => {
    const files = siteMapParts.flatMap((part) =>
      locales.flatMap((locale) => [1, 2, 10, 4_160].map((number) => ({ part, locale, number }))),
    )
    expect(files.map((file) => parseSiteMapFile(siteMapPath(file).slice('/sitemaps/'.length)))).toEqual(files)
  })

  it.each([
    'id-articles-1.xml',
    'id-articles-0.xml',
    'id-articles-02.xml',
    'id-articles-.xml',
    'fr-pages.xml',
    'id-2.xml',
  ])('are not: %s', (name) => {
    expect(parseSiteMapFile(name)).toBeNull()
  })
})

describe('site maps with very many URLs', () => {
  it('are listed as numbered parts with the latest change of each, without requesting documents', async () => {
    const files = await siteMapFiles(service.actionContext('203.0.113.7').site)
    expect(files.filter(({ path }) => path.includes('articles'))).toEqual([
      { path: '/sitemaps/id-articles.xml', changed: parts[0]?.changed },
      { path: '/sitemaps/id-articles-3.xml', changed: parts[1]?.changed },
      { path: '/sitemaps/en-articles.xml', changed: parts[0]?.changed },
      { path: '/sitemaps/en-articles-3.xml', changed: parts[1]?.changed },
    ])
    expect(files.filter(({ path }) => path.startsWith('/sitemaps/id-')).map(({ path }) => path)).toEqual([
      '/sitemaps/id-pages.xml',
      '/sitemaps/id-articles.xml',
      '/sitemaps/id-articles-3.xml',
      '/sitemaps/id-companies.xml',
      '/sitemaps/id-companies-2.xml',
    ])
    expect(service.requests.map(({ path }) => path).filter((path) => /site-index\//.test(path))).toEqual([])
  })

  it('request their own part in their own language', async () => {
    const { site } = service.actionContext('203.0.113.7')
    const entries = await siteMapEntries({ part: 'articles', locale: 'en', number: 3 }, site)
    expect(entries.map(({ paths }) => paths.id)).toEqual(['/id/blog/artikel-en-3'])
    expect(await siteMapEntries({ part: 'articles', locale: 'en', number: 2 }, site)).toEqual([])
  })

  it('are split for market data as well', async () => {
    const { site } = service.actionContext('203.0.113.7')
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((number) => siteMapEntries({ part: 'companies', locale: 'id', number }, site)),
    )
    expect([first?.length, second?.length, third?.length]).toEqual([documentsPerPart, 3, 0])
  })

  it('have the fixed pages and listings in the first part of the pages only', async () => {
    const { site } = service.actionContext('203.0.113.7')
    const listPaths = async (number: number) =>
      (await siteMapEntries({ part: 'pages', locale: 'id', number }, site)).map(({ paths }) => paths.id)
    const first = await listPaths(1)
    expect(first).toEqual(expect.arrayContaining(['/id', '/id/faq', '/id/reksadana', '/id/karier-1']))
    expect(first).not.toContain('/id/search-result')
    expect(await listPaths(2)).toEqual(['/id/karier-2'])
  })
})
