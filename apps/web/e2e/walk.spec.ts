import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales, otherLocale } from '#app/i18n/locales.ts'
import type { PageName } from '#app/i18n/pages.ts'
import { matchPage, pathTo } from '#app/i18n/path-to.ts'
import { axeFaults } from './axe.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

/** Each listing with the page that one of its links opens. */
const listings = [
  { list: 'blog', detail: 'blogDetail' },
  { list: 'announcement', detail: 'announcementDetail' },
  { list: 'faq', detail: 'faqDetail' },
  { list: 'promo', detail: 'promoDetail' },
  { list: 'eduvest', detail: 'eduvestDetail' },
  { list: 'education', detail: 'learnInvestmentDetail' },
  { list: 'companyList', detail: 'companyDetail' },
  { list: 'researchReport', detail: 'researchReportDetail' },
  { list: 'sapaMentari', detail: 'sapaMentariDetail' },
  { list: 'productsAndServices', detail: 'productStock' },
] as const satisfies readonly { list: PageName; detail: PageName }[]

const widths = [
  { name: 'narrow', width: 360 },
  { name: 'wide', width: 1280 },
] as const

for (const { name: size, width } of widths) {
  for (const locale of locales) {
    test.describe(`a ${size} screen in ${locale}`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('a link changes the page without loading the document anew', async ({ page }) => {
        await page.goto(pathTo('blog', locale))
        await untilTakenOver(page)
        const opened = await page.evaluateHandle(() => window.document)
        await openFirst(page, 'blogDetail')
        expect(await opened.evaluate((before) => before === window.document)).toBe(true)
      })

      test('every entry of the menu leads on from the home page', async ({ page }) => {
        // The home page is loaded anew for each of some 25 entries.
        test.slow()
        const faults = collectFaults(page)
        await page.goto(pathTo('home', locale))
        await expectSound(page, faults)
        const targets = await menuTargets(page)
        expect(targets.length).toBeGreaterThan(20)
        for (const target of targets) {
          await page.goto(pathTo('home', locale))
          await openFromMenu(page, target)
          await expect(page).toHaveURL(new RegExp(`${target}$`))
          await expect(page.locator('h1')).toHaveCount(1)
        }
        expect(faults).toEqual([])
      })

      for (const { list, detail } of listings) {
        test(`${list}: list, detail, language switch and back`, async ({ page }) => {
          const faults = collectFaults(page)
          await page.goto(pathTo(list, locale))
          await expectSound(page, faults)
          await openFirst(page, detail)
          await expectSound(page, faults)
          await switchLanguage(page, locale)
          await expectSound(page, faults)
          expect(matchPage(new URL(page.url()).pathname)).toMatchObject({
            name: detail,
            locale: otherLocale(locale),
          })
          await page.goBack()
          await expect(page).toHaveURL(new RegExp(`/${locale}/`))
          await page.goBack()
          await expect(page).toHaveURL(new RegExp(`${pathTo(list, locale)}$`))
          await expectSound(page, faults)
        })
      }
    })
  }
}

/** Where the entries of the menu on this screen lead, each once. */
async function menuTargets(page: Page): Promise<string[]> {
  const nav = page.getByRole('banner').locator('nav:has(ul)')
  const hrefs = await nav
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  return [...new Set(hrefs.filter((href) => href !== null))]
}

/** Opens what hides the entry, as a visitor would, and follows it. */
async function openFromMenu(page: Page, target: string) {
  const banner = page.getByRole('banner')
  const entry = page.locator(`a[href="${target}"]`)
  for (const disclosure of await banner.locator('details', { has: entry }).all()) {
    const summary = disclosure.locator('> summary')
    const isOpen = await disclosure.evaluate((details) => details.hasAttribute('open'))
    if (!isOpen && (await summary.isVisible())) {
      await summary.click()
    }
  }
  await banner.locator(`a[href="${target}"]:visible`).first().click()
}

/** Opens the first link of the page's content that leads to the asked kind of page and is translated. */
async function openFirst(page: Page, detail: PageName) {
  const links = await page.locator('main a').all()
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? ''
    if (matchPage(new URL(href, page.url()).pathname)?.name === detail) {
      await reveal(link)
      await link.click()
      await expect(page).toHaveURL(new URL(href, page.url()).href)
      if (
        (await page.locator('link[rel="alternate"][hreflang="id"]').count()) > 0 &&
        (await isTranslated(page))
      ) {
        return
      }
      await page.goBack()
    }
  }
  throw new Error(`${page.url()} has no link to a translated ${detail}`)
}

async function isTranslated(page: Page): Promise<boolean> {
  return (await page.locator('link[rel="alternate"][hreflang="en"]').count()) > 0
}

/** Links inside a closed disclosure are opened as a visitor would. */
async function reveal(link: ReturnType<Page['locator']>) {
  const closed = link.locator('xpath=ancestor::details[not(@open)]/summary')
  for (const summary of await closed.all()) {
    await summary.click()
  }
}

async function switchLanguage(page: Page, locale: Locale) {
  await page
    .getByRole('banner')
    .locator(`a[hreflang="${otherLocale(locale)}"]`)
    .click()
  await expect(page).toHaveURL(new RegExp(`/${otherLocale(locale)}/`))
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${otherLocale(locale)}`))
}

/** The page has arrived whole, and nothing complained on the way; what it looks like is every-page.spec's matter. */
async function expectSound(page: Page, faults: readonly string[]) {
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await axeFaults(page), page.url()).toEqual([])
  expect(faults, page.url()).toEqual([])
}
