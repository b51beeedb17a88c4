import { expect, test } from '@playwright/test'
import { copy as homeCopy } from '#app/features/home/copy.ts'
import { actionCalendarPath, actionTablePath } from '#app/i18n/action-files.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { statementCsvPath } from '#app/i18n/statement-csv-path.ts'
import { STALE } from '../cache-status.ts'
import { CuttableConnection } from '../cuttable-connection.ts'
import { Editor } from '../editor.ts'
import { FeedRelay } from '../faults/feed-relay.ts'
import { untilTakenOver } from '../taken-over.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

let contentFeed: FeedRelay
let marketFeed: FeedRelay
let content: CuttableConnection
let market: CuttableConnection
let node: WebNode

test.describe.configure({ mode: 'serial' })

test.beforeEach(async () => {
  const site = testSite()
  contentFeed = await new FeedRelay(site.cmsUrl).listen()
  marketFeed = await new FeedRelay(site.marketUrl).listen()
  content = new CuttableConnection(contentFeed.url)
  market = new CuttableConnection(marketFeed.url)
  await Promise.all([content.restore(), market.restore()])
  node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url })
})

test.afterEach(async () => {
  await node.stop()
  await Promise.all([content.cut(), market.cut()])
  contentFeed.close()
  marketFeed.close()
})

/** Until the node takes nothing that it keeps for fresh. The page that tells so is then made anew, and no other. */
async function outdate(feed: FeedRelay): Promise<void> {
  const cacheStatus = async () =>
    (await fetch(`${node.url}${pathTo('aboutUs', 'en')}`)).headers.get('cache-status')
  await expect.poll(cacheStatus).toBe('site; hit')
  feed.outdate()
  await expect.poll(cacheStatus, { intervals: [10] }).not.toBe('site; hit')
}

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
  await outdate(contentFeed)
  await content.cut()
  for (const path of seen) {
    const answer = await request.get(`${node.url}${path}`)
    expect([answer.status(), answer.headers()['cache-status']], path).toEqual([200, STALE])
  }
  expect(await (await request.get(`${node.url}${pathTo('blog', 'id')}`)).text()).toBe(html)
  expect((await request.get(`${node.url}${picture}`)).status(), picture).toBe(200)
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

test('with the content service gone, an article that was taken back before is not shown any more', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const slug = `artikel-ditarik-${Date.now()}`
  const article = () => request.get(`${node.url}${pathTo('blogDetail', 'id', { slug })}`)
  const list = async () => (await request.get(`${node.url}${pathTo('blog', 'id')}`)).text()
  const id = await editor.draftArticle({ title: `Artikel ${slug}`, slug })
  try {
    await editor.setStatus(id, 'published')
    await expect.poll(list).toContain(slug)
    expect((await article()).status()).toBe(200)
    await editor.setStatus(id, 'draft')
    // By the same news: nobody has asked for the article since.
    await expect.poll(list).not.toContain(slug)
    await content.cut()
    const answer = await article()
    expect([answer.status(), await answer.text()]).toEqual([
      503,
      expect.not.stringContaining(`Artikel ${slug}`),
    ])
  } finally {
    await content.restore()
    await editor.deleteArticle(id)
  }
})

test('with the market service gone, a company page shows what the content service knows', async ({
  page,
}) => {
  await market.cut()
  const response = await page.goto(`${node.url}${company}`)
  // Nothing of it may be kept or indexed as the company's page.
  expect(response?.status()).toBe(503)
  expect(response?.headers()['cache-control']).toContain('no-store')
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
  await outdate(contentFeed)
  await Promise.all([content.cut(), market.cut()])
  const answer = await request.get(`${node.url}${company}`)
  expect([answer.status(), answer.headers()['cache-status']]).toEqual([200, STALE])
  expect(await answer.text()).toBe(whole)
})

const unavailable = 'Bagian ini sedang tidak dapat dimuat.'

