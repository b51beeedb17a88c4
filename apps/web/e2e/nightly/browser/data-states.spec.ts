import { expect, type Page, type Route, test } from '@playwright/test'
import { fetchStatusCopy as words } from '#app/data/fetch-status-copy.ts'
import { TYPING_PAUSE_MS } from '#app/design/combobox.tsx'
import { COMPARE_SERIES_PATH } from '#app/i18n/endpoints/compare-series-path.ts'
import { PRICE_SERIES_PATH } from '#app/i18n/endpoints/price-series-path.ts'
import { suggestionsPath } from '#app/i18n/endpoints/suggestions-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PROGRESS_HIDE_MS } from '#app/navigation/feedback-timing.ts'
import { axeErrors } from '../../support/axe.ts'
import { openHydrated, waitForHydration } from '../../support/hydration.ts'
import { layoutErrors } from '../../support/layout-errors.ts'

type Locale = keyof typeof words

const company = (locale: Locale, query = {}) => pathTo('companyDetail', locale, { slug: 'bqns' }, query)
const charts = [
  { name: 'the price chart', locale: 'id', query: {}, series: `**${PRICE_SERIES_PATH}?*` },
  {
    name: 'the comparison',
    locale: 'en',
    query: { tab: 'comparison', with: 'QLBR' },
    series: `**${COMPARE_SERIES_PATH}?*`,
  },
] as const
const suggestions = `**${suggestionsPath('id', '').replace(/\?.*/, '')}?*`

const slider = (page: Page) => page.getByRole('slider')
const drawing = (page: Page) => page.getByRole('figure').first().getByRole('img').first()
const line = (page: Page) => page.getByRole('figure').first().getByRole('status')
const retry = (page: Page, locale: Locale) => page.getByRole('button', { name: words[locale].retry })
const bar = (page: Page) => page.locator('.progress')

/** Stops the page's clock. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

const fail = (route: Route) => route.fulfill({ status: 503, body: 'no data' })

for (const { name, locale, query, series } of charts) {
  test(`${name} in ${locale} shows an error when its data fails to load, keeps the drawing, and retries`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.install()
    await page.route(series, fail)
    await openHydrated(page, company(locale, query))
    await expect(slider(page)).toBeVisible()
    await stopTime(page)
    await slider(page).focus()
    await expect(line(page)).toContainText(words[locale].failed)
    await expect(bar(page)).toHaveClass(/progress-failed/)
    await page.clock.runFor(PROGRESS_HIDE_MS)
    await page.clock.resume()
    await expect(drawing(page)).toBeVisible()
    expect(await axeErrors(page)).toEqual([])
    expect(await page.evaluate(layoutErrors)).toEqual([])

    await page.unroute(series, fail)
    await retry(page, locale).focus()
    await page.keyboard.press('Enter')
    await expect(line(page)).toBeEmpty()
    await expect(slider(page)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Home')
    await expect(page.getByRole('figure').first()).toContainText(
      { id: /Dimuat \d\d\.\d\d WIB/, en: /Loaded \d\d:\d\d WIB/ }[locale],
    )
  })

  test(`${name} retries once when the connection is back`, async ({ page, context }) => {
    await openHydrated(page, company('id', query))
    await context.setOffline(true)
    await slider(page).focus()
    await expect(line(page)).toContainText(words.id.lost)
    let asked = 0
    await page.route(series, async (route) => {
      asked += 1
      await fail(route)
    })
    await context.setOffline(false)
    await expect(line(page)).toContainText(words.id.failed)
    await slider(page).blur()
    await slider(page).hover()
    expect(asked).toBe(1)
    await page.unroute(series)
    await retry(page, 'id').click()
    await expect(line(page)).toBeEmpty()
    await page.keyboard.press('Home')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  })
}

test('a chart whose code failed to load is retried in a new document', async ({ page }) => {
  const code = '**/interactive-chart-*.js'
  await page.route(code, (route) => route.abort())
  await openHydrated(page, company('id'))
  await slider(page).focus()
  await expect(line(page)).toContainText(words.id.failed)
  await page.unroute(code)
  // Not the load event, which waits for images: the former document has a marker attribute.
  await page.locator('html').evaluate((html) => html.setAttribute('data-former', ''))
  await retry(page, 'id').click()
  await expect(page.locator('html[data-former]')).toHaveCount(0)
  await waitForHydration(page)
  await slider(page).focus()
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(line(page)).toBeEmpty()
})

/** Waits until the suggestion list is active. */
async function openSearch(page: Page, path: string) {
  await openHydrated(page, path)
  const field = page.getByRole('banner').locator('input[name="q"]').filter({ visible: true })
  await field.focus()
  await expect(field).toHaveRole('combobox')
  return field
}

test.describe('suggestions', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  const banner = (page: Page) => page.getByRole('banner')

  test('that fail to load show an error below the field, without the progress bar, and are retried', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(suggestions, fail)
    const field = await openSearch(page, pathTo('faq', 'id'))
    await stopTime(page)
    await field.fill('saham')
    await page.clock.runFor(TYPING_PAUSE_MS)
    await expect(banner(page).getByText(words.id.failed)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.clock.resume()
    expect(await axeErrors(page)).toEqual([])

    await page.unroute(suggestions, fail)
    await retry(page, 'id').focus()
    await page.keyboard.press('Enter')
    await expect(banner(page).getByRole('option').first()).toBeVisible()
    await expect(field).toBeFocused()
    await expect(retry(page, 'id')).toHaveCount(0)
  })
})
