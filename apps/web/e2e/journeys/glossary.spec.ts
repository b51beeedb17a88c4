import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated } from '../support/hydration.ts'

const lesson = pathTo('learnInvestmentDetail', 'en', { slug: 'what-a-share-is' })
const terms = (page: Page) => page.locator('.prose a[data-term]')
const popover = (page: Page) => page.locator('.term-popover')

/** The script loads on the first use of the page, and adds the popover once it listens. */
async function openLesson(page: Page): Promise<void> {
  await openHydrated(page, lesson)
  await page.locator('h1').dispatchEvent('pointerover')
  await expect(popover(page)).toBeAttached()
}

test('a definition shows by mouse and by keyboard, describes its link, and closes on Escape', async ({
  page,
}) => {
  await openLesson(page)
  const term = terms(page).first()
  await test.step('it stays while the mouse moves from its link to the popover', async () => {
    await term.hover()
    await expect(popover(page)).toBeVisible()
    await popover(page).hover()
    await expect(popover(page).getByRole('link')).toBeVisible()
    await page.locator('h1').hover()
    await expect(popover(page)).toBeHidden()
  })

  const definition = (await term.getAttribute('data-definition')) ?? ''
  await page.keyboard.press('Tab')
  await term.focus()
  await expect(popover(page)).toBeVisible()
  await expect(term).toHaveAccessibleDescription(definition)
  await page.keyboard.press('Escape')
  await expect(popover(page)).toBeHidden()
  await expect(term).toBeFocused()
  await expect(term).toHaveAccessibleDescription('')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/glossary\/[a-z-]+$/)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('the first touch shows the definition within the window, the second follows the link', async ({
    page,
  }) => {
    await openLesson(page)
    const term = terms(page).first()
    const before = await page.locator('main').boundingBox()
    await term.tap()
    await expect(popover(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(lesson)
    expect((await page.locator('main').boundingBox())?.height).toBe(before?.height)
    await term.tap()
    await expect(page).toHaveURL(/\/en\/glossary\/[a-z-]+$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the glossary is searched, and its letters and terms are links', async ({ page }) => {
    await page.goto(pathTo('glossary', 'id'))
    await page.locator('a[href="#letter-d"]').click()
    await expect(page.locator('#letter-d')).toBeInViewport()
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('devidend')
    await main.getByRole('search').getByRole('button').click()
    await main.locator('dt a').first().click()
    await expect(page).toHaveURL(pathTo('glossaryTerm', 'id', { slug: 'dividen' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dividen')
  })
})
