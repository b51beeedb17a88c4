import { describe, expect, it } from 'vitest'
import { pageHead, pageMeta } from './page-head.ts'

const frame = {
  loaderData: { siteUrl: 'https://site.example', shell: { settings: { companyName: 'Wirasana Sekuritas' } } },
}

function linksOf(head: ReturnType<typeof pageHead>, pathname: string) {
  return pageMeta({ loaderData: { head }, location: { pathname }, matches: [frame] })
    .filter((entry) => 'rel' in entry)
    .map(
      (entry) =>
        `${'rel' in entry && entry.rel} ${'hrefLang' in entry && entry.hrefLang} ${'href' in entry && entry.href}`,
    )
}

const words = { title: 'Judul', description: 'Ringkasan' }

describe('pageHead', () => {
  it('names a document’s address in each language by its own slugs', () => {
    const head = pageHead({ page: 'blogDetail', ...words, translations: { id: 'saham', en: 'stocks' } })
    expect(linksOf(head, '/en/blog/stocks')).toEqual([
      'canonical false https://site.example/en/blog/stocks',
      'alternate id https://site.example/id/blog/saham',
      'alternate en https://site.example/en/blog/stocks',
      'alternate x-default https://site.example/id/blog/saham',
    ])
  })

  it('names no alternate for a language that the document does not have', () => {
    const head = pageHead({ page: 'blogDetail', ...words, translations: { id: 'saham', en: null } })
    expect(linksOf(head, '/id/blog/saham')).toEqual([
      'canonical false https://site.example/id/blog/saham',
      'alternate id https://site.example/id/blog/saham',
      'alternate x-default https://site.example/id/blog/saham',
    ])
  })

  it('keeps the page number of a list in both languages', () => {
    const head = pageHead({ page: 'announcement', ...words, query: { page: 2 } })
    expect(head.paths).toEqual({ id: '/id/pengumuman?page=2', en: '/en/announcement?page=2' })
  })

  it('has no counterpart for a filter whose words belong to one language', () => {
    const localQuery = { locale: 'id', query: { category: 'pasar' } } as const
    const head = pageHead({ page: 'blog', ...words, localQuery })
    expect(head.paths).toEqual({ id: '/id/blog?category=pasar', en: '/en/blog' })
    expect(linksOf(head, '/id/blog')).toEqual(['canonical false https://site.example/id/blog?category=pasar'])
  })
})

describe('pageMeta', () => {
  it('keeps pages that are nobody’s way in out of search engines', () => {
    const head = pageHead({ page: 'searchResult', ...words })
    const meta = pageMeta({
      loaderData: { head },
      location: { pathname: '/id/search-result' },
      matches: [frame],
    })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  })

  it('says that a page was not found in the language of its address', () => {
    const meta = pageMeta({ location: { pathname: '/en/nowhere' }, matches: [], error: { status: 404 } })
    expect(meta).toContainEqual({ title: 'This page could not be found' })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
