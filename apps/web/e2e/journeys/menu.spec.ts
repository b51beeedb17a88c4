import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated } from '../support/hydration.ts'

const widths = [320, 360, 768, 1024, 1280, 1440, 1536]

test('the header fits at every width, with its menu closed and open', async ({ page }) => {
  await openPage(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await outsideWindow(page), `closed at ${width} px`).toEqual([])
    const banner = page.getByRole('banner')
    await banner.locator('summary:visible').first().click()
    await expect(banner.locator('details[open] > :not(summary)').first()).toBeVisible()
    expect(await outsideWindow(page), `open at ${width} px`).toEqual([])
    await page.mouse.move(0, 0)
    await banner.locator('details').evaluateAll((all) => {
      for (const details of all) {
        details.removeAttribute('open')
      }
    })
  }
})

test.describe('the menu of wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a part closes when Tab or the mouse leaves it, unless it was clicked', async ({ page }) => {
    await openPage(page)
    const [first, second] = parts(page)
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await first.locator('a').last().focus()
    await page.keyboard.press('Tab')
    await expect(second.locator('summary')).toBeFocused()
    await expect(first).not.toHaveAttribute('open')

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

  test('makes the page inert, keeps the focus inside and returns it on Escape', async ({ page }) => {
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes on wide and narrow screens', async ({ page }) => {
    await page.goto(pathTo('blog', 'id'))
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const opener = page.getByRole('banner').locator('summary:visible:not(.site-search > summary)').first()
      const link = opener.locator('xpath=..').locator('a:visible, details:visible').first()
      await expect(link).toBeHidden()
      await opener.click()
      await expect(link).toBeVisible()
      await opener.click()
      await expect(link).toBeHidden()
    }
  })
})

async function openPage(page: Page) {
  await openHydrated(page, pathTo('blog', 'id'))
}

function parts(page: Page) {
  const menu = page.locator('.main-menu details')
  return [menu.nth(0), menu.nth(1)] as const
}

function outsideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll('header, header *')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
      )
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
