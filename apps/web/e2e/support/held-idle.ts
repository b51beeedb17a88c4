import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'

const RUN_IDLE = 'run-idle'

/** Lets the test control idle callbacks, and records their timeouts. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript((runIdle) => {
    const held: (() => void)[] = []
    const timeouts: (number | undefined)[] = []
    Object.defineProperty(window, 'requestIdleCallback', {
      value: (act: () => void, options?: { timeout?: number }) => {
        timeouts.push(options?.timeout)
        document.documentElement.dataset.idleTimeouts = timeouts.join()
        return held.push(act)
      },
    })
    Object.defineProperty(window, 'cancelIdleCallback', {
      value: (handle: number) => {
        held[handle - 1] = () => {}
      },
    })
    addEventListener(runIdle, (event) => {
      const count = event instanceof CustomEvent ? event.detail : 0
      for (const act of held.slice(0, count)) {
        act()
      }
      held.fill(() => {}, 0, count)
    })
  }, RUN_IDLE)
}

/** Ends the idle period for what waits for it, or for the first `count` callbacks of the page only. */
export async function runIdle(page: Page, count = 1000): Promise<void> {
  await page.evaluate(({ name, detail }) => window.dispatchEvent(new CustomEvent(name, { detail })), {
    name: RUN_IDLE,
    detail: count,
  })
}

interface Fetched {
  has(name: string): boolean
}

function fetchedBy(page: Page): Fetched {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      scripts.push(pathname)
    }
  })
  // The name is followed by a content hash.
  return { has: (name) => scripts.some((path) => path.startsWith(`/assets/${name}-`)) }
}

/** Includes memory cache hits, which cause no request. */
function hasLoaded(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .some((resource) => new URL(resource.name).pathname.startsWith(start)),
    `/assets/${name}-`,
  )
}

/** For hydration, polyfills, the prefetch code, and prefetched links. */
export async function idleTimeouts(page: Page): Promise<number[]> {
  const noted = await page.locator('html').getAttribute('data-idle-timeouts')
  return (noted ?? '').split(',').map(Number)
}

export async function openHoldingIdle(page: Page, path: string): Promise<Fetched> {
  const fetched = fetchedBy(page)
  await holdIdle(page)
  await goTo(page, path)
  return fetched
}

/** Waits until the prefetch code has loaded, and the first link waits for an idle period. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect
    .poll(async () => {
      await runIdle(page, 3)
      return hasLoaded(page, 'link-prefetch')
    })
    .toBe(true)
  await waitForHydration(page)
  await expect.poll(() => idleTimeouts(page)).toHaveLength(4)
}
