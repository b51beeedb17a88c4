import { type APIRequestContext, expect, test } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

const page = pathTo('blog', 'id')
/** A cached page. One that is older than a minute is served stale until it has been rendered again. */
async function kept(request: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  const cacheStatus = async () => (await request.get(address)).headers()['cache-status']
  await expect.poll(cacheStatus).toBe('site; hit')
  return request.get(address, { headers })
}

test('HEAD has the headers of GET, and a range request gets the whole page', async ({ request }) => {
  const got = await kept(request, page)
  const asked = await request.head(page)
  expect(asked.headers()['content-length']).toBe(got.headers()['content-length'])
  expect((await asked.body()).byteLength).toBe(0)
  const part = await request.get(page, { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(200)
  expect(await part.text()).toBe(await got.text())
})

for (const address of [page, `${page}.data`]) {
  test(`${address} has its cache status, and unknown parameters do not split its cache`, async ({
    request,
  }) => {
    const { date: _, ...atOnce } = (await kept(request, address)).headers()
    const tracked = await request.get(`${address}?utm_source=mail&fbclid=x&page=&x[]=1&page[]=2`)
    // The response has the same headers on every code path.
    expect(tracked.headers()).toMatchObject(atOnce)
    const names = [...Object.keys(atOnce), 'date', 'x-request-id']
    expect(Object.keys(tracked.headers()).toSorted()).toEqual(names.toSorted())
    expect(atOnce['content-security-policy']).toContain("default-src 'none'")
    expect(tracked.headers()['cache-status']).toBe('site; hit')
    expect(tracked.headers()['server-timing']).toContain('cache;desc="hit"')
    expect(tracked.headers()['surrogate-key']).toContain('list:articles')
    expect(tracked.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
}

test.describe('a node with warm-up', () => {
  test.describe.configure({ mode: 'default' })
  let node: WebNode
  test.beforeAll(async () => {
    const { cmsUrl, marketUrl } = testSite()
    const settings = { WARM_UP_PAGES: '24' }
    node = await WebNode.start({ contentUrl: cmsUrl, marketUrl }, settings)
  })
  test.afterAll(() => node.stop())

  test('renders the first pages of the site map before the first request', async ({ request }) => {
    const cachedPages = async () => {
      const state: { cache: { pages: number } } = await (await request.get(`${node.url}/readyz`)).json()
      return state.cache.pages
    }
    await expect.poll(cachedPages, { timeout: 40_000 }).toBeGreaterThanOrEqual(24)
    for (const locale of locales) {
      const first = await request.get(`${node.url}${pathTo('home', locale)}`)
      expect(first.headers()['cache-status'], locale).toBe('site; hit')
    }
  })
})

test('a route manifest is cached by build and paths, in any order', async ({ request }) => {
  const timing = (await request.get(page)).headers()['server-timing']
  const version = /build;desc="(\w+)"/.exec(timing ?? '')?.[1] ?? ''
  const address = (paths: string, of = version) =>
    `/__manifest?${new URLSearchParams({ paths, version: of })}`
  const asked = crypto.randomUUID()
  const made = await request.get(address(`/id,/id/blog/${asked}`))
  const again = await request.get(address(`/id/blog/${asked},/id,/id`))
  const statuses = [made, again].map((answer) => answer.headers()['cache-status'])
  expect(statuses).toEqual(['site; fwd=uri-miss; stored', 'site; hit'])
  expect(again.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const older = await request.get(address(`/id/blog/${asked}`, 'older'))
  expect([older.status(), older.headers()['cache-control']]).toEqual([204, 'private, no-store'])
  // No page links to this many; a thousand would block the node for 200 ms.
  const many = Array.from({ length: 200 }, (_, at) => at.toString(36))
  expect((await request.get(address(many.join(',')))).status()).toBe(400)
})
