import { expect, type Page } from '@playwright/test'
import { localeCookie } from '#app/i18n/locales.ts'

/** The page's script has taken over once it remembers the language. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate((name) => document.cookie.includes(`${name}=`), localeCookie.name)
}

export async function untilTakenOver(page: Page): Promise<void> {
  await expect.poll(() => isTakenOver(page)).toBe(true)
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilTakenOver(page)
}

/** The browser never gets idle; the page's script starts at the visitor's first move alone. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  })
}

/** A slow line, on which no code of other pages is fetched: what is loaded is the page's own. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
}

/** Holds the page's script back until the function that comes back is called. */
export function holdScript(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js')
}

/** As holdScript, for requests of these URLs. */
export async function hold(page: Page, urls: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(urls, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
