import { expect, test } from '@playwright/test'
import type { PageName } from '#app/i18n/pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ask, headerOf } from './attacks/raw-exchange.ts'

/** Where an address leads in one hop. */
const moved = [
  { from: '/en/tentang-kami', to: pathTo('aboutUs', 'en'), status: 301 },
  { from: '/id/blog/', to: pathTo('blog', 'id'), status: 301 },
  { from: '/id/%62l%6Fg', to: pathTo('blog', 'id'), status: 301 },
  { from: '/en/reksadana', to: pathTo('productListing', 'en', { product: 'mutual-fund' }), status: 301 },
  {
    from: '/id/riset-dan-berita/daftar-informasi-perusahaan/BQNS',
    to: pathTo('companyDetail', 'id', { slug: 'bqns' }),
    status: 301,
  },
  { from: '/id/riset-dan-berita/berita-terkini', to: pathTo('companyList', 'id'), status: 301 },
  { from: '/en/research-and-news/latest-news', to: pathTo('companyList', 'en'), status: 301 },
  {
    from: '/en/company-information-list/bqns/latest-news',
    to: pathTo('companyNews', 'en', { slug: 'bqns' }),
    status: 301,
  },
  {
    from: '/id/daftar-informasi-perusahaan/bqns/berita-terkini/laba',
    to: pathTo('companyNewsDetail', 'id', { slug: 'bqns', news: 'laba' }),
    status: 301,
  },
  { from: '/en/products-and-services/services/mppe', to: pathTo('serviceMppe', 'en'), status: 301 },
  { from: '/id/produk-dan-layanan/layanan/gadai-efek', to: pathTo('serviceSecurityPawn', 'id'), status: 301 },
  { from: '/id/riset-dan-berita', to: pathTo('companyList', 'id'), status: 302 },
  { from: '/en/research-and-news/analysis-tools', to: pathTo('investmentCalculator', 'en'), status: 302 },
  { from: '/id/layanan', to: pathTo('productsAndServices', 'id'), status: 302 },
  { from: '/en/education/learn-investment', to: pathTo('education', 'en'), status: 302 },
  {
    from: `${pathTo('riskProfileResult', 'id')}?a=99`,
    to: pathTo('riskProfile', 'id'),
    status: 302,
  },
] as const

test.describe('old and odd addresses', () => {
  test('each leads to the present URL in one step', async ({ request, baseURL }) => {
    for (const { from, to, status } of moved) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status(), from).toBe(status)
      expect(new URL(response.headers().location ?? '', baseURL).pathname, from).toBe(to)
    }
  })

  test('an old news address without a company finds its company', async ({ request, baseURL }) => {
    const list = await (await request.get(pathTo('companyNews', 'id', { slug: 'bqns' }))).text()
    const news = /berita-terkini\/([a-z0-9-]+)"/.exec(list)?.[1] ?? ''
    const response = await request.get(`/id/riset-dan-berita/berita-terkini/${news}`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe(
      pathTo('companyNewsDetail', 'id', { slug: 'bqns', news }),
    )
  })

  test('a slug of the other language leads to the page’s own slug', async ({ request, baseURL }) => {
    const html = await (await request.get(pathTo('blog', 'en'))).text()
    const slug = /href="\/en\/blog\/([a-z0-9-]+)"/.exec(html.slice(html.indexOf('<article')))?.[1] ?? ''
    const response = await request.get(pathTo('blogDetail', 'id', { slug }), { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    const target = new URL(response.headers().location ?? '', baseURL).pathname
    expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
  })
})

test.describe('the entrance /', () => {
  const cookies = [
    '',
    'locale=',
    'locale=fr',
    'locale=EN',
    'locale=__proto__',
    'xlocale=en',
    'locale=//evil.example',
  ]

  test('leads to Indonesian without a cookie of a known language, whatever the browser accepts', async ({
    request,
  }) => {
    for (const cookie of cookies) {
      const response = await request.get('/', {
        maxRedirects: 0,
        headers: { cookie, 'accept-language': 'en-GB,en' },
      })
      expect([response.status(), response.headers().location], cookie).toEqual([302, '/id'])
      expect(response.headers()['cache-control']).toContain('no-store')
    }
  })

  test('leads to the language of the cookie', async ({ request }) => {
    const response = await request.get('/', { maxRedirects: 0, headers: { cookie: 'a=b; locale=en' } })
    expect(response.headers().location).toBe('/en')
  })
})

/** Requests that mean nothing, each with the status that it gets. */
const bad = [
  { name: 'an unknown page', path: '/en/nowhere', status: 404 },
  { name: 'a path without a language', path: '/blog', status: 404 },
  { name: 'an unknown language', path: '/fr/blog', status: 404 },
  { name: 'an unknown article', path: '/en/blog/no-such-article', status: 404 },
  { name: 'an unknown company', path: '/en/research-and-news/company-information-list/zzzz', status: 404 },
  { name: 'a slug with letters that slugs never have', path: '/en/blog/a%27%22%3Cscript%3E', status: 404 },
  { name: 'a file that is not there', path: '/media/none.webp', status: 404 },
  { name: 'a script of an old build', path: '/assets/old-abc.js', status: 404 },
  { name: 'broken percent-encoding', path: '/id/%', status: 400 },
  { name: 'an encoded slash', path: '/id%2fblog', status: 400 },
  { name: 'a NUL', path: '/id/%00', status: 400 },
  { name: 'an 8 KiB query', path: `/id/blog?q=${'a'.repeat(8192)}`, status: 414 },
]

const announcementsEmpty = { id: 'Data tidak ditemukan', en: 'Data not found' }
const empty = { id: 'Data Tidak Tersedia', en: 'Data Not Available' }

/** Queries of lists and tabs: values that do not exist (404) and filters that match nothing (200). */
const unmatched: readonly [page: PageName, query: string, status: 200 | 404, text?: typeof empty][] = [
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
  ['eduvest', 'when=zzz', 404],
  ['eduvest', 'page=999', 404],
  ['promo', 'product=zzz', 404],
  ['promo', 'when=zzz', 404],
  ['researchReport', 'category=zzz', 404],
  ['researchReport', 'sector=zzz', 404],
  ['researchReport', 'from=zzz', 404],
  ['researchReport', 'from=1999-01&to=1999-02', 200],
  ['sapaMentari', 'month=zzz', 404],
  ['sapaMentari', 'month=1999-01', 200],
  ['recommendation', 'ticker=zz', 404],
  ['recommendation', 'ticker=ZZZZ', 200],
  ['companyList', 'sector=zzz', 404],
  ['companyList', 'index=ZZZ', 404],
  ['companyList', 'page=999', 404],
  ['companyList', 'q=zzzzzz', 200],
  ['corporateAction', 'tab=zzz', 404],
  ['corporateAction', 'view=zzz', 404],
  ['corporateAction', 'page=999', 404],
  ['corporateAction', 'ticker=ZZZZ', 200],
  ['companyDetail', 'tab=zzz', 404],
  ['companyDetail', 'unit=zzz', 404],
  ['companyNews', 'page=999', 404],
]

test('a query that matches nothing keeps the heading of its list and leads back to all of it', async ({
  request,
}) => {
  for (const [page, query, status, texts = empty] of unmatched) {
    for (const locale of ['id', 'en'] as const) {
      const path = pathTo(page, locale, { slug: 'bqns' })
      const response = await request.get(`${path}?${query}`, { maxRedirects: 0 })
      const html = await response.text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const name = `${path}?${query}`
      expect.soft(response.status(), name).toBe(status)
      expect.soft(main, name).toMatch(/<h1[^>]*>(?!This page could|Halaman tidak)/)
      expect.soft(main, name).toContain(texts[locale])
      expect.soft(main, name).toMatch(/<a class="text-link[^"]*" href="/)
      expect.soft(html, name).toContain('<meta name="robots" content="noindex')
    }
  }
})

