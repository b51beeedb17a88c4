import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { CuttableConnection } from './cuttable-connection.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

let content: CuttableConnection
let market: CuttableConnection
let node: WebNode

test.describe.configure({ mode: 'serial' })

test.beforeEach(async () => {
  const site = testSite()
  content = new CuttableConnection(site.cmsUrl)
  market = new CuttableConnection(site.marketUrl)
  await Promise.all([content.restore(), market.restore()])
  node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url })
})

test.afterEach(async () => {
  await node.stop()
  await Promise.all([content.cut(), market.cut()])
})

const company = pathTo('companyDetail', 'id', { slug: 'bqns' })

test('with the content service gone, pages seen before still answer and others say 503', async ({
  request,
}) => {
  const seen = [pathTo('blog', 'id'), pathTo('home', 'en'), pathTo('faq', 'id')]
  for (const path of seen) {
    expect((await request.get(`${node.url}${path}`)).status(), path).toBe(200)
  }
  const html = await (await request.get(`${node.url}${pathTo('blog', 'id')}`)).text()
  const picture = /src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect((await request.get(`${node.url}${picture}`)).status(), picture).toBe(200)
  await content.cut()
  for (const path of [...seen, picture]) {
    expect((await request.get(`${node.url}${path}`)).status(), path).toBe(200)
  }
  const unseen = await request.get(`${node.url}${pathTo('announcement', 'id')}`)
  expect(unseen.status()).toBe(503)
  expect(Number(unseen.headers()['retry-after'])).toBeGreaterThan(0)
  expect(unseen.headers()['cache-control']).toContain('no-store')
  const errorPage = await unseen.text()
  expect(errorPage).toContain('Halaman ini belum bisa ditampilkan')
  expect(errorPage).toContain('<header')

  await content.restore()
  await expect
    .poll(async () => (await request.get(`${node.url}${pathTo('announcement', 'id')}`)).status(), {
      timeout: 20_000,
    })
    .toBe(200)
})

test('with the market service gone, a company page shows what the content service knows', async ({
  page,
}) => {
  await market.cut()
  const response = await page.goto(`${node.url}${company}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BQNS')
  await expect(page.locator('main a[href*="/laporan-riset/"]').first()).toBeVisible()
  await expect(page.getByText('Bagian ini sedang tidak dapat dimuat.').first()).toBeVisible()

  await market.restore()
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByRole('heading', { level: 1 }).innerText()
      },
      { timeout: 20_000 },
    )
    .toContain('Quantara')
})

test('with both services gone, a company page seen before is still whole', async ({ request }) => {
  const whole = await (await request.get(`${node.url}${company}`)).text()
  await Promise.all([content.cut(), market.cut()])
  const answer = await request.get(`${node.url}${company}`)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toBe(whole)
})
