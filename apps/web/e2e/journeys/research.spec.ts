import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'

test('without JavaScript, reports are filtered by a form, with the state in the URL', async ({ browser }) => {
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
  await expect(page.getByText('Kode saham terdiri atas empat atau lima huruf.')).toBeVisible()
  await expect(page.getByLabel('Kode saham')).toHaveValue('BQ1')
  await expect(rows).toHaveCount(0)

  await page.getByLabel('Kode saham').fill('tolq')
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(page.getByText('Data Tidak Tersedia')).toBeVisible()
  await page.getByRole('link', { name: 'Hapus filter Keuangan' }).click()
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laporan riset: TOLQ')
  await context.close()
})

test('a report leads to its companies and shows the outcome of its recommendation', async ({ page }) => {
  await page.goto(pathTo('researchReport', 'en', undefined, { ticker: 'BQNS' }))
  await page
    .getByRole('link', { name: /^Quantara: retail lending/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Disclosures' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Result of the recommendation/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Download the full report.*PDF, \d+ kB/ })).toBeVisible()
  const about = page.getByRole('navigation', { name: 'About BQNS' })
  await about.getByRole('link', { name: 'Recommendations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock recommendations: BQNS')
  await page.getByRole('table').getByRole('link', { name: /^BQNS/ }).first().click()
  await expect(page).toHaveURL(pathTo('companyDetail', 'en', { slug: 'bqns' }))
  await expect(page.getByRole('heading', { name: 'Recommendations', exact: true })).toBeVisible()
  await page.getByRole('list', { name: 'Recommendations', exact: true }).locator('summary').first().click()
  await expect(page.getByText('Result so far').first()).toBeVisible()
})
