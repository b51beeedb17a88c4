import { expect, type Page, type Route, test } from '@playwright/test'
import { fetchStatusCopy as words } from '#app/data/fetch-status-copy.ts'
import { TYPING_PAUSE_MS } from '#app/design/combobox.tsx'
import { suggestionsPath } from '#app/i18n/endpoints/suggestions-path.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydration.ts'

const suggestions = `**${suggestionsPath('id', '').replace(/\?.*/, '')}?*`

const retry = (page: Page) => page.getByRole('button', { name: words.id.retry })
const bar = (page: Page) => page.locator('.progress')

/** Stops the page's clock. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

const fail = (route: Route) => route.fulfill({ status: 503, body: 'no data' })

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
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page).getByRole('option').first()).toBeVisible()
    await expect(field).toBeFocused()
    await expect(retry(page)).toHaveCount(0)
  })
})
