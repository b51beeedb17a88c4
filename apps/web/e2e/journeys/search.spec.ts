import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { noSuggestions } from '#app/page-parts/site-suggestions.tsx'

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }

/** A plain field until it is focused; then a combobox. */
const field = (page: Page) => page.getByRole('banner').locator('input[name="q"]').filter({ visible: true })
const options = (page: Page) => page.getByRole('banner').getByRole('option').filter({ visible: true })

/** Enters a text once the combobox is active, in one event: the options of a prefix would be replaced while in use. */
async function typeInto(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await field(page).fill('')
    await page.keyboard.insertText(text)
    await expect(options(page).first()).toBeVisible({ timeout: 1500 })
  }).toPass()
}

test.describe('search field in the header', () => {
  test.use({ viewport: wide })

  test('works with the keyboard alone: arrows, Escape and Enter', async ({ page }) => {
    await page.goto(pathTo('home', 'id'))
    await typeInto(page, 'saham')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('')
    await typeInto(page, 'reksa')
    await page.keyboard.press('ArrowDown')
    const path = await options(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

  test('announces the number of suggestions politely, and that nothing matches', async ({ page }) => {
    await page.goto(pathTo('home', 'en'))
    await typeInto(page, 'stock')
    await expect(page.getByRole('banner').getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
      /^\d suggestions?\. Use the down arrow to choose\.$/,
    )
    await page.keyboard.insertText('zzqqx')
    const text = noSuggestions.en
    await expect(page.getByRole('banner').locator('.combobox-list').getByText(text)).toBeVisible()
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('status').filter({ hasText: text })).toHaveText(text)
    await typeInto(page, 'stock')
    await expect(options(page).first()).toBeVisible()
    await expect(page.getByRole('banner').getByText(text)).toHaveCount(0)
  })

  test('opens from its icon on a narrow screen, passes axe, and Escape clears, then closes it', async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await page.goto(pathTo('home', 'id'))
    const summary = page.getByRole('banner').locator('.site-search > summary')
    await summary.click()
    await typeInto(page, 'saham')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width)
    await page.keyboard.press('ArrowDown')
    const { violations } = await new AxeBuilder({ page }).include('header').setLegacyMode().analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
    await expect(summary).toBeFocused()
  })
})

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow })

  test('works from the header', async ({ page }) => {
    await page.goto(pathTo('home', 'en'))
    await page.getByRole('banner').locator('.site-search > summary').click()
    await field(page).fill('dividen')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/en\/search-result\?q=dividen$/)
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})

test('the search result page groups results, corrects spelling and suggests other words', async ({
  page,
}) => {
  await page.goto(pathTo('searchResult', 'en', undefined, { q: 'bqns' }))
  await expect(page.locator('main h2').first()).toHaveText('Companies (1)')
  await page.goto(pathTo('searchResult', 'en', undefined, { q: 'divedend' }))
  await expect(page.locator('main [data-list-result]')).toContainText('divedend')
  await expect(page.locator('main mark').first()).toHaveText(/dividen/i)
  await page.goto(pathTo('searchResult', 'en', undefined, { q: 'qzxwvqzxwv' }))
  await expect(page.locator('main [data-list-result]')).toContainText('No Result Found')
  await expect(page.locator('main .empty-state').getByRole('link').first()).toBeVisible()
})
