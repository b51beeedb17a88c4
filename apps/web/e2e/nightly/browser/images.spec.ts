import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { waitForHydration } from '../../support/hydration.ts'

/** The max layout shift while a page loads. */
const MAX_SHIFT = 0.02

declare global {
  interface Window {
    shiftSum: number
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/**
 * Sums layout shifts without user input, from the first byte on. The web font is blocked, because its shift is not
 * under test.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
      'value' in entry && 'hadRecentInput' in entry
    window.shiftSum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        window.shiftSum += entry.hadRecentInput ? 0 : entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls each image into view and waits until it has loaded or failed. */
async function loadAllImages(page: Page): Promise<void> {
  // Images that are hidden at this width do not load.
  for (const picture of await page.locator('img.picture-sharp').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  }
}

/** Waits until all images of the open page are converted: a slow machine answers 503 until then. */
async function waitForConversions(page: Page): Promise<void> {
  await loadAllImages(page)
  const sources = await page
    .locator('img.picture-sharp')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')))
  const headers = { accept: 'image/avif,image/webp' }
  for (const source of sources) {
    await expect
      .poll(async () => (await page.request.get(source, { headers })).status(), { timeout: 30_000 })
      .toBe(200)
  }
}

async function firstArticle(page: Page): Promise<string> {
  await page.goto(pathTo('blog', 'id'))
  const path = await page.locator('article h2 a, article h3 a').first().getAttribute('href')
  return path ?? ''
}

const pages = [
  { name: 'home', path: async () => pathTo('home', 'id') },
  { name: 'blog', path: async () => pathTo('blog', 'id') },
  { name: 'an article', path: firstArticle },
]

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const { name, path } of pages) {
      test(`images of ${name} have a size, load and shift nothing`, async ({ page }) => {
        const address = await path(page)
        await page.goto(address)
        await waitForConversions(page)
        await watchShifts(page)
        await page.goto(address)
        await loadAllImages(page)
        const pictures = await page.locator('img').evaluateAll((all) =>
          all
            .filter((img) => img instanceof HTMLImageElement)
            .map((img) => ({
              src: img.currentSrc.slice(0, 80),
              isSized: img.getAttribute('width') !== null && img.getAttribute('height') !== null,
              // Images that are hidden at this width do not load.
              isThere: img.naturalWidth > 0 || img.offsetParent === null,
            })),
        )
        expect(pictures.length).toBeGreaterThan(0)
        expect(pictures.filter(({ isSized, isThere }) => !isSized || !isThere)).toEqual([])
        expect(await page.evaluate(() => window.shiftSum)).toBeLessThanOrEqual(MAX_SHIFT)
      })
    }

    test('an image that fails to load keeps its frame and shows its alternative text', async ({ page }) => {
      const address = await firstArticle(page)
      await page.goto(address)
      const picture = page.locator('main img.picture-sharp').first()
      const whole = await picture.boundingBox()
      await page.route(/\/(images|media)\//, (route) => route.abort())
      await watchShifts(page)
      await page.goto(address)
      await loadAllImages(page)
      const broken = await picture.boundingBox()
      expect({ width: broken?.width, height: Math.round(broken?.height ?? 0) }).toEqual({
        width: whole?.width,
        height: Math.round(whole?.height ?? 0),
      })
      const state = await picture.evaluate((img) => ({
        words: getComputedStyle(img.parentElement ?? img, '::after').content,
        ground: getComputedStyle(img.parentElement ?? img, '::before').backgroundImage.slice(0, 24),
      }))
      const alt = await picture.getAttribute('alt')
      expect(state).toEqual({ words: `${JSON.stringify(alt)} / ""`, ground: 'url("data:image/svg+xml,' })
      expect(await page.evaluate(() => window.shiftSum)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  })
}

test('leaving a page requests none of its images again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathTo('blog', 'id'), { waitUntil: 'networkidle' })
  await waitForHydration(page)
  const left = await page
    .locator('main img.picture-sharp')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')?.split('/').at(-1) ?? ''))
  expect(left.length).toBeGreaterThan(0)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathTo('faq', 'id')}"]`)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => left.some((name) => url.endsWith(`/${name}`)))).toEqual([])
})
