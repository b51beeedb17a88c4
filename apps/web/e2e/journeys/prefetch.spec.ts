import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHoldingIdle, runIdle } from '../support/held-idle.ts'
import { waitForHydration } from '../support/hydration.ts'

const blog = pathTo('blog', 'id')

for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(blog)
    // With data saving, only interaction starts hydration.
    await page.locator('main h1').hover()
    await waitForHydration(page)
    // Prefetching begins in an idle period that the page has asked for before this one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    await page.locator('main article a').first().dispatchEvent('touchstart')
    expect(requests.filter((url) => /link-prefetch|article\.route/.test(url))).toEqual([])
  })
}

test('nothing is prefetched while the visitor is offline', async ({ page, context }) => {
  const fetched = await openHoldingIdle(page, blog)
  await context.setOffline(true)
  await runIdle(page)
  await page.locator('main article a').first().dispatchEvent('touchstart')
  await context.setOffline(false)
  expect(fetched.has('article.route')).toBe(false)
  await page.locator('main article a').nth(1).dispatchEvent('touchstart')
  await expect.poll(() => fetched.has('article.route')).toBe(true)
})
