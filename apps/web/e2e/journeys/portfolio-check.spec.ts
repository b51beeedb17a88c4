import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { PortfolioFactsSchema } from '@site/contracts/market/portfolio-facts.ts'
import * as v from 'valibot'
import { PORTFOLIO_FACTS_PATH } from '#app/i18n/endpoints/portfolio-facts-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../support/axe.ts'
import { waitForHydration } from '../support/hydration.ts'
import { layoutErrors } from '../support/layout-errors.ts'
import { collectErrors } from '../support/page-errors.ts'
import { expectNothingMeasured, privacyBar, test, withConsent } from '../support/third-party-site.ts'

const path = pathTo('portfolioCheck', 'id')
/** The words of the page. */
const words = {
  file: 'Berkas CSV, TSV, atau TXT',
  ticker: 'Kode saham',
  quantity: 'Jumlah',
  branch: 'Pajak dividen',
  csv: 'Unduh tabel (.csv)',
  paste: 'Tabel',
  read: 'Baca tabel',
  unit: 'Berkas ini tidak menyebut satuannya. Jumlahnya dalam',
  save: 'Simpan di perangkat ini',
  saved: 'Tersimpan di perangkat ini.',
  isOlder: 'Yang tersimpan di perangkat ini berbeda dari isian sekarang.',
  delete: 'Hapus dari perangkat ini',
}

async function openPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await waitForHydration(page)
  await expect(page.getByLabel(words.file)).toBeVisible()
}

/** Thirty shares of the market, as a file that somebody exported. */
async function writeFile(
  page: Page,
  origin: string,
): Promise<{ readonly tickers: string[]; readonly csv: string }> {
  const response = await page.request.get(`${origin}${PORTFOLIO_FACTS_PATH}`)
  const { shares } = v.parse(PortfolioFactsSchema, await response.json())
  const tickers = shares.slice(0, 30).map(({ ticker }) => ticker)
  expect(tickers).toHaveLength(30)
  const rows = tickers.map((ticker, at) => `${ticker};${(at + 1) * 100};1.${at + 100}`)
  return { tickers, csv: ['Kode;Lembar;Harga rata-rata', ...rows].join('\n') }
}

const choose = (page: Page, content: string, name = 'rahasia-saya.csv') =>
  page.getByLabel(words.file).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

async function readDownload(page: Page, button: Locator): Promise<string> {
  const started = page.waitForEvent('download')
  await button.click()
  return readFile(await (await started).path(), 'utf8')
}

test('after a file was chosen nothing is requested, stored, reported or added to the address', async ({
  page,
  site,
}) => {
  const { node, servers } = site
  await withConsent(page)
  const { tickers, csv } = await writeFile(page, node.url)
  const [first = '', second = ''] = tickers
  await openPage(page, node.url)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.context().on('request', (request) => requests.push(request.url()))

  await choose(page, csv)
  await page.getByRole('button', { name: 'Pakai 30 saham' }).click()
  const row = page.getByRole('row', { name: new RegExp(`^${first}`) })
  await expect(row.first()).toContainText('100')
  await page.getByLabel(words.ticker).first().fill(second)
  await page.getByLabel(words.quantity).first().fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${second} ditambahkan.`)).toBeVisible()
  await page.getByRole('button', { name: `Hapus ${tickers[2]}` }).click()
  await page.getByLabel(words.branch).selectOption('foreign')
  await page.getByRole('link', { name: first, exact: true }).hover()
  expect(await readDownload(page, page.getByRole('button', { name: words.csv }))).toContain(
    `${tickers[29]},3000,1129`,
  )
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => setTimeout(() => reportError(new Error('Something of ours'))))
  await page.waitForLoadState('networkidle')

  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
  expect(servers.requests).toEqual([])
  await expectNothingMeasured(page)
  await expect(privacyBar(page, 'id')).toHaveCount(0)
  expect(page.url()).toBe(`${node.url}${path}`)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(new RegExp(tickers.join('|')))
  // Only a tap opens a company, in a tab of its own.
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: first, exact: true }).click()
  await expect(await opened).toHaveURL(/\/id\/.+/)
})

test('a page with tag manager is left for a new document without it', async ({ page, site }) => {
  await withConsent(page)
  await page.goto(`${site.node.url}${pathTo('analysisTools', 'id')}`)
  await expect.poll(() => site.servers.requestsTo('tagManager')).toHaveLength(1)
  await page.getByRole('main').locator(`a[href="${path}"]`).click()
  await expect(page.getByLabel(words.file)).toBeVisible()
  await expectNothingMeasured(page)
})

test('a portfolio is kept only when saved, opened again and deleted; a file replaces it', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page)
  const { tickers } = await writeFile(page, baseURL ?? '')
  const [first = '', second = ''] = tickers
  await openPage(page, baseURL ?? '')
  await test.step('pasted without a unit', async () => {
    await page.getByLabel(words.paste).fill(`${first}\t15\n${second}\t3\nXXXX\tabc`)
    await page.getByRole('button', { name: words.read }).click()
    await expect(page.getByText('Baris 3: jumlah “abc” bukan angka.')).toBeVisible()
    await page.getByLabel(words.unit).selectOption('lots')
    await page.getByRole('button', { name: 'Pakai 2 saham' }).click()
  })
  const row = page.getByRole('row', { name: new RegExp(`^${first}`) }).first()
  await expect(row).toContainText('1.500')
  await test.step('accessible and without overflow', async () => {
    expect.soft(await axeErrors(page)).toEqual([])
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await page.evaluate(layoutErrors), `at ${width} px`).toEqual([])
    }
  })
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.reload()
  await expect(row).toContainText('1.500')
  await choose(
    page,
    `{"format":1,"made":"2026-11-30","holdings":[{"ticker":"${second}","shares":7,"average":null}]}`,
  )
  await expect(page.getByText(words.isOlder)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: words.delete }).click()
  expect(await page.evaluate(() => localStorage.getItem('portfolio:1'))).toBeNull()
  expect(errors).toEqual([])
})

test('without script the page says so and links the dividend calculator', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL ?? ''}${path}`)
  await expect(
    page.getByText(/membutuhkan JavaScript.*data dikirim ke server kami lewat alamat halaman/),
  ).toBeVisible()
  await expect(
    page.getByRole('main').locator(`a[href="${pathTo('dividendCalculator', 'id')}"]`),
  ).toBeVisible()
  await page.close()
})
