import { expect, test } from '@playwright/test'
import { brand } from '@site/brand/names.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated, withoutPrefetch } from '../support/hydration.ts'
import { parsePage } from '../support/parse-page.ts'
import { expectCompleteHead, matchPageName, thingsByPage, visitAll } from '../support/site-map-pages.ts'
import { readSiteMap } from '../support/site-map-reader.ts'

test('the first URL of each kind in the site map has a complete head', async ({ request }) => {
  const firstOfKind = new Map(
    (await readSiteMap(request)).toReversed().map((url) => [matchPageName(url), url]),
  )
  const kinds = new Set(firstOfKind.keys())
  expect(Object.keys(thingsByPage).filter((name) => !new Set<string>(kinds).has(name))).toEqual([])
  for (const page of await visitAll(request, [...firstOfKind.values()])) {
    expectCompleteHead(page)
  }
})

test('tracking parameters and page=1 do not change the canonical URL', async ({ request }) => {
  for (const query of ['utm_source=x&fbclid=1', 'page=1', 'gclid=2&page=1']) {
    const { canonical } = parsePage(await (await request.get(`/id/blog?${query}`)).text())
    expect(new URL(canonical).search, query).toBe('')
  }
})

test('a page whose layout data fails to load has the company name as its title', async ({ page }) => {
  await withoutPrefetch(page)
  await openHydrated(page, pathTo('faq', 'id'))
  await page.route('**/*.data*', (route) => route.abort())
  await page.locator('header a[hreflang]:not([aria-current])').first().click()
  await expect(page).toHaveTitle(brand.companyName)
  await expect(page).toHaveURL(pathTo('faq', 'en'))
})

test('a page has theme colors, icons and a manifest that exist, and no phone number detection', async ({
  page,
  request,
}) => {
  await page.goto(pathTo('home', 'id'))
  const themeColor = page.locator('meta[name="theme-color"]')
  await expect(themeColor.and(page.locator('[media*="light"]'))).toHaveAttribute('content', '#ffffff')
  await expect(themeColor).toHaveCount(2)
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no')
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const links = page.locator(`link[rel="${rel}"]`)
    await expect(links.first(), rel).toBeAttached()
    for (const link of await links.all()) {
      const address = (await link.getAttribute('href')) ?? ''
      expect((await request.get(address)).status(), address).toBe(200)
    }
  }
})
