import { expect, test } from '@playwright/test'
import { type PageName, sitePages } from '@site/contracts/content/site-pages.ts'
import { fillPath, pathTo } from '#app/i18n/path-to.ts'

/** Redirects in one step. */
const moved = [
  { from: '/en/tentang-kami', to: pathTo('aboutUs', 'en'), status: 301 },
  { from: '/en/reksadana', to: pathTo('productListing', 'en', { product: 'mutual-fund' }), status: 301 },
  {
    from: '/id/riset-dan-berita/daftar-informasi-perusahaan/BQNS',
    to: pathTo('companyDetail', 'id', { slug: 'bqns' }),
    status: 301,
  },
  { from: '/en/research-and-news/latest-news', to: pathTo('companyList', 'en'), status: 301 },
  { from: '/en/products-and-services/services/mppe', to: pathTo('serviceMppe', 'en'), status: 301 },
  { from: '/id/riset-dan-berita', to: pathTo('companyList', 'id'), status: 302 },
  { from: '/en/education/learn-investment', to: pathTo('education', 'en'), status: 302 },
] as const

test('each old or variant URL redirects to the current one in one step', async ({ request, baseURL }) => {
  for (const { from, to, status } of moved) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(status)
    expect(new URL(response.headers().location ?? '', baseURL).pathname, from).toBe(to)
  }
})

test('a slug of the other language redirects to the page’s own slug', async ({ request, baseURL }) => {
  const html = await (await request.get(pathTo('blog', 'en'))).text()
  const slug = /href="\/en\/blog\/([a-z0-9-]+)"/.exec(html.slice(html.indexOf('<article')))?.[1] ?? ''
  const response = await request.get(pathTo('blogDetail', 'id', { slug }), { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  const target = new URL(response.headers().location ?? '', baseURL).pathname
  expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
})

test('the root path redirects to the language of a valid cookie, otherwise to Indonesian', async ({
  request,
}) => {
  for (const [cookie, path] of [
    ['', '/id'],
    ['locale=fr', '/id'],
    ['xlocale=en', '/id'],
    ['locale=//evil.example', '/id'],
    ['a=b; locale=en', '/en'],
  ] as const) {
    const headers = { cookie, 'accept-language': 'en-GB,en' }
    const response = await request.get('/', { maxRedirects: 0, headers })
    expect([response.status(), response.headers().location], cookie).toEqual([302, path])
    expect(response.headers()['cache-control']).toContain('no-store')
  }
})

/** Invalid requests with their status. */
const bad = [
  { name: 'an unknown page', path: '/en/nowhere', status: 404 },
  { name: 'a path without a language', path: '/blog', status: 404 },
  { name: 'an unknown language', path: '/fr/blog', status: 404 },
  { name: 'an unknown article', path: '/en/blog/no-such-article', status: 404 },
  { name: 'an unknown company', path: '/en/research-and-news/company-information-list/zzzz', status: 404 },
  { name: 'a slug with invalid characters', path: '/en/blog/a%27%22%3Cscript%3E', status: 404 },
  { name: 'a missing file', path: '/media/none.webp', status: 404 },
  { name: 'a script of an old build', path: '/assets/old-abc.js', status: 404 },
  { name: 'an 8 KiB query', path: `/id/blog?q=${'a'.repeat(8192)}`, status: 414 },
]

/** The words of the specification for lists without a match. */
const announcementsEmpty = { locale: 'id', text: 'Data tidak ditemukan' } as const
const empty = { locale: 'en', text: 'Data Not Available' } as const

/** Queries of lists and tabs: unknown values (404) and filters without a match (200). */
const unmatched: readonly [
  page: PageName,
  query: string,
  status: 200 | 404,
  words?: typeof announcementsEmpty,
][] = [
  ['blog', 'category=zzz', 404],
  ['blog', 'category=a%27b', 404],
  ['blog', 'author=zzz', 404],
  ['blog', 'page=abc', 404],
  ['blog', 'page=999', 404],
  ['announcement', 'category=zzz', 404, announcementsEmpty],
  ['announcement', 'year=abc', 404, announcementsEmpty],
  ['announcement', 'year=1999', 200, announcementsEmpty],
  ['faq', 'category=zzz', 404],
  ['educationalVideos', 'category=zzz', 404],
  ['events', 'when=zzz', 404],
  ['events', 'page=999', 404],
  ['productListing', 'page=999', 404],
  ['promo', 'product=zzz', 404],
  ['promo', 'when=zzz', 404],
  ['researchReport', 'category=zzz', 404],
  ['researchReport', 'sector=zzz', 404],
  ['researchReport', 'from=zzz', 404],
  ['researchReport', 'from=1999-01&to=1999-02', 200],
  ['morningNotes', 'month=zzz', 404],
  ['morningNotes', 'month=1999-01', 200],
  ['recommendation', 'ticker=zz', 404],
  ['recommendation', 'ticker=ZZZZ', 200],
  ['companyList', 'sector=zzz', 404],
  ['companyList', 'index=ZZZ', 404],
  ['companyList', 'page=999', 404],
  ['companyList', 'q=zzzzzz', 200],
  ['stockScreener', 'sector=zzz', 404],
  ['stockScreener', 'index=ZZZ', 404],
  ['stockScreener', 'page=999', 404],
  ['stockScreener', 'perMax=0', 200],
  ['corporateAction', 'tab=zzz', 404],
  ['corporateAction', 'view=zzz', 404],
  ['corporateAction', 'page=999', 404],
  ['corporateAction', 'ticker=ZZZZ', 200],
  ['companyNews', 'page=999', 404],
]

test('a query without a match keeps the heading of its list and links to the full list', async ({
  request,
}) => {
  for (const [page, query, status, { locale, text } = empty] of unmatched) {
    const product = sitePages.productListing.values[locale].stock
    const address = `${fillPath(page, locale, { slug: 'bqns', product })}?${query}`
    const response = await request.get(address, { maxRedirects: 0 })
    const html = await response.text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect.soft(response.status(), address).toBe(status)
    expect.soft(main, address).toMatch(/<h1[^>]*>(?!This page could|Halaman tidak)/)
    expect.soft(main, address).toContain(text)
    expect.soft(main, address).toMatch(/<a class="text-link[^"]*" href="/)
    expect.soft(html, address).toContain('<meta name="robots" content="noindex')
  }
})

test.describe('an invalid request', () => {
  test('gets its status without a stack trace', async ({ request }) => {
    for (const { name, path, status } of bad) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), name).toBe(status)
      expect(await response.text(), name).not.toMatch(/\bat .+:\d+:\d+|Error:|node_modules/)
    }
  })

  test('unsupported methods return 405 with the allowed ones', async ({ request }) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch('/id/blog', { method, maxRedirects: 0 })
      expect(response.status(), method).toBe(405)
      expect(response.headers().allow).toBe('GET, HEAD')
      const form = await request.fetch(pathTo('contactUs', 'id'), { method, maxRedirects: 0 })
      expect([form.status(), form.headers().allow]).toEqual([405, 'GET, HEAD, POST'])
    }
  })
})
