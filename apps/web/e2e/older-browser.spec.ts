import { expect, type Page, test } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeFaults, axeFaultsOfAppearance } from './axe.ts'
import { layoutFaults } from './layout-faults.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

const old =
  'Mozilla/5.0 (Linux; Android 9; SM-J530Y) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36'
const sentences = { id: /^Peramban Anda versi lama/, en: /^Your browser is an older version/ } as const
const closes = { id: 'Tutup', en: 'Close' } as const

const line = (page: Page, locale: 'id' | 'en') =>
  page.getByRole('status').filter({ hasText: sentences[locale] })

test.describe('an older browser', () => {
  test.use({ userAgent: old, viewport: { width: 360, height: 740 } })

  for (const locale of locales) {
    test(`is told so in ${locale} in one line that closes for the session`, async ({ page, context }) => {
      const faults = collectFaults(page)
      await page.goto(pathTo('blog', locale))
      await untilTakenOver(page)
      await expect(line(page, locale)).toBeInViewport()
      expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFaultsOfAppearance(page)).toEqual([])
      // Below what is read, so that it covers nothing for good.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('contentinfo').locator('p').last()).toBeInViewport()

      await page.locator('main article a').first().press('Enter')
      await expect(page).not.toHaveURL(pathTo('blog', locale))
      await expect(line(page, locale)).toBeVisible()
      await page.getByRole('button', { name: closes[locale], exact: true }).press('Enter')
      await expect(line(page, locale)).toHaveCount(0)
      await page.reload({ waitUntil: 'load' })
      await expect(line(page, locale)).toHaveCount(0)
      expect(faults).toEqual([])

      const later = await context.newPage()
      await later.goto(pathTo('home', locale))
      await expect(line(later, locale)).toBeVisible()
    })

    test(`that does not read the site’s script is told too, in ${locale}, and finds the whole page`, async ({
      page,
    }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(pathTo('blog', locale))
      await expect(line(page, locale)).toBeInViewport()
      await expect(page.locator('main article a').first()).toBeVisible()
      await page.getByRole('button', { name: closes[locale], exact: true }).click()
      await expect(line(page, locale)).toHaveCount(0)
    })
  }

  test('that keeps nothing is told on each page, without an error', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Storage is refused', 'SecurityError')
        },
      })
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const name of ['blog', 'faq'] as const) {
      await page.goto(pathTo(name, 'id'))
      await page.getByRole('button', { name: closes.id, exact: true }).click()
      await expect(line(page, 'id')).toHaveCount(0)
    }
    expect(errors.filter((message) => message.includes('older'))).toEqual([])
  })
})

for (const locale of locales) {
  test(`a browser of today is told nothing in ${locale}`, async ({ page }) => {
    await page.goto(pathTo('blog', locale), { waitUntil: 'load' })
    await untilTakenOver(page)
    await expect(line(page, locale)).toHaveCount(0)
  })
}
