import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { CuttableConnection } from './cuttable-connection.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

test('reports are narrowed by a plain form, whose state is the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(pathTo('researchReport', 'id'))
  const rows = page.locator('main li h2')
  const whole = await rows.count()

  const option = await page
    .getByLabel('Sektor')
    .locator('option', { hasText: /^Keuangan \(\d+\)$/ })
    .innerText()
  await page.getByLabel('Sektor').selectOption({ label: option })
  await page.getByLabel('Analis').selectOption({ label: 'Semua analis' })
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(page).toHaveURL(/[?&]sector=G(&|$)/)
  const promised = Number(/\((\d+)\)/.exec(option)?.[1])
  expect(promised).toBeGreaterThan(0)
  expect(promised).toBeLessThan(whole)
  await expect(page.getByText(`${promised} laporan`, { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(promised)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laporan riset: Keuangan')
  await expect(page.getByLabel('Sektor')).toHaveValue('G')

  await page.getByLabel('Kode saham').fill('bq1')
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(page.getByText('Kode saham terdiri atas empat huruf.')).toBeVisible()
  await expect(page.getByLabel('Kode saham')).toHaveValue('BQ1')
  await expect(rows).toHaveCount(0)

  await page.getByLabel('Kode saham').fill('tolq')
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(page.getByText('Data Tidak Tersedia')).toBeVisible()
  await page.getByRole('link', { name: 'Hapus saringan Keuangan' }).click()
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laporan riset: TOLQ')
  await context.close()
})

test('a report leads to its companies and shows what became of its recommendation', async ({ page }) => {
  await page.goto(pathTo('researchReport', 'en', undefined, { ticker: 'BQNS' }))
  await page
    .getByRole('link', { name: /Quantara/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Disclosures' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Outcome of the recommendation/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Download the full report.*PDF, \d+ kB/ })).toBeVisible()
  const about = page.getByRole('navigation', { name: 'About BQNS' })
  await about.getByRole('link', { name: 'Recommendations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock recommendations: BQNS')
  await page.getByRole('link', { name: 'BQNS', exact: true }).first().click()
  await expect(page).toHaveURL(pathTo('companyDetail', 'en', { slug: 'bqns' }))
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
  await expect(page.getByText('Outcome so far').first()).toBeVisible()
})

test.describe('with the market service gone', () => {
  let content: CuttableConnection
  let market: CuttableConnection
  let node: WebNode

  test.beforeEach(async () => {
    const site = testSite()
    content = new CuttableConnection(site.cmsUrl)
    market = new CuttableConnection(site.marketUrl)
    await Promise.all([content.restore(), market.restore()])
    node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url })
    await market.cut()
  })
  test.afterEach(async () => {
    await node.stop()
    await Promise.all([content.cut(), market.cut()])
  })

  test('notes and recommendations keep their words, offer to try again, and are whole when it is back', async ({
    page,
  }) => {
    const gone = page.getByText('Bagian ini sedang tidak dapat dimuat.')
    await page.goto(`${node.url}${pathTo('sapaMentari', 'id')}`)
    await page.locator('main article h2 a').first().click()
    await expect(page.getByRole('heading', { name: 'Sorotan' })).toBeVisible()
    await expect(gone).toBeVisible()
    const note = page.url()

    await page.goto(`${node.url}${pathTo('recommendation', 'id')}`)
    await expect(page.getByRole('rowheader', { name: 'BQNS' }).first()).toBeVisible()
    await expect(gone).toBeVisible()
    await expect(page.getByText('Hasil belum dapat dihitung.').first()).toBeVisible()

    await market.restore()
    for (const path of [`${node.url}${pathTo('recommendation', 'id')}`, note]) {
      await expect
        .poll(
          async () => {
            await page.goto(path)
            return gone.count()
          },
          { timeout: 20_000 },
        )
        .toBe(0)
    }
    await expect(page.getByRole('table', { name: /Harga dalam rupiah/ })).toBeVisible()
  })
})
