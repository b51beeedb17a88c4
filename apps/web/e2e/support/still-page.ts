import type { Locator, Page } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated } from './hydration.ts'

/** A page whose clock stands still, and whose next page has no data until `answer` is called. */
export async function openStill(page: Page) {
  await page.clock.install()
  await openHydrated(page, pathTo('blog', 'id'))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const held = Promise.withResolvers<'continue' | 'fail'>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    asked.resolve()
    const what = await held.promise
    await (what === 'fail' ? route.fulfill({ status: 500, body: 'no data' }) : route.continue())
  })
  return { asked: asked.promise, answer: held.resolve }
}

/** The progress bar, whose class is its state. */
export function locateBar(page: Page): Locator {
  return page.locator('.progress')
}

export function firstArticle(page: Page): Locator {
  return page.locator('main article a').first()
}
