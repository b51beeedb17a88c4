import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { waitForHydration } from '../support/hydration.ts'

for (const { visitor, isPrefetched } of [
  { visitor: { connection: { effectiveType: '4g' } }, isPrefetched: true },
  { visitor: { connection: { effectiveType: '2g' } }, isPrefetched: false },
  { visitor: { connection: { effectiveType: '4g', saveData: true } }, isPrefetched: false },
  { visitor: { onLine: false }, isPrefetched: false },
]) {
  test(`the page of a link in view is ${isPrefetched ? '' : 'not '}prefetched with ${JSON.stringify(visitor)}`, async ({
    page,
  }) => {
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value })
    }, visitor)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(/(?<=\/assets\/).*(?=-)/.exec(request.url())?.[0] ?? ''))
    await page.goto(pathTo('blog', 'id'))
    await waitForHydration(page)
    // Prefetching begins in an idle period that the page has asked for before this one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.locator('main article a').first().dispatchEvent('touchstart')
    await (isPrefetched
      ? expect.poll(() => scripts).toContain('article.route')
      : expect(scripts.filter((name) => /^(link-prefetch|article\.route)$/.test(name))).toEqual([]))
  })
}
