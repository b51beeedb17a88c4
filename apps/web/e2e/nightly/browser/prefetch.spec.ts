import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { IDLE_TIMEOUT_MS, PREFETCH_HOVER_MS } from '#app/navigation/feedback-timing.ts'
import { waitForHydration } from '../../support/hydration.ts'
import { insertLink } from '../../support/insert-link.ts'
import { WatchedService } from '../../support/watched-service.ts'

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
    addEventListener(runIdle, () => {
      for (const act of held) {
        act()
      }
      held.fill(() => {})
    })
  }, RUN_IDLE)
}

async function runIdle(page: Page): Promise<void> {
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), RUN_IDLE)
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
async function idleTimeouts(page: Page): Promise<number[]> {
  const noted = await page.locator('html').getAttribute('data-idle-timeouts')
  return (noted ?? '').split(',').map(Number)
}

async function open(page: Page, path: string): Promise<Fetched> {
  const fetched = fetchedBy(page)
  await holdIdle(page)
  await goTo(page, path)
  return fetched
}

/** Waits until the prefetch code has loaded, and ends the idle period. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await runIdle(page)
  await waitForHydration(page)
  await expect.poll(async () => (await idleTimeouts(page)).length).toBeGreaterThanOrEqual(3)
  await runIdle(page)
  await expect.poll(() => hasLoaded(page, 'link-prefetch')).toBe(true)
  await expect.poll(() => idleTimeouts(page)).toHaveLength(4)
}

const blog = pathTo('blog', 'id')

test.describe('the code of linked pages', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test(`is prefetched in idle time, after ${IDLE_TIMEOUT_MS} ms at the latest, each file once`, async ({
    page,
    baseURL,
  }) => {
    // The browser reports cached files as requests, too.
    const site = await new WatchedService(baseURL ?? '').listen()
    try {
      const fetched = await open(page, `${site.url}${blog}`)
      expect((await idleTimeouts(page)).slice(1)).toEqual(Array(3).fill(IDLE_TIMEOUT_MS))
      expect(fetched.has('article.route')).toBe(false)
      await expect
        .poll(async () => {
          await runIdle(page)
          return fetched.has('article.route')
        })
        .toBe(true)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect
        .poll(async () => {
          await runIdle(page)
          return fetched.has('contact.route')
        })
        .toBe(true)
      await page.locator('main article a').first().click()
      await expect(page.locator('main h1')).toBeFocused()
      const scripts = site.asked.filter((asked) => asked.endsWith('.js'))
      expect(scripts).toEqual([...new Set(scripts)])
    } finally {
      site.close()
    }
  })

  test('is prefetched for the links of the next page', async ({ page }) => {
    const fetched = await open(page, pathTo('contactUs', 'id'))
    await insertLink(page, blog, 'Blog')
    await page.locator('main').getByRole('link', { name: 'Blog' }).click()
    await expect(page.locator('main h1')).toBeFocused()
    await expect
      .poll(async () => {
        await runIdle(page)
        return fetched.has('article.route')
      })
      .toBe(true)
  })

  test(`is prefetched with its data after a hover of ${PREFETCH_HOVER_MS} ms, once for hover and click`, async ({
    page,
    baseURL,
  }) => {
    const site = await new WatchedService(baseURL ?? '').listen()
    try {
      const fetched = await open(page, `${site.url}${blog}`)
      const data = () => site.asked.filter((asked) => asked.includes('.data'))
      const link = page.locator('main article a').first()
      const isThere = page.waitForResponse((response) => response.url().includes('.data'))
      await link.hover()
      await expect.poll(() => fetched.has('article.route')).toBe(true)
      const answer = await isThere
      expect(answer.headers()['cache-control']).toBe('private, max-age=10')
      await answer.finished()
      expect(data()).toHaveLength(1)
      await link.click()
      await expect(page.locator('main h1')).toBeFocused()
      expect(data()).toHaveLength(1)
    } finally {
      site.close()
    }
  })
})

test('nothing is prefetched while the visitor is offline', async ({ page, context }) => {
  const fetched = await open(page, blog)
  await context.setOffline(true)
  await runIdle(page)
  await page.locator('main article a').first().dispatchEvent('touchstart')
  await context.setOffline(false)
  expect(fetched.has('article.route')).toBe(false)
  await page.locator('main article a').nth(1).dispatchEvent('touchstart')
  await expect.poll(() => fetched.has('article.route')).toBe(true)
})
