import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilTakenOver } from './taken-over.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [320, 360, 768, 1024, 1280, 1440, 1536]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the head of the page, ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const width of widths) {
      test(`fits ${width} px, open and closed`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openPage(page)
        await expectFits(page)
        await page.getByRole('banner').locator('summary:visible').first().click()
        await expectFits(page)
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).include('header').analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })
    }
  })
}

test.describe('the menu of wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('one part is open at a time; Escape closes it and gives the focus back', async ({ page }) => {
    await openPage(page)
    const [first, second] = parts(page)
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('open')
    await second.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(second.locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(second).not.toHaveAttribute('open')
    await expect(second.locator('summary')).toBeFocused()
  })

  test('going on by keyboard closes the part that is left', async ({ page }) => {
    await openPage(page)
    const [first, second] = parts(page)
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await first.locator('a').last().focus()
    await page.keyboard.press('Tab')
    await expect(second.locator('summary')).toBeFocused()
    await expect(first).not.toHaveAttribute('open')
  })

  test('a part opens under the mouse, stays while it is there, and closes on Escape', async ({ page }) => {
    await openPage(page)
    const [first] = parts(page)
    await first.locator('summary').hover()
    await expect(first).toHaveAttribute('open')
    await first.locator('a').last().hover()
    await expect(first.locator('a').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).not.toHaveAttribute('open')
  })

  test('a part that the mouse has opened closes when the mouse goes away, unless it was clicked', async ({
    page,
  }) => {
    await openPage(page)
    const [first] = parts(page)
    await first.locator('summary').hover()
    await expect(first).toHaveAttribute('open')
    await page.mouse.move(640, 780)
    await expect(first).not.toHaveAttribute('open')
    await first.locator('summary').hover()
    await expect(first).toHaveAttribute('open')
    await first.locator('summary').click()
    await expect(first).toHaveAttribute('open')
    await page.mouse.click(640, 780)
    await expect(first).not.toHaveAttribute('open')
  })
})

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('covers the page, keeps the focus and gives it back on Escape', async ({ page }) => {
    await openPage(page)
    const opener = page.locator('.mobile-menu > summary')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toHaveAttribute('inert')
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('.mobile-menu'),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('.mobile-menu')).not.toHaveAttribute('open')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(opener).toBeFocused()
  })

  test('closes when a link of it is followed', async ({ page }) => {
    await openPage(page)
    await page.locator('.mobile-menu > summary').click()
    await page.locator('.mobile-menu').getByRole('link', { name: 'Promo', exact: true }).click()
    await expect(page).toHaveURL(pathTo('promo', 'id'))
    await expect(page.locator('.mobile-menu')).not.toHaveAttribute('open')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })
})

for (const { name, width } of [
  { name: 'wide', width: 1280 },
  { name: 'narrow', width: 360 },
]) {
  test(`the menu of ${name} screens opens and closes without JavaScript`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 740 } })
    await page.goto(pathTo('blog', 'id'))
    const opener = page.getByRole('banner').locator('summary:visible:not(.site-search > summary)').first()
    const link = opener.locator('xpath=..').locator('a:visible, details:visible').first()
    await expect(link).toBeHidden()
    await opener.click()
    await expect(link).toBeVisible()
    await opener.click()
    await expect(link).toBeHidden()
    await page.close()
  })
}

/** A page of the menu whose script has taken over. */
async function openPage(page: Page) {
  await page.goto(pathTo('blog', 'id'))
  await untilTakenOver(page)
}

function parts(page: Page) {
  const menu = page.locator('.main-menu details')
  return [menu.nth(0), menu.nth(1)] as const
}

async function expectFits(page: Page) {
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    return [...document.querySelectorAll('header, header *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > room + 0.5)
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(wide).toEqual([])
}
