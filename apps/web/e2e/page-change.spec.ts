import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { TRANSITION_MS } from '#app/shell/feel.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

/** Notes each change that the browser draws as a transition, with the animations that it consists of. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      transition.ready.then(
        () => {
          const seen = document
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
                ? [{ part: effect.pseudoElement, endMs: Number(effect.getComputedTiming().endTime) }]
                : [],
            )
          document.documentElement.dataset.transitions = JSON.stringify([...transitionsSoFar(), seen])
        },
        () => {
          // Skipped, as by a second one.
        },
      )
      return transition
    }
    function transitionsSoFar() {
      return JSON.parse(document.documentElement.dataset.transitions ?? '[]')
    }
  })
}

interface AnimatedPart {
  part: string
  endMs: number
}

async function transitionsOf(page: Page): Promise<AnimatedPart[][]> {
  return JSON.parse((await page.locator('html').getAttribute('data-transitions')) ?? '[]')
}

async function open(page: Page, path: string): Promise<string[]> {
  const faults = collectFaults(page)
  await watchTransitions(page)
  await page.goto(path)
  await untilTakenOver(page)
  return faults
}

const blog = pathTo('blog', 'id')
const articleLink = 'main article a'

test.describe('the transition between two pages', () => {
  test(`fades the content out and in within ${TRANSITION_MS} ms, and nothing else`, async ({ page }) => {
    const faults = await open(page, blog)
    await page.locator(articleLink).first().click()
    await expect.poll(() => transitionsOf(page)).toHaveLength(1)
    const [parts = []] = await transitionsOf(page)
    expect(parts.map(({ part }) => part.replace(/\(.*/, '')).sort()).toEqual([
      '::view-transition-group',
      '::view-transition-new',
      '::view-transition-old',
    ])
    expect(Math.max(...parts.map(({ endMs }) => endMs))).toBe(TRANSITION_MS)
    const old = parts.find(({ part }) => part.includes('old'))
    expect(old?.endMs).toBeLessThan(TRANSITION_MS)
    await expect(page.locator('main h1')).toBeFocused()
    expect(faults).toEqual([])
  })

  test('is off with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, blog)
    await page.locator(articleLink).first().click()
    await expect(page.locator('main h1')).toBeFocused()
    expect(await transitionsOf(page)).toEqual([])
  })

  test('is off for back, forward and changes within a page', async ({ page }) => {
    await open(page, blog)
    await page.locator(articleLink).first().click()
    await expect.poll(() => transitionsOf(page)).toHaveLength(1)
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
    expect(await transitionsOf(page)).toHaveLength(1)
  })
})

test('a click on the header while the snapshots of a transition are taken is followed', async ({ page }) => {
  const inHeader = page.locator(`header a[href="${pathTo('home', 'id')}"]`).first()
  await page.addInitScript(keepSnapshotsWaiting)
  const faults = await open(page, blog)
  await inHeader.hover()
  await holdSnapshots(page)
  await page.mouse.down()
  await page.mouse.up()
  await letSnapshotsGo(page)
  await expect(page).toHaveURL(pathTo('home', 'id'))
  expect(faults).toEqual([])
})

/** The snapshots of the first transition are not taken before the document is told `go on`. */
function keepSnapshotsWaiting(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (options) => {
    document.startViewTransition = start
    const { update, ...rest } = typeof options === 'function' ? { update: options } : { ...options }
    const held = async () => {
      const goOn = new Promise((resolve) => document.addEventListener('go on', resolve))
      document.documentElement.dataset.held = ''
      await goOn
      await update?.()
    }
    return start({ ...rest, update: held })
  }
}

/** Follows an article's link, up to where pointers hit the root alone. */
async function holdSnapshots(page: Page): Promise<void> {
  await page
    .locator(articleLink)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.locator('html')).toHaveAttribute('data-held', '')
}

/** Browsers give up waiting after four seconds by themselves. */
async function letSnapshotsGo(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.elementFromPoint(9, 9)?.tagName)).toBe('HTML')
  await page.evaluate(() => document.dispatchEvent(new Event('go on')))
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
