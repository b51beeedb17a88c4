import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { TRANSITION_MS } from '#app/shell/feel.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

interface Fade {
  readonly name: string
  readonly durationMs: number
}

/** Notes each animation of `<main>` that starts, in the order of their start. */
async function watchFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { name: string; durationMs: number }[] = []
    document.addEventListener('animationstart', ({ target, animationName: name }) => {
      if (target instanceof Element && target.matches('main')) {
        const durationMs = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000
        seen.push({ name, durationMs })
        document.documentElement.dataset.fades = JSON.stringify(seen)
      }
    })
  })
}

async function fadesOf(page: Page): Promise<Fade[]> {
  return JSON.parse((await page.locator('html').getAttribute('data-fades')) ?? '[]')
}

async function open(page: Page, path: string): Promise<string[]> {
  const faults = collectFaults(page)
  await watchFades(page)
  await page.goto(path)
  await untilTakenOver(page)
  return faults
}

const blog = pathTo('blog', 'id')
const articleLink = 'main article a'

test.describe('the transition between two pages', () => {
  test(`fades the old page out, then the new one in, within ${TRANSITION_MS} ms`, async ({ page }) => {
    const faults = await open(page, blog)
    await page.locator(articleLink).first().click()
    await expect.poll(() => fadesOf(page)).toHaveLength(2)
    const fades = await fadesOf(page)
    expect(fades.map(({ name }) => name)).toEqual(['page-out', 'page-in'])
    expect(fades.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(TRANSITION_MS)
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
    expect(faults).toEqual([])
  })

  test('is off with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, blog)
    await page.locator(articleLink).first().click()
    await expect(page.locator('main h1')).toBeFocused()
    expect(await fadesOf(page)).toEqual([])
  })

  test('is off for back, forward and changes within a page', async ({ page }) => {
    await open(page, blog)
    await page.locator(articleLink).first().click()
    await expect.poll(() => fadesOf(page)).toHaveLength(2)
    await expect(page.locator('main h1')).toBeFocused()
    await page.goBack()
    await expect(page.locator('main h1')).toHaveText('Blog')
    await expect(page.locator('main h1')).toBeFocused()
    await page.goForward()
    await expect(page.locator('main h1')).not.toHaveText('Blog')
    await page.goBack()
    await expect(page.locator('main h1')).toHaveText('Blog')
    await page.locator('main a[href*="category="]').first().click()
    await expect(page).toHaveURL(/category=/)
    await expect(page.locator('main a[href*="category="][aria-current]')).toHaveCount(1)
    expect(await fadesOf(page)).toHaveLength(2)
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
  })

  test('follows a click on the header meanwhile, and shows the old page until that page is there', async ({
    page,
  }) => {
    const home = pathTo('home', 'id')
    const faults = await open(page, blog)
    await page.locator('main').evaluate(holdFades)
    await page.locator(articleLink).first().click()
    await expect(page.locator('main')).toHaveAttribute('data-held', '')
    const held = Promise.withResolvers<void>()
    await page.route(`**${home}.data*`, async (route) => {
      await held.promise
      await route.continue()
    })
    const isAsked = page.waitForRequest(`**${home}.data*`)
    await page.locator(`header a[href="${home}"]`).first().click()
    await isAsked
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
    await expect(page.locator('main h1')).toHaveText('Blog')
    await page.locator('main').evaluate(letFadesGo)
    held.resolve()
    await expect(page).toHaveURL(home)
    await expect(page.locator('main h1')).not.toHaveText('Blog')
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
    expect(faults).toEqual([])
  })
})

/** Each animation of the element stands still at its end, as if it took for ever. */
function holdFades(main: Element): void {
  Object.assign(main, {
    onanimationstart() {
      for (const animation of main.getAnimations()) {
        animation.pause()
        animation.currentTime = 89
      }
      main.setAttribute('data-held', '')
    },
  })
}

function letFadesGo(main: Element): void {
  Object.assign(main, { onanimationstart: null })
}

test.describe('after a change of page', () => {
  test('the heading has the focus, the page is at its top, and the title is announced once', async ({
    page,
  }) => {
    const faults = await open(page, blog)
    const voice = page.locator('body > p[aria-live="polite"]')
    await expect(voice).toBeEmpty()
    await expect(page.locator('body')).toBeFocused()
    await voice.evaluate((region) => {
      new MutationObserver(() => {
        region.setAttribute('data-told', `${Number(region.getAttribute('data-told') ?? 0) + 1}`)
      }).observe(region, { childList: true, characterData: true, subtree: true })
    })
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.locator(articleLink).last().click()
    await expect(page).toHaveURL(/\/blog\/./)
    const heading = page.locator('main h1')
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
    await expect(voice).toHaveText(await page.title())
    await expect(voice).toHaveAttribute('data-told', '1')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
    expect(faults).toEqual([])
  })

  test('back and forward restore the scroll position', async ({ page }) => {
    await open(page, blog)
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.locator(articleLink).last().click()
    await expect(page).toHaveURL(/\/blog\/./)
    await expect(page.locator('main h1')).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.goBack()
    await expect(page.locator('main h1')).toHaveText('Blog')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    await expect(page.locator('main h1')).toBeFocused()
    await page.goForward()
    await expect(page).toHaveURL(/\/blog\/./)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  })
})

test.describe('within a page', () => {
  test('a tab keeps the focus and scroll position, and nothing is announced', async ({ page }) => {
    await open(page, pathTo('companyDetail', 'id', { slug: 'bqns' }))
    const tab = page.getByRole('link', { name: 'Neraca', exact: true })
    await tab.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await tab.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Neraca' })).toBeVisible()
    await expect(tab).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await expect(page.locator('body > p[aria-live="polite"]')).toBeEmpty()
  })
})
