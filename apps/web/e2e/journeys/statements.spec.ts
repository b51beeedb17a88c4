import { expect, test } from '@playwright/test'
import { statementCsvPath } from '#app/i18n/endpoints/statement-csv-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { hold, openHydrated } from '../support/hydration.ts'

const slug = 'bqns'
const tab = (name: string) => pathTo('companyDetail', 'id', { slug }, { tab: name })

test('a tab, its period and its unit are chosen with the keyboard, and the focus stays', async ({ page }) => {
  await openHydrated(page, tab('neraca'))
  await page.getByRole('link', { name: 'Laba rugi', exact: true }).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('region', { name: 'Laba rugi' })
  await expect(table.getByRole('rowheader', { name: 'Laba bersih' })).toBeVisible()
  const quarters = page.getByRole('link', { name: 'Per kuartal' })
  await quarters.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=laba-rugi&period=per-kuartal$/)
  // The URL changes before the page is rendered.
  await expect(quarters).toHaveAttribute('aria-current', /./)
  await page.getByRole('link', { name: 'Miliar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=laba-rugi&period=per-kuartal&unit=miliar$/)
  await expect(table.getByText('Dalam miliaran rupiah')).toBeVisible()
})

test('items of a total open without script, and older periods are chosen with a form', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(tab('laba-rugi'))
  const table = page.getByRole('region', { name: 'Laba rugi' })
  const tax = table.getByRole('row', { name: /Beban pajak/ })
  await expect(tax).toBeHidden()
  await table.getByText('Laba bersih').click()
  await expect(tax).toBeVisible()
  const [newest, older] = await page.getByLabel('Mulai dari periode').locator('option').allTextContents()
  await page.getByLabel('Mulai dari periode').selectOption(older ?? '')
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(table.getByRole('columnheader', { name: older ?? '' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: newest ?? '' })).toBeHidden()
  // No figure lies outside the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})

test('a statement downloads as CSV', async ({ request }) => {
  const file = await request.get(statementCsvPath('id', slug, { kind: 'balance-sheet', period: 'annual' }))
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers()['content-disposition']).toBe('attachment; filename="BQNS-balance-sheet-annual.csv"')
  expect(await file.text()).toMatch(/^\uFEFFPos,Satuan,[^,]+ \(\d{4}-\d\d-\d\d\),.*\r\n\w/)
  const unknown = await request.get(`${pathTo('companyDetail', 'id', { slug })}/unduh/neraca.csv`)
  expect(unknown.status()).toBe(404)
})

test('while its data loads, a tab shows its loading state, and then its table', async ({ page }) => {
  await openHydrated(page, tab('neraca'))
  const release = await hold(page, '**/*.data*')
  await page.getByRole('link', { name: 'Arus kas' }).click()
  await expect(page.getByText('Memuat data perusahaan')).toBeAttached()
  release()
  await expect(page.getByRole('region', { name: 'Arus kas' })).toBeVisible()
  await expect(page.getByText('Memuat data perusahaan')).not.toBeAttached()
})
