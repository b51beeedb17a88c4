import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeAppearanceErrors, axeErrors } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydration.ts'
import { layoutErrors } from '../../support/layout-errors.ts'
import { collectErrors } from '../../support/page-errors.ts'

const old =
  'Mozilla/5.0 (Linux; Android 9; SM-J530Y) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36'
const sentences = { id: /^Peramban Anda versi lama/, en: /^Your browser is an older version/ } as const
const closes = { id: 'Tutup', en: 'Close' } as const

const line = (page: Page, locale: 'id' | 'en') =>
  page.getByRole('status').filter({ hasText: sentences[locale] })

test.describe('an older browser', () => {
  test.use({ userAgent: old, viewport: { width: 360, height: 740 } })

  test('shows a notice in the language of the page, which can be closed for the session', async ({
    page,
    context,
  }) => {
    const errors = collectErrors(page)
    await openHydrated(page, pathTo('blog', 'id'))
    await expect(line(page, 'id')).toBeInViewport()
    expect(await axeErrors(page)).toEqual([])
    expect(await page.evaluate(layoutErrors)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeAppearanceErrors(page)).toEqual([])
    // It is placed below the content, so that it covers nothing permanently.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('contentinfo').locator('p').last()).toBeInViewport()

    await page.locator('main article a').first().press('Enter')
    await expect(page).not.toHaveURL(pathTo('blog', 'id'))
    await expect(line(page, 'id')).toBeVisible()
    await page.getByRole('button', { name: closes.id, exact: true }).press('Enter')
    await expect(line(page, 'id')).toHaveCount(0)
    await page.reload({ waitUntil: 'load' })
    await expect(line(page, 'id')).toHaveCount(0)
    expect(errors).toEqual([])

    const later = await context.newPage()
    await later.goto(pathTo('home', 'id'))
    await expect(line(later, 'id')).toBeVisible()
  })

  test('that cannot run the script shows the notice above the complete page', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(pathTo('blog', 'en'))
    await expect(line(page, 'en')).toBeInViewport()
    await expect(page.locator('main article a').first()).toBeVisible()
    await page.getByRole('button', { name: closes.en, exact: true }).click()
    await expect(line(page, 'en')).toHaveCount(0)
  })
})
