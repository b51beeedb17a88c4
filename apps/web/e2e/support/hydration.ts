import { expect, type Page } from '@playwright/test'
import { localeCookie } from '#app/i18n/locales.ts'

/** Hydration sets a cookie with the language. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate((name) => document.cookie.includes(`${name}=`), localeCookie.name)
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true)
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  // An earlier page could hydrate only now, and set its cookie again.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await forgetHydration(page)
  await page.goto(address)
  await waitForHydration(page)
}

/** Before a hydrated page is reloaded or left: its cookie would count for the next one. */
export async function forgetHydration(page: Page): Promise<void> {
  await page.context().clearCookies({ name: localeCookie.name })
}

/** Disables idle callbacks, so that only interaction starts hydration. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  })
}

/** A slow connection, on which nothing is prefetched, so that only the page's own code loads. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
}

/** Holds back the page's scripts until the returned function is called. */
export function holdScript(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js')
}

/** The same for requests of these URLs. */
export async function hold(page: Page, urls: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(urls, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
