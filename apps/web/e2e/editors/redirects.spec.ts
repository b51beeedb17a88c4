import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { AlteredService } from '../altered-service.ts'
import { Editor } from '../editor.ts'
import { untilTakenOver } from '../taken-over.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

const blog = pathTo('blog', 'id')
const partner = 'https://partner.example'

const rules = [
  { from: '/id/lama', to: blog, status: 301 },
  { from: '/id/sementara', to: blog, status: 302 },
  { from: '/id/arsip/:slug', to: `${blog}/:slug`, status: 301 },
  { from: '/id/bekas/*sisa', to: '/id/*sisa?dari=bekas', status: 301 },
  { from: '/id/rantai', to: '/id/lama', status: 301 },
  { from: '/id/inggris', to: '/en/tentang-kami', status: 301 },
  { from: '/id/mitra', to: `${partner}/beranda`, status: 301 },
  { from: '/id/mitra/:slug', to: `${partner}/a/:slug`, status: 301 },
  { from: '/id/jahat', to: 'https://evil.example/', status: 301 },
  { from: '/id/jahat-dua', to: '//evil.example/', status: 301 },
  { from: '/id/jahat-tiga', to: 'javascript:alert(1)', status: 301 },
  { from: '/id/jahat-empat', to: 'data:text/html,x', status: 301 },
  { from: '/id/jahat-lima', to: '/\\evil.example', status: 301 },
  { from: '/id/jahat-enam', to: '/id/a\r\nSet-Cookie: x=1', status: 301 },
  { from: '/id/jahat-tujuh', to: `${partner}@evil.example/`, status: 301 },
  { from: '/id/jahat-delapan', to: `${partner}.evil.example/`, status: 301 },
  { from: '/id/putar-satu', to: '/id/putar-dua', status: 301 },
  { from: '/id/putar-dua', to: '/id/putar-satu', status: 301 },
  { from: '/id/tumbuh/*sisa', to: '/id/tumbuh/x/*sisa', status: 301 },
  { from: pathTo('aboutUs', 'id'), to: '/id/about-us', status: 301 },
]

let content: AlteredService
let node: WebNode

test.beforeAll(async () => {
  const { cmsUrl, marketUrl } = testSite()
  content = await new AlteredService(cmsUrl, { redirects: () => ({ redirects: rules }) }).listen()
  node = await WebNode.start({ contentUrl: content.url, marketUrl }, { REDIRECT_HOSTS: 'partner.example' })
})

test.afterAll(async () => {
  await node.stop()
  content.close()
})

async function answerOf(path: string): Promise<string> {
  const response = await fetch(`${node.url}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim()
}

test.describe('a redirect of the editors', () => {
  for (const { name, from, to } of [
    { name: 'leads from one address', from: '/id/lama', to: `301 ${blog}` },
    { name: 'can be temporary', from: '/id/sementara', to: `302 ${blog}` },
    { name: 'hands on what stood in a part', from: '/id/arsip/dana-darurat', to: `301 ${blog}/dana-darurat` },
    { name: 'hands on all below', from: '/id/bekas/blog/x', to: '301 /id/blog/x?dari=bekas' },
    {
      name: 'keeps the query',
      from: '/id/lama?utm_source=surat&page=2',
      to: `301 ${blog}?utm_source=surat&page=2`,
    },
    {
      name: 'sets its own parameters over the visitor’s',
      from: '/id/bekas/blog?dari=x&a=1',
      to: '301 /id/blog?dari=bekas&a=1',
    },
    { name: 'goes through others in one step', from: '/id/rantai?a=1', to: `301 ${blog}?a=1` },
    { name: 'ends at the right slug in one step', from: '/id/inggris', to: `301 ${pathTo('aboutUs', 'en')}` },
    { name: 'does not mind capitals and slashes', from: '/id//LAMA/', to: `301 ${blog}` },
    {
      name: 'leaves for an allowed host, never for good',
      from: '/id/mitra/x?a=1',
      to: `302 ${partner}/a/x?a=1`,
    },
  ]) {
    test(name, async () => {
      expect(await answerOf(from)).toBe(to)
      expect(await answerOf(from), 'out of the page cache').toBe(to)
    })
  }

  for (const { from } of rules.filter(({ from }) => from.startsWith('/id/jahat'))) {
    test(`from ${from} to what is no page of ours and no allowed host is not followed`, async () => {
      expect(await answerOf(from)).toBe('404')
    })
  }

  for (const from of ['/id/putar-satu', '/id/tumbuh', '/id/tumbuh/a/b']) {
    test(`without an end is not followed (${from})`, async () => {
      expect(await answerOf(from)).toBe('404')
    })
  }

  test('to the other language’s name of the page itself does not take the page away', async () => {
    expect(await answerOf(pathTo('aboutUs', 'id'))).toBe('200')
  })

  for (const path of [
    '/id/bekas//evil.example',
    '/id/bekas/%5c%5cevil.example',
    '/id/bekas/%2f%2fevil.example',
  ]) {
    test(`makes no other host of ${path}`, async () => {
      expect(['301 /id/evil.example?dari=bekas', '400']).toContain(await answerOf(path))
    })
  }
})

/** Follows a link to the path from the page at hand, as one of its own links. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
}

test.describe('a redirect on the way from page to page', () => {
  test('within the site loads no document and keeps the query', async ({ page }) => {
    await page.goto(`${node.url}/id/faq`)
    await untilTakenOver(page)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await follow(page, '/id/lama?utm_source=surat')
    await expect(page).toHaveURL(`${node.url}${blog}?utm_source=surat`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual([])
  })

  test('to another site takes the place of the address, and Back leads to the page before', async ({
    page,
  }) => {
    await page.route(`${partner}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Mitra</h1>' }),
    )
    await page.goto(`${node.url}/id/faq`)
    await untilTakenOver(page)
    const before = await page.evaluate(() => window.history.length)
    await follow(page, '/id/mitra?a=1')
    await expect(page).toHaveURL(`${partner}/beranda?a=1`)
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL(`${node.url}/id/faq`)
    await expect(page.locator('h1')).toBeVisible()
  })

  test('to a host that is not allowed stays here, not found', async ({ page }) => {
    await page.goto(`${node.url}/id/faq`)
    await untilTakenOver(page)
    await follow(page, '/id/jahat')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
    await expect(page).toHaveURL(`${node.url}/id/jahat`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test('the old news addresses lead on the way from page to page as well', async ({ page }) => {
  await page.goto(`${node.url}/id/faq`)
  await untilTakenOver(page)
  await follow(page, '/id/riset-dan-berita/berita-terkini')
  await expect(page).toHaveURL(`${node.url}${pathTo('companyList', 'id')}`)
  await follow(page, '/id/riset-dan-berita/berita-terkini/tidak-ada')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('what an editor saves leads visitors at once, and is gone at once', async ({ request, page }) => {
  const editor = await Editor.login(page.request, testSite().editor)
  const name = `uji-alih-${Date.now()}`
  const id = await editor.createRedirect(`/id/${name}/:slug`, `${blog}/:slug`)
  const location = async () => {
    const response = await request.get(`/id/${name}/satu?a=1`, { maxRedirects: 0 })
    return response.headers().location ?? response.status()
  }
  try {
    await expect.poll(location).toBe(`${blog}/satu?a=1`)
    expect(await editor.refusalOfRedirect(`${blog}/:slug`, `/id/${name}/:slug`)).toContain(`/id/${name}/`)
  } finally {
    await editor.deleteRedirect(id)
  }
  await expect.poll(location).toBe(404)
})
