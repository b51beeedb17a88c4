import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHoldingIdle, runIdle } from '../support/held-idle.ts'
import { openHydrated, withoutPrefetch } from '../support/hydration.ts'

const blog = pathTo('blog', 'id')

// may-prefetch.test.ts has the other connections.
test('nothing is prefetched with 2g', async ({ page }) => {
  await withoutPrefetch(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHydrated(page, blog)
  // Prefetching begins in an idle period that the page has asked for before this one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
  await page.locator('main article a').first().dispatchEvent('touchstart')
  expect(requests.filter((url) => /link-prefetch|article\.route/.test(url))).toEqual([])
})

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
