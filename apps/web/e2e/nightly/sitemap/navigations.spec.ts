import { expect, type Page, test } from '@playwright/test'
import { type Locale, localeOfPath } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated } from '../../support/hydration.ts'
import { collectErrors } from '../../support/page-errors.ts'
import { waitForTwoFrames } from '../../support/two-frames.ts'

const STEPS = 200
/**
 * Until then, the walk has opened most kinds of pages, whose code stays in memory: the heap grew by 9 % in the second
 * hundred navigations, by 3 % in the third, and by 1 % in the sixth.
 */
const WARM_UP = 200
const MAX_GROWTH = 0.1
/** A fixed seed, so that an error is reproducible. */
const SEED = 20261122

test.setTimeout(360_000)

test.use({
  viewport: { width: 1280, height: 800 },
  // Without transitions, which take 250 ms each and have their own test.
  contextOptions: { reducedMotion: 'reduce' },
  // The memory counters include JIT code, which is not the page's.
  launchOptions: async ({ browserName: _ }, use, { project }) => {
    const { args = [], ...others } = project.use.launchOptions ?? {}
    await use({ ...others, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] })
  },
})

test(`${STEPS} navigations in one tab: focus and memory are correct, without errors`, async ({ page }) => {
  const errors = collectErrors(page)
  const random = randomFrom(SEED)
  await openHydrated(page, pathTo('home', 'id'))
  await page.locator('html').evaluate((html) => html.setAttribute('data-same-document', ''))
  let entries = [page.url()]
  let position = 0
  const kinds = new Map<string, number>()
  const measured: Memory[] = []

  for (let step = 1; step <= WARM_UP + STEPS; step += 1) {
    // Always measured on the same page.
    const isMeasured = step === WARM_UP || step === WARM_UP + STEPS
    const canGoBack = position > 0
    const canGoForward = position < entries.length - 1
    const dice = random()
    const kind = isMeasured
      ? 'home'
      : dice < 0.15 && canGoBack
        ? 'back'
        : dice < 0.25 && canGoForward
          ? 'forward'
          : dice < 0.33
            ? 'language'
            : dice < 0.4
              ? 'anchor'
              : 'link'
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const note = `step ${step}: ${kind} from ${page.url()}`
    const from = new URL(page.url())

    if (kind === 'back' || kind === 'forward') {
      position += kind === 'back' ? -1 : 1
      await page.evaluate((delta) => window.history.go(delta), kind === 'back' ? -1 : 1)
      await expect.poll(() => page.url(), note).toBe(entries[position])
    } else {
      const href =
        kind === 'home'
          ? pathTo('home', 'id')
          : kind === 'anchor'
            ? `${from.pathname}${from.search}#content`
            : await someLink(page, kind, random())
      await clickOn(page, href)
      const url = new URL(href, from).href
      await expect.poll(() => page.url(), note).toBe(url)
      if (url !== from.href) {
        position += 1
        entries = [...entries.slice(0, position), url]
      }
    }
    await settled(page)

    const now = new URL(page.url())
    const isFocused = (selector: string) =>
      page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector)
    if (now.pathname !== from.pathname) {
      const place = now.hash === '' ? 'main h1' : 'main'
      await expect.poll(() => isFocused(place), { message: `${note}: focus` }).toBe(true)
      await expect
        .poll(() => page.locator('body > p[aria-live]').innerText(), { message: `${note}: voice` })
        .toBe(await page.title())
    } else if (kind === 'anchor') {
      expect(await isFocused('main'), `${note}: focus`).toBe(true)
    }
    expect(errors, note).toEqual([])
    if (isMeasured) {
      measured.push(await measureMemory(page))
    }
  }

  await expect(page.locator('html'), 'the document of the beginning').toHaveAttribute('data-same-document')
  expect([...kinds.keys()].sort()).toEqual(['anchor', 'back', 'forward', 'home', 'language', 'link'])
  const [before, after] = measured
  const growth = (of: (memory: Memory) => number) =>
    before && after ? of(after) / of(before) - 1 : Number.NaN
  test.info().annotations.push({ type: 'memory', description: JSON.stringify(measured) })
  expect(
    growth(({ heapBytes }) => heapBytes),
    'growth of the heap',
  ).toBeLessThanOrEqual(MAX_GROWTH)
  expect(
    growth(({ nodes }) => nodes),
    'growth of the number of nodes',
  ).toBeLessThanOrEqual(MAX_GROWTH)
})

interface Memory {
  readonly heapBytes: number
  /** All DOM nodes in memory, attached or not. */
  readonly nodes: number
}

async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // Freed objects may release others in the next round.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
  }
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heapBytes: metric('JSHeapUsedSize'), nodes: metric('Nodes') }
}

/** A random link to a page in this document: any page, or the other language. */
async function someLink(page: Page, kind: 'link' | 'language', share: number): Promise<string> {
  const hrefs = await page
    .locator(kind === 'language' ? 'header a[hreflang]:not([aria-current])' : 'main a, footer a')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement &&
        link.origin === window.location.origin &&
        !link.hasAttribute('download') &&
        link.target === '' &&
        link.checkVisibility() &&
        link.dataset.keepScroll === undefined
          ? [`${link.pathname}${link.search}`]
          : [],
      ),
    )
  const pages = hrefs.filter((href) => isWalked(new URL(href, page.url())))
  return pages[Math.floor(share * pages.length)] ?? pathTo('home', readLanguage(page))
}

function readLanguage(page: Page): Locale {
  return localeOfPath(new URL(page.url()).pathname) ?? 'id'
}

/** Excludes files. */
function isWalked({ pathname }: URL): boolean {
  return localeOfPath(pathname) !== null && !pathname.includes('.')
}

/** Clicks even if the link is covered or out of view. */
async function clickOn(page: Page, href: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Waits until the page of a navigation is rendered. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveCount(1)
  await waitForTwoFrames(page)
}

/** Mulberry32: reproducible numbers in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