test('with the market service gone, lists keep their heading, their filter and their tabs', async ({
  page,
}) => {
  await market.cut()
  const list = pathTo('companyList', 'id', undefined, { q: 'kabel', sort: '-pbv', page: '2' })
  const answer = await page.goto(`${node.url}${list}`)
  expect(answer?.status()).toBe(503)
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informasi perusahaan: “kabel”')
  await expect(page.getByLabel('Kode atau nama')).toHaveValue('kabel')
  await expect(page.getByLabel('Urutan')).toHaveValue('-pbv')
  await expect(page.getByLabel('Sektor').getByRole('option', { name: 'Keuangan' })).toBeAttached()
  await expect(page.getByText(unavailable)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute('href', list)

  for (const query of [{ tab: 'ipo', status: 'planned' }, { view: 'calendar' }]) {
    const actions = await page.goto(`${node.url}${pathTo('corporateAction', 'id', undefined, query)}`)
    expect(actions?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aksi korporasi')
    await expect(page.getByRole('navigation', { name: 'Jenis aksi korporasi' })).toBeVisible()
    await expect(page.getByRole('search', { name: 'Saring aksi korporasi' })).toBeVisible()
    await expect(page.getByText(unavailable)).toBeVisible()
  }

  const news = await page.goto(`${node.url}${pathTo('companyNews', 'id', { slug: 'bqns' })}`)
  expect(news?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BQNS')
  await expect(page.getByRole('link', { name: 'Neraca', exact: true })).toBeVisible()
  await expect(page.getByText(unavailable)).toBeVisible()
})

test('with the market service gone, nobody is told that an unknown company exists', async ({ request }) => {
  await market.cut()
  for (const tab of [null, 'ratios']) {
    const path = pathTo('companyDetail', 'id', { slug: 'zzzz' }, { tab })
    expect((await request.get(`${node.url}${path}`)).status(), path).toBe(503)
  }
})

test('with the market service gone, a search that finds nothing else does not say that there is nothing', async ({
  page,
}) => {
  await market.cut()
  await page.goto(`${node.url}${pathTo('searchResult', 'en', undefined, { q: 'airq' })}`)
  await expect(page.locator('main')).toContainText('The search for issuers is not available at the moment.')
  await expect(page.locator('main')).toContainText('Apart from issuers, we found nothing for “airq”.')
  await expect(page.locator('main')).not.toContainText('No Result Found')
})

test('with the market service gone, files say in their language why there is none', async ({ request }) => {
  await market.cut()
  for (const path of [
    actionCalendarPath('en', 'dividend'),
    actionCalendarPath('en', { ticker: 'BQNS' }),
    actionTablePath('en', {}),
    statementCsvPath('en', 'bqns', { kind: 'balance-sheet', period: 'annual' }),
  ]) {
    const answer = await request.get(`${node.url}${path}`)
    expect(answer.status(), path).toBe(503)
    expect(answer.headers()['content-type'], path).toContain('text/plain')
    expect(Number(answer.headers()['retry-after']), path).toBeGreaterThan(0)
    expect(await answer.text(), path).toContain('This file cannot be made right now')
  }
})

test('a list that was seen before still answers whole with the market service gone', async ({ request }) => {
  const path = pathTo('companyList', 'id')
  const whole = await (await request.get(`${node.url}${path}`)).text()
  await outdate(marketFeed)
  await market.cut()
  const answer = await request.get(`${node.url}${path}`)
  expect([answer.status(), answer.headers()['cache-status']]).toEqual([200, STALE])
  expect(await answer.text()).toBe(whole)
})

test('with the market service gone, what an editor takes back leaves the home page, which is whole again afterwards', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const slug = `artikel-padam-${Date.now()}`
  const home = async () => (await request.get(`${node.url}${pathTo('home', 'id')}`)).text()
  const figures = homeCopy.id.marketSource
  const id = await editor.draftArticle({ title: `Artikel ${slug}`, slug })
  try {
    await editor.setStatus(id, 'published')
    await expect.poll(home).toContain(slug)
    // The service's answers of the last seconds are forgotten as well.
    await outdate(marketFeed)
    await market.cut()
    expect(await home()).toContain(figures)
    await editor.setStatus(id, 'draft')
    await expect.poll(home).not.toContain(slug)
    expect(await home()).not.toContain(figures)
    const answer = await request.get(`${node.url}${pathTo('home', 'id')}`)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    await market.restore()
    await expect.poll(home).toContain(figures)
    expect(await home()).not.toContain(slug)
  } finally {
    await editor.deleteArticle(id)
  }
})

test('the first view after the market service is back is whole', async ({ request }) => {
  await market.cut()
  // Enough failures to open the circuit.
  for (const tab of [null, 'ratios', 'comparison', 'corporate-actions']) {
    const path = pathTo('companyDetail', 'id', { slug: 'bqns' }, { tab })
    expect((await request.get(`${node.url}${path}`)).status(), path).toBe(503)
  }
  await market.restore()
  await node.untilFollowing()
  const answer = await request.get(`${node.url}${company}`)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Quantara')
  expect(html).not.toContain(unavailable)
})

test('a company that is opened from the list without the market service has its head and tabs', async ({
  page,
}) => {
  await page.goto(`${node.url}${pathTo('companyList', 'id', undefined, { q: 'bqns' })}`)
  await untilTakenOver(page)
  await market.cut()
  await page.locator(`main a[href="${company}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BQNS')
  await expect(page.getByRole('link', { name: 'Neraca', exact: true })).toBeVisible()
  await expect(page.getByText(unavailable).first()).toBeVisible()
})

test('a page that does not arrive says that the connection was lost, and comes when it is back', async ({
  page,
  context,
}) => {
  await page.goto(`${node.url}${company}`)
  await untilTakenOver(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Neraca', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koneksi terputus')
  await expect(page.getByText('sisi kami')).toHaveCount(0)
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koneksi terputus')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quantara')
  await expect(page.getByRole('region', { name: 'Neraca' })).toBeVisible()
})
