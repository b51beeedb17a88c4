import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { AlteredService } from '../support/altered-service.ts'
import { Editor } from '../support/editor.ts'
import { openHydrated } from '../support/hydration.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

const blog = pathTo('blog', 'id')
const partner = 'https://partner.example'

const rules = [
  { from: '/id/lama', to: blog, status: 301 },
  { from: '/id/mitra', to: `${partner}/beranda`, status: 301 },
  { from: '/id/jahat', to: 'https://evil.example/', status: 301 },
]

let content: AlteredService
let node: WebNode

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const { cmsUrl, marketUrl } = testSite()
  content = await new AlteredService(cmsUrl, { redirects: () => ({ redirects: rules }) }).listen()
  node = await WebNode.start({ contentUrl: content.url, marketUrl }, { REDIRECT_HOSTS: 'partner.example' })
})

test.afterAll(async () => {
  await node.stop()
  content.close()
})

/** Clicks a link to the path on a hydrated page. */
async function follow(page: Page, path: string): Promise<void> {
  await openHydrated(page, `${node.url}/id/faq`)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
}

test('a link to a redirect loads no document within the site, and opens another site, with its query', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await follow(page, '/id/lama?utm_source=surat')
  await expect(page).toHaveURL(`${node.url}${blog}?utm_source=surat`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents).toEqual([`${node.url}/id/faq`])

  await page.route(`${partner}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Mitra' }))
  await follow(page, '/id/mitra?a=1')
  await expect(page).toHaveURL(`${partner}/beranda?a=1`)
  await page.goBack()
  await expect(page).toHaveURL(`${node.url}/id/faq`)
  await expect(page.locator('h1')).toBeVisible()
})

test('a redirect to a host that is not allowed leads nowhere', async ({ request }) => {
  for (const path of ['/id/jahat', '/id/jahat?a=1', '/id/jahat/lain']) {
    const response = await request.get(`${node.url}${path}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([404, undefined])
  }
})

test('a redirect works as soon as an editor saves it, and is gone as soon as it is deleted', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().editor)
  const name = `uji-alih-${Date.now()}`
  const id = await editor.createRedirect(`/id/${name}/:slug`, `${blog}/:slug`)
  const location = async () => {
    const response = await request.get(`/id/${name}/satu?a=1`, { maxRedirects: 0 })
    return response.headers().location ?? response.status()
  }
  try {
    await expect.poll(location).toBe(`${blog}/satu?a=1`)
  } finally {
    await editor.deleteRedirect(id)
  }
  await expect.poll(location).toBe(404)
})
