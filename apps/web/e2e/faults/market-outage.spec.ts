import { expect, test } from '@playwright/test'
import { actionCalendarPath, actionTablePath } from '#app/i18n/endpoints/action-files.ts'
import { statementCsvPath } from '#app/i18n/endpoints/statement-csv-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CuttableConnection } from '../support/cuttable-connection.ts'
import { openHydrated } from '../support/hydration.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

const MISSING_PART = 'Bagian ini sedang tidak dapat dimuat.'
const MISSING_FILE = 'This file is not available right now'

let market: CuttableConnection
let node: WebNode

test.beforeEach(async () => {
  const site = testSite()
  market = new CuttableConnection(site.marketUrl)
  await market.restore()
  node = await WebNode.start({ contentUrl: site.cmsUrl, marketUrl: market.url })
})

test.afterEach(async () => {
  await node.stop()
  await market.cut()
})

test('without the market service, each page and file returns 503 with the parts that need no market data', async () => {
  await market.cut()
  const filtered = pathTo('companyList', 'id', undefined, { q: 'kabel', sort: '-pbv', page: '2' })
  for (const { path, texts } of [
    {
      path: filtered,
      texts: [
        'Informasi perusahaan: “kabel”',
        'value="kabel"',
        '>Keuangan</option>',
        MISSING_PART,
        'Coba lagi',
      ],
    },
    {
      path: pathTo('corporateAction', 'id', undefined, { tab: 'ipo', status: 'planned' }),
      texts: ['Aksi korporasi', 'aria-label="Jenis aksi korporasi"', MISSING_PART],
    },
    {
      path: pathTo('corporateAction', 'id', undefined, { view: 'calendar' }),
      texts: ['Aksi korporasi', 'aria-label="Filter aksi korporasi"', MISSING_PART],
    },
    { path: pathTo('market', 'id'), texts: ['Pasar hari ini', MISSING_PART] },
    { path: pathTo('companyNews', 'id', { slug: 'bqns' }), texts: ['BQNS', '>Neraca<', MISSING_PART] },
    // Without market data, the existence of the company is unknown.
    { path: pathTo('companyDetail', 'id', { slug: 'zzzz' }, { tab: 'ratios' }), texts: [] },
    { path: actionCalendarPath('en', 'dividend'), texts: [MISSING_FILE] },
    { path: actionCalendarPath('en', { ticker: 'BQNS' }), texts: [MISSING_FILE] },
    { path: actionTablePath('en', {}), texts: [MISSING_FILE] },
    {
      path: statementCsvPath('en', 'bqns', { kind: 'balance-sheet', period: 'annual' }),
      texts: [MISSING_FILE],
    },
  ]) {
    const answer = await fetch(`${node.url}${path}`)
    expect(answer.status, path).toBe(503)
    expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control'), path).toContain('no-store')
    const body = await answer.text()
    for (const text of texts) {
      expect(body.includes(text), `${text} in ${path}`).toBe(true)
    }
  }
})

test('without the market service, a search that finds nothing says that companies were not searched', async ({
  page,
}) => {
  await market.cut()
  await page.goto(`${node.url}${pathTo('searchResult', 'en', undefined, { q: 'airq' })}`)
  const main = page.locator('main')
  await expect(main).toContainText('Company search is not available at the moment.')
  await expect(main).toContainText('Apart from companies, we found nothing for “airq”.')
  await expect(main).not.toContainText('No Result Found')
})

test('a company that is opened from the list without the market service shows its heading and tabs', async ({
  page,
}) => {
  await openHydrated(page, `${node.url}${pathTo('companyList', 'id', undefined, { q: 'bqns' })}`)
  await market.cut()
  await page
    .locator(`main a[href="${pathTo('companyDetail', 'id', { slug: 'bqns' })}"]`)
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BQNS')
  await expect(page.getByRole('link', { name: 'Neraca', exact: true })).toBeVisible()
  await expect(page.getByText(MISSING_PART).first()).toBeVisible()
})
