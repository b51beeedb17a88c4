import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated, withoutPrefetch } from '../support/hydration.ts'

/** An attribute of the present document, which a new one lacks. */
const OPENED = 'data-opened'

/** Follows a link to a page whose code is missing, as after a release, and returns its URL. */
async function followArticle(page: Page, position: number): Promise<string | null> {
  await openHydrated(page, pathTo('blog', 'id'))
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), OPENED)
  const link = page.locator('main article a').nth(position)
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page.locator('html')).not.toHaveAttribute(OPENED)
  return href
}

test('missing code reloads the page once in 60 s; links lead to documents meanwhile', async ({ page }) => {
  const begin = Date.now()
  await withoutPrefetch(page)
  await page.route('**/assets/article.route-*', (route) => route.fulfill({ status: 404 }))
  const heading = page.getByRole('heading', { level: 1 })

  await page.clock.setFixedTime(begin)
  await followArticle(page, 0)
  await expect(heading).toHaveText('Blog')

  await page.clock.setFixedTime(begin + 59_999)
  const article = await followArticle(page, 0)
  await expect(page).toHaveURL(article ?? '')
  await expect(heading).not.toHaveText('Blog')

  await page.clock.setFixedTime(begin + 60_000)
  await followArticle(page, 1)
  await expect(heading).toHaveText('Blog')
})
