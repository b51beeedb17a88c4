import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Locale, otherLocale } from '#app/i18n/locales.ts'
import type { PageName } from '#app/i18n/pages.ts'
import { matchPage, pathTo } from '#app/i18n/path-to.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

/** Listings with the page that one of their links opens. */
const journeys = [
  { list: 'blog', detail: 'blogDetail', locale: 'id', width: 360 },
  { list: 'companyList', detail: 'companyDetail', locale: 'en', width: 1280 },
] as const satisfies readonly { list: PageName; detail: PageName; locale: Locale; width: number }[]

for (const { list, detail, locale, width } of journeys) {
  test(`${list} in ${locale} at ${width} px: to a detail page, its translation and back, in one document`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const faults = collectFaults(page)
    await page.goto(pathTo(list, locale))
    await untilTakenOver(page)
    const opened = await page.evaluateHandle(() => window.document)
    await openTranslated(page, detail)
    await page
      .getByRole('banner')
      .locator(`a[hreflang="${otherLocale(locale)}"]`)
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${otherLocale(locale)}`))
    expect(matchPage(new URL(page.url()).pathname)).toMatchObject({
      name: detail,
      locale: otherLocale(locale),
    })
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${locale}/`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${pathTo(list, locale)}$`))
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await opened.evaluate((before) => before === window.document)).toBe(true)
    expect(faults).toEqual([])
  })
}

/** Opens the first link of the content that leads to a page of that name with a translation. */
async function openTranslated(page: Page, detail: PageName) {
  for (const link of await page.locator('main a').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if (matchPage(new URL(href, page.url()).pathname)?.name === detail) {
      await reveal(link)
      await link.click()
      await expect(page).toHaveURL(new URL(href, page.url()).href)
      if ((await page.locator('link[rel="alternate"][hreflang]').count()) > 2) {
        return
      }
      await page.goBack()
    }
  }
  throw new Error(`${page.url()} has no link to a translated ${detail}`)
}

/** Opens the closed disclosures around a link, as a visitor would. */
async function reveal(link: Locator) {
  for (const summary of await link.locator('xpath=ancestor::details[not(@open)]/summary').all()) {
    await summary.click()
  }
}
