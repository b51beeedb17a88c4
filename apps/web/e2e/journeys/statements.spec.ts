import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { hold, openHydrated } from '../support/hydration.ts'

const slug = 'bqns'
const tab = (name: string) => pathTo('companyDetail', 'id', { slug }, { tab: name })

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

test('while its data loads, a tab shows its loading state, and then its table', async ({ page }) => {
  await openHydrated(page, tab('neraca'))
  const release = await hold(page, '**/*.data*')
  await page.getByRole('link', { name: 'Arus kas' }).click()
  await expect(page.getByText('Memuat data perusahaan')).toBeAttached()
  release()
  await expect(page.getByRole('region', { name: 'Arus kas' })).toBeVisible()
  await expect(page.getByText('Memuat data perusahaan')).not.toBeAttached()
})
