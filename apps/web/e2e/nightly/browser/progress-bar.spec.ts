import { expect, test } from '@playwright/test'
import { firstArticle, locateBar, openStill } from '../../support/still-page.ts'

test.describe('the progress bar of a page that loads', () => {
  test('is announced after 1000 ms more, followed by the title of the new page', async ({ page }) => {
    const { asked, answer } = await openStill(page)
    const voice = page.locator('body > p[aria-live="polite"]')
    await firstArticle(page).click()
    await asked
    await page.clock.runFor(200)
    await expect(locateBar(page)).toHaveClass(/progress-running/)
    await page.clock.runFor(999)
    await expect(voice).toBeEmpty()
    await page.clock.runFor(1)
    await expect(voice).toHaveText('Memuat halaman…')
    answer('continue')
    await expect(page).toHaveURL(/\/blog\/./)
    // The title changes with the page, after the URL.
    await expect(page).not.toHaveTitle(/^Blog/)
    await expect(voice).toHaveText(await page.title())
  })

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { asked } = await openStill(page)
    await firstArticle(page).click()
    await asked
    await page.clock.runFor(200)
    await expect(locateBar(page)).toHaveCSS('animation-name', 'none')
    const { width } = (await locateBar(page).boundingBox()) ?? { width: 0 }
    expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
  })

  test('is red when the page fails, above the error page', async ({ page }) => {
    const { asked, answer } = await openStill(page)
    await firstArticle(page).click()
    await asked
    await page.clock.runFor(200)
    await expect(locateBar(page)).toHaveClass(/progress-running/)
    answer('fail')
    await expect(locateBar(page)).toHaveClass(/progress-failed/)
    await expect(locateBar(page)).toHaveCSS('background-color', 'rgb(190, 35, 35)')
    await page.clock.runFor(500)
    await expect(locateBar(page)).toHaveCount(0)
    // React shows fetched content after a delay of its own.
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the progress bar does not stay', () => {
  test('in a document restored from the back/forward cache', async ({ page }) => {
    const { asked } = await openStill(page)
    await firstArticle(page).click()
    await asked
    await page.clock.runFor(200)
    await expect(locateBar(page)).toHaveClass(/progress-running/)
    // Simulates the event, because the browser may not cache the document.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    // The router emits its state again when routes are added.
    await page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').patchRoutes(null, []))
    await expect(locateBar(page)).toHaveClass(/progress-done/)
    await page.clock.runFor(500)
    await expect(locateBar(page)).toHaveCount(0)
  })
})