test.describe('a request that means nothing', () => {
  test('gets its status without a stack trace', async ({ request }) => {
    for (const { name, path, status } of bad) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), name).toBe(status)
      expect(await response.text(), name).not.toMatch(/\bat .+:\d+:\d+|Error:|node_modules/)
    }
  })

  test('figures that cannot be had are answered as JSON, with a status and a sentence', async ({
    request,
  }) => {
    for (const path of ['/price-series?locale=en&ticker=zzzz', '/price-series?locale=en&ticker=%00']) {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(await response.json()).toEqual({ statusCode: 404, message: 'This page could not be found' })
    }
    const comparison = await request.get('/compare-series?tickers=x')
    expect(await comparison.json()).toEqual({ statusCode: 404, message: 'Halaman tidak ditemukan' })
  })

  test('odd searches find nothing and harm nobody', async ({ request }) => {
    for (const q of ['%00', '%25', '%5C', '%0d%0a', "'%3B--"]) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const response = await request.get(`${pathTo('searchResult', 'en')}?q=${q}`)
        expect(response.status(), q).toBe(200)
      }
    }
    const other = await request.get(`${pathTo('searchResult', 'id')}?q=saham`)
    expect(other.status()).toBe(200)
  })

  test('a target with a host in it is read as its path alone', async ({ baseURL }) => {
    const plain = await ask(baseURL ?? '', { target: pathTo('faq', 'id') })
    const whole = await ask(baseURL ?? '', { target: `http://other.example${pathTo('faq', 'id')}` })
    expect([whole.status, whole.body]).toEqual([200, plain.body])
  })

  test('a roundabout target leads to the address itself', async ({ baseURL }) => {
    for (const target of ['//id/blog', '/id/./blog', '/en/../id/blog', '/%2e/id/blog']) {
      const answer = await ask(baseURL ?? '', { target: `${target}?page=2` })
      expect([answer.status, headerOf(answer, 'location')], target).toEqual([301, '/id/blog?page=2'])
    }
  })

  test('foreign methods are refused with what is allowed', async ({ request }) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch('/id/blog', { method, maxRedirects: 0 })
      expect(response.status(), method).toBe(405)
      expect(response.headers().allow).toBe('GET, HEAD')
      const form = await request.fetch(pathTo('contactUs', 'id'), { method, maxRedirects: 0 })
      expect([form.status(), form.headers().allow]).toEqual([405, 'GET, HEAD, POST'])
    }
  })

  test('a form that another site sends is refused with a page', async ({ request }) => {
    const contact = pathTo('contactUs', 'en')
    const foreign = { origin: 'https://evil.example' }
    const senders = [
      foreign,
      { ...foreign, 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of senders) {
      const response = await request.post(contact, { form: { fullName: 'a' }, headers, maxRedirects: 0 })
      expect(response.status()).toBe(403)
      expect(await response.text()).toContain('This request cannot be processed')
    }
  })

  test('a body that is no form, or too large a one, is refused', async ({ request, baseURL }) => {
    const contact = pathTo('contactUs', 'en')
    const headers = { origin: baseURL ?? '' }
    const json = await request.post(contact, { data: { a: 1 }, headers })
    expect(json.status()).toBe(400)
    const large = await request.post(contact, { form: { message: 'a'.repeat(2_000_000) }, headers })
    expect(large.status()).toBe(413)
  })

  test('a page that is not found stands inside the layout in the visitor’s language', async ({ page }) => {
    await page.goto('/id/entah')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
    await expect(page.locator('main [lang="en"]')).toHaveText('This page could not be found')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goto('/en/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  })
})
