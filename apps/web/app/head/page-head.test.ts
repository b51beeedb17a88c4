import { brand } from '@site/brand/names.ts'
import { pageNames } from '@site/contracts/content/site-pages.ts'
import { describe, expect, it } from 'vitest'
import { fallbackSiteChrome } from '#app/request/fallback-site-chrome.ts'
import { pageHead, pageMeta } from './page-head.ts'
import { findSectionTitle } from './structured-data.ts'

const layoutMatch = {
  loaderData: { siteUrl: 'https://site.example', siteChrome: fallbackSiteChrome('id') },
}

function listLinks(head: ReturnType<typeof pageHead>, pathname: string) {
  return pageMeta({ loaderData: { head }, location: { pathname }, matches: [layoutMatch] })
    .filter((entry) => 'rel' in entry && !('type' in entry))
    .map(
      (entry) =>
        `${'rel' in entry && entry.rel} ${'hrefLang' in entry && entry.hrefLang} ${'href' in entry && entry.href}`,
    )
}

const words = { title: 'Judul', description: 'Ringkasan' }

describe('pageHead', () => {
  it('uses a document’s slugs in each language', () => {
    const head = pageHead({ page: 'blogDetail', ...words, translations: { id: 'saham', en: 'stocks' } })
    expect(listLinks(head, '/en/blog/stocks')).toEqual([
      'canonical false https://site.example/en/blog/stocks',
      'alternate id https://site.example/id/blog/saham',
      'alternate en https://site.example/en/blog/stocks',
      'alternate x-default https://site.example/id/blog/saham',
    ])
  })

  it('has no alternate for a language that the document does not have', () => {
    const head = pageHead({ page: 'blogDetail', ...words, translations: { id: 'saham', en: null } })
    expect(listLinks(head, '/id/blog/saham')).toEqual([
      'canonical false https://site.example/id/blog/saham',
      'alternate id https://site.example/id/blog/saham',
      'alternate x-default https://site.example/id/blog/saham',
    ])
  })

  it('keeps the page number of a list in both languages', () => {
    const head = pageHead({ page: 'announcement', ...words, query: { page: 2 } })
    expect(head.paths).toEqual({ id: '/id/pengumuman?page=2', en: '/en/announcement?page=2' })
  })

  it('has no counterpart for a filter that belongs to one language', () => {
    const localQuery = { locale: 'id', query: { category: 'pasar' } } as const
    const head = pageHead({ page: 'blog', ...words, localQuery })
    expect(head.paths).toEqual({ id: '/id/blog?category=pasar', en: '/en/blog' })
    expect(listLinks(head, '/id/blog')).toEqual([
      'canonical false https://site.example/id/blog?category=pasar',
    ])
  })
})

describe('a page with two filters', () => {
  it.each([
    { query: { category: 'pasar', author: null }, hasCounterpart: false },
    { query: { category: null, author: 'nara' }, hasCounterpart: false },
    { query: { category: 'pasar', author: 'nara' }, hasCounterpart: false },
    { query: { category: '', author: null }, hasCounterpart: true },
  ])('has a counterpart only without both: $query', ({ query, hasCounterpart }) => {
    const head = pageHead({ page: 'blog', ...words, localQuery: { locale: 'id', query } })
    expect(head.hasCounterpart).toBe(hasCounterpart)
  })
})

function findContent(head: ReturnType<typeof pageHead>, property: string) {
  return pageMeta({ loaderData: { head }, location: { pathname: '/id/blog/saham' }, matches: [layoutMatch] })
    .flatMap((entry) => ('property' in entry && entry.property === property ? [entry.content] : []))
    .at(0)
}

const dated = { publishedAt: '2026-11-18T02:00:00.000Z', modifiedAt: '2026-11-19T02:00:00.000Z' }

describe('pageMeta', () => {
  it('shares dated texts as articles with their dates', () => {
    const head = pageHead({ page: 'blogDetail', ...words, ...dated, category: 'Pasar' })
    expect(findContent(head, 'og:type')).toBe('article')
    expect(findContent(head, 'article:published_time')).toBe(dated.publishedAt)
    expect(findContent(head, 'article:modified_time')).toBe(dated.modifiedAt)
    expect(findContent(head, 'article:section')).toBe('Pasar')
    expect(findContent(pageHead({ page: 'blog', ...words }), 'og:type')).toBe('website')
  })

  it('prefers what editors wrote for search engines, each text on its own', () => {
    const image = { path: '/media/kartu.webp', alt: 'Kartu', width: 1200, height: 630, placeholder: null }
    const seo = { title: 'Judul mesin pencari', description: null, image }
    const head = pageHead({ page: 'blogDetail', ...words, seo })
    expect(findContent(head, 'og:title')).toBe('Judul mesin pencari')
    expect(findContent(head, 'og:description')).toContain('Ringkasan')
    expect(findContent(head, 'og:image')).toBe('https://site.example/media/kartu.webp')
    expect(findContent(head, 'og:image:alt')).toBe('Kartu')
    const drawn = pageHead({ page: 'blogDetail', ...words, seo: { ...seo, title: null, image: null } })
    expect(findContent(drawn, 'og:title')).toBe('Judul')
    expect(findContent(drawn, 'og:image')).toContain('/share/')
  })

  it('gives a changed title another picture URL, and page 1 and page 2 their own', () => {
    const address = (title: string, page: number | null) =>
      findContent(pageHead({ page: 'blog', ...words, title, query: { page } }), 'og:image')
    const [first, renamed, second] = [address('Satu', null), address('Dua', null), address('Satu', 2)]
    expect(first).toMatch(/^https:\/\/site\.example\/share\/id\/blog\.png\?v=[a-z0-9]+$/)
    expect(renamed).not.toBe(first)
    expect(second).toMatch(/\/share\/id\/blog\.png\?page=2&v=/)
  })

  it('cuts a title of 200 characters before the brand, but not for sharing', () => {
    const head = pageHead({ page: 'blog', ...words, title: 'Sebuah judul panjang '.repeat(10).trim() })
    const [title] = pageMeta({
      loaderData: { head },
      location: { pathname: '/id/blog' },
      matches: [layoutMatch],
    })
    expect(title).toEqual({
      title: `Sebuah judul panjang Sebuah judul panjang Sebuah judul panjang… · ${brand.companyName}`,
    })
    expect(findContent(head, 'og:title')).toBe(head.title)
  })

  it('excludes pages that are no entry point from search engines', () => {
    const head = pageHead({ page: 'searchResult', ...words })
    const meta = pageMeta({
      loaderData: { head },
      location: { pathname: '/id/search-result' },
      matches: [layoutMatch],
    })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  })

  it('states that a page was not found, in the language of its URL', () => {
    const meta = pageMeta({ location: { pathname: '/en/nowhere' }, matches: [], error: { status: 404 } })
    expect(meta).toContainEqual({ title: 'This page could not be found' })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

it('finds a section title for every page', () => {
  expect(pageNames.map((name) => findSectionTitle(name, 'id'))).not.toContain('')
})
