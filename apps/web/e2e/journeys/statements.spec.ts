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
  await page.getByRole('link', { name: 'Kuartalan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=laba-rugi&period=kuartalan$/)
  // The URL changes before the page is rendered.
  await expect(page.getByRole('link', { name: 'Kuartalan' })).toHaveAttribute('aria-current', /./)
  await page.getByRole('link', { name: 'Miliar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=laba-rugi&period=kuartalan&unit=miliar$/)
  await expect(table.getByText('Dalam miliaran rupiah')).toBeVisible()
  await table.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(table).toBeFocused()
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
