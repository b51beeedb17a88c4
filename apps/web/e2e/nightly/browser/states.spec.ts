import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeAppearanceErrors, axeErrors } from '../../support/axe.ts'
import { layoutErrors } from '../../support/layout-errors.ts'

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }

/** States without a URL, or outside the table of pages. */
const states: readonly {
  name: string
  size: typeof wide
  open: (page: Page, locale: 'id' | 'en') => Promise<void>
}[] = [
  {
    name: 'an open menu',
    size: wide,
    async open(page, locale) {
      await page.goto(pathTo('home', locale))
      await page.getByRole('banner').locator('nav summary:visible').first().click()
    },
  },
  {
    name: 'the open menu of narrow screens',
    size: narrow,
    async open(page, locale) {
      await page.goto(pathTo('home', locale))
      const menu = page.getByRole('banner').locator('.mobile-menu')
      await menu.locator('summary').first().click()
      await menu.locator('details > summary').first().click()
      await expect(menu.locator('details[open] a').first()).toBeVisible()
    },
  },
  {
    name: 'the errors of a form',
    size: narrow,
    async open(page, locale) {
      await page.goto(pathTo('contactUs', locale))
      await page.locator('main button[type="submit"]').click()
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'a search without result',
    size: narrow,
    open: async (page, locale) => {
      await page.goto(pathTo('searchResult', locale, undefined, { q: 'qzxvqzxv' }))
    },
  },
  {
    name: 'a page that does not exist',
    size: narrow,
    open: async (page, locale) => {
      await page.goto(`/${locale}/nowhere-at-all`)
    },
  },
]

for (const { name, size, open } of states) {
  test(`${name} passes axe in both color schemes and has no overflow in either language`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, 'en')
    expect(await page.evaluate(layoutErrors)).toEqual([])
    await open(page, 'id')
    expect(await page.evaluate(layoutErrors)).toEqual([])
    expect(await axeErrors(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeAppearanceErrors(page)).toEqual([])
  })
}
