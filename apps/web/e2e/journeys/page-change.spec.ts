import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated } from '../support/hydration.ts'
import { collectErrors } from '../support/page-errors.ts'

interface Fade {
  readonly name: string
  readonly durationMs: number
}

/**
 * Records the animations of `<main>` in order. Delays the fallback for hidden tabs, which would end a fade before its
 * first frame on a busy machine.
 */
async function watchFades(page: Page): Promise<void> {
  await page.addInitScript((fallbackMs) => {
    const { setTimeout: wait } = window
    Reflect.set(window, 'setTimeout', (act: TimerHandler, delayMs?: number, ...args: unknown[]) =>
      Reflect.apply(wait, window, [act, delayMs === fallbackMs ? 10_000 : delayMs, ...args]),
    )
    const seen: { name: string; durationMs: number }[] = []
    document.addEventListener('animationstart', ({ target, animationName: name }) => {
      if (target instanceof Element && target.matches('main')) {
        const durationMs = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000
        seen.push({ name, durationMs })
        document.documentElement.dataset.fades = JSON.stringify(seen)
      }
    })
  }, 240)
}

async function readFades(page: Page): Promise<Fade[]> {
  return JSON.parse((await page.locator('html').getAttribute('data-fades')) ?? '[]')
}

async function open(page: Page, path: string): Promise<string[]> {
  const errors = collectErrors(page)
  await watchFades(page)
  await openHydrated(page, path)
  return errors
}

const blog = pathTo('blog', 'id')
const articleLink = 'main article a'

test('another page fades in at its top for 240 ms, but not for back, forward and changes within a page', async ({
  page,
}) => {
  const errors = await open(page, blog)
  const heading = page.locator('main h1')
  await page.locator(articleLink).last().click()
  await expect.poll(() => readFades(page)).toHaveLength(2)
  const fades = await readFades(page)
  expect(fades.map(({ name }) => name)).toEqual(['page-out', 'page-in'])
  expect(fades.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(240)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toHaveCSS('opacity', '1')

  await page.goBack()
  await expect(heading).toHaveText('Blog')
  await expect(heading).toBeFocused()
  await page.goForward()
  await expect(heading).not.toHaveText('Blog')
  await page.goBack()
  await expect(heading).toHaveText('Blog')
  await page.locator('main a[href*="category="]').first().click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.locator('main a[href*="category="][aria-current]')).toHaveCount(1)
  expect(await readFades(page)).toHaveLength(2)
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  expect(errors).toEqual([])
})
