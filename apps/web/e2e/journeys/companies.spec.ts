import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeAppearanceErrors, axeErrors } from '../support/axe.ts'
import { openHydrated } from '../support/hydration.ts'
import { layoutErrors } from '../support/layout-errors.ts'
import { collectErrors } from '../support/page-errors.ts'

const list = (query: Record<string, string> = {}) => pathTo('companyList', 'id', undefined, query)
const comparison = (query: Record<string, string> = {}) =>
  pathTo('companyDetail', 'id', { slug: 'bqns' }, { tab: 'perbandingan', ...query })

async function tickersIn(page: Page): Promise<string[]> {
  // The URL changes before the browser has parsed all rows.
  await page.waitForLoadState()
  const rows = page.getByRole('region', { name: 'Daftar perusahaan' }).getByRole('rowheader')
  return (await rows.allInnerTexts()).map((text) => text.slice(0, 4))
}

const companies = (page: Page) =>
  page.getByRole('list', { name: 'Perusahaan yang dibandingkan' }).getByRole('listitem')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is filtered, sorted and paged by a form and links, all in the URL', async ({ page }) => {
    await page.goto(list())
    await page.getByLabel('Urutan').selectOption('Kapitalisasi terbesar')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect(page).toHaveURL(/sort=-marketValue/)
    const first = await tickersIn(page)
    expect(first).toHaveLength(20)
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(page).toHaveURL(/sort=-marketValue.*page=2|page=2.*sort=-marketValue/)
    const second = await tickersIn(page)
    expect(second.filter((ticker) => first.includes(ticker))).toEqual([])
    await page.getByLabel('Sektor').selectOption('G')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect(page).toHaveURL(/sector=G/)
    expect(await tickersIn(page)).toContain('BQNS')
    await page.getByRole('link', { name: 'PER', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: /^PER/ })).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/sector=G/)

    await test.step('phones have the heads of two columns, wider screens all with their links', async () => {
      const heads = page.getByRole('region', { name: 'Daftar perusahaan' }).getByRole('columnheader')
      await page.setViewportSize({ width: 360, height: 800 })
      await expect(heads).toHaveText(['Nama', 'Harga'], { useInnerText: true })
      await page.setViewportSize({ width: 640, height: 800 })
      await expect(heads.getByRole('link')).toHaveCount(9)
    })
  })
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters leave no empty fields in the URL', async ({ page }) => {
    await openHydrated(page, pathTo('stockScreener', 'id'))
    await page.locator('.folded-filter > summary').click()
    await page.locator('.folded-filter select').first().selectOption({ index: 1 })
    await page.locator('.folded-filter button[type="submit"]').first().click()
    await expect(page).toHaveURL(/\?/)
    expect(page.url()).not.toMatch(/=(?:&|$)/)
    await expect(page.locator('.folded-filter :disabled')).toHaveCount(0)
  })
})

test('a company is suggested, added and removed with the keyboard', async ({ page }) => {
  await openHydrated(page, comparison())
  await page.getByLabel('Tambahkan perusahaan', { exact: true }).focus()
  const field = page.getByRole('combobox', { name: 'Tambahkan perusahaan' })
  await expect(field).toBeFocused()
  await page.keyboard.type('qlb')
  await expect(page.getByRole('option', { name: /^QLBR/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(comparison({ with: 'QLBR' }))
  await expect(companies(page)).toHaveCount(2)
  const focused = page.locator('main :focus')
  await expect(focused).toHaveCount(1)
  await expect(page.getByLabel('Tambahkan perusahaan', { exact: true })).toHaveValue('')
  const chart = page.getByRole('img', { name: /^Perubahan harga dari .* BQNS .*; QLBR / })
  await expect(chart).toBeVisible()
  await page.getByRole('link', { name: 'Keluarkan QLBR dari perbandingan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(comparison())
  await expect(companies(page)).toHaveCount(0)
  await expect(focused).toHaveCount(1)
})

test('a comparison has one canonical URL, is translated, and is not indexed', async ({ page }) => {
  await page.goto(comparison({ with: 'qlbr,SNVA', range: '1Y' }))
  await expect(page).toHaveTitle(/^Perbandingan BQNS, QLBR, SNVA/)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').search).toBe('?tab=perbandingan&with=QLBR-SNVA')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/.*\?tab=comparison&with=QLBR-SNVA/)
  await expect(page.getByRole('list', { name: 'Companies compared' }).getByRole('listitem')).toHaveCount(3)
})

test('a comparison passes axe and reflow, in both color schemes', async ({ page }) => {
  const errors = collectErrors(page)
  await openHydrated(page, comparison({ with: 'QLBR-SNVA-QTRV-ZZZZZ' }))
  await page.getByText('Tampilkan sebagai tabel').click()
  expect.soft(await axeErrors(page)).toEqual([])
  for (const width of [320, 768, 1536]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(layoutErrors), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeAppearanceErrors(page)).toEqual([])
  expect(errors).toEqual([])
})
