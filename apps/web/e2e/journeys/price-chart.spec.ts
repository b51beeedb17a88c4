import { expect, type Page, test } from '@playwright/test'
import { PRICE_SERIES_PATH } from '#app/i18n/endpoints/price-series-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeAppearanceErrors, axeErrors } from '../support/axe.ts'
import { openHydrated } from '../support/hydration.ts'
import { collectErrors } from '../support/page-errors.ts'

const slug = 'bqns'
const chartPath = (locale: 'id' | 'en', query: Record<string, string> = {}) =>
  pathTo('companyDetail', locale, { slug }, query)

const views = [
  { name: 'line', query: {} },
  { name: 'candles', query: { type: 'candles', range: '5Y' } },
  { name: 'averages', query: { averages: 'shown', prices: 'raw', range: '3Y' } },
  { name: 'versus the sector', query: { versus: 'sector' } },
  { name: 'versus a company', query: { versus: 'LTMR', range: 'max' } },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each view is a drawing with a name and a table', async ({ page }) => {
    for (const { name, query } of views) {
      await page.goto(chartPath('id', query))
      await expect(page.getByRole('figure').first().getByRole('img').first(), name).toHaveAccessibleName(
        /BQNS/,
      )
      await page.getByText('Tampilkan sebagai tabel').click()
      await expect(page.getByRole('table').first().getByRole('row').nth(2), name).toBeVisible()
      await expect(page.getByRole('slider')).toHaveCount(0)
    }
  })
})

test('with its crosshair shown the chart passes axe at 360 px, in both color schemes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  const errors = collectErrors(page)
  await open(page, { type: 'candles', averages: 'shown' })
  await page.keyboard.press('Home')
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(await axeErrors(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeAppearanceErrors(page)).toEqual([])
  expect(errors).toEqual([])
})

async function open(page: Page, query: Record<string, string> = {}) {
  await openHydrated(page, chartPath('en', query))
  const slider = page.getByRole('slider', { name: 'Day on the chart' })
  await slider.focus()
  return slider
}

test.describe('the crosshair', () => {
  test('moves day by day with the keyboard, announces its day and prices, and leaves on Escape', async ({
    page,
  }) => {
    const slider = await open(page, { range: '1M' })
    const days = Number(await slider.getAttribute('aria-valuemax'))
    expect(days).toBeGreaterThan(15)
    await expect(slider).toHaveAttribute('aria-valuenow', String(days))
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuenow', String(days - 1))
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
    const first = (await slider.getAttribute('aria-valuetext')) ?? ''
    expect(first).toMatch(/^Date \w+ \d+, \d{4}, Open [\d,]+, High [\d,]+, Low [\d,]+, Close [\d,]+, Volume/)
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuenow', String(days))
    await expect(page.locator('canvas').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('canvas')).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('canvas').first()).toBeVisible()
  })

  test('follows the pointer without changing the size of the figure', async ({ page }) => {
    await openHydrated(page, chartPath('en'))
    const slider = page.getByRole('slider')
    const before = await page.getByRole('figure').first().boundingBox()
    const readout = page.getByRole('figure').first().getByRole('definition').first()
    const last = await readout.textContent()
    await slider.hover({ position: { x: 100, y: 80 } })
    await expect(page.locator('canvas').first()).toBeVisible()
    await slider.hover({ position: { x: 120, y: 80 } })
    await expect(readout).not.toHaveText(last ?? '')
    expect(await page.getByRole('figure').first().boundingBox()).toEqual(before)
  })

  test('loads its code and prices on first use only', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isChart = (path: string) => path.includes('interactive-chart') || path === PRICE_SERIES_PATH
    await openHydrated(page, chartPath('en'))
    await page.waitForLoadState('networkidle')
    expect(asked.filter(isChart)).toEqual([])
    await page.getByRole('slider').focus()
    await expect.poll(() => asked.filter(isChart).length).toBe(2)
  })
})
