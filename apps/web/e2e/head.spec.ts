import { type APIRequestContext, expect, test } from '@playwright/test'
import { feedFormats, feedPageNames, feedPath } from '#app/i18n/feeds.ts'
import { localeOfPath, locales } from '#app/i18n/locales.ts'
import { type PageName, pageOf } from '#app/i18n/pages.ts'
import { matchPage, pathTo } from '#app/i18n/path-to.ts'
import { brand } from '#app/shell/brand.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { readSiteMap, type SiteMapUrl } from './site-map-reader.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'
import { faultsOf } from './thing-schemas.ts'

interface Visited {
  readonly url: SiteMapUrl
  readonly facts: PageFacts
}

/** Pages asked for at once; the whole site map is about a thousand addresses. */
const AT_ONCE = 2

/** What each kind of page says of itself beyond where it stands. */
const ownThings: Partial<Record<PageName, readonly string[]>> = {
  home: ['FinancialService', 'WebSite'],
  aboutUs: ['BreadcrumbList', 'FinancialService'],
  contactUs: ['BreadcrumbList', 'FinancialService'],
  announcementDetail: ['BreadcrumbList', 'NewsArticle'],
  blogDetail: ['BreadcrumbList', 'NewsArticle'],
  companyDetail: ['BreadcrumbList', 'Corporation'],
  companyNewsDetail: ['BreadcrumbList', 'NewsArticle'],
  eduvestDetail: ['BreadcrumbList', 'EducationEvent'],
  faq: ['BreadcrumbList', 'FAQPage'],
  faqDetail: ['BreadcrumbList', 'FAQPage'],
  investmentCalculator: ['BreadcrumbList', 'WebApplication'],
  learnInvestmentDetail: ['Article', 'BreadcrumbList'],
  educationalVideos: ['BreadcrumbList', 'VideoObject'],
  researchReportDetail: ['Article', 'BreadcrumbList'],
  sapaMentariDetail: ['BreadcrumbList', 'NewsArticle'],
}

test.describe('every address of the site map', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(300_000)
  let visited: readonly Visited[] = []

  test('answers with an indexable page whose own address it is', async ({ request }) => {
    const urls = await readSiteMap(request)
    expect(new Set(urls.map(({ address }) => address)).size).toBe(urls.length)
    visited = await visitAll(request, urls)
    for (const { url, facts } of visited) {
      expect(facts.canonical).toBe(url.address)
      expect(facts.isIndexed, url.address).toBe(true)
    }
  })

  test('has its translations in the page as in the site map, and each leads back', () => {
    const byAddress = new Map(visited.map((visit) => [visit.url.address, visit]))
    for (const { url, facts } of visited) {
      expect(facts.alternates, url.address).toEqual(url.alternates)
      const addresses = facts.alternates.map((alternate) => alternate.split(' ')[1] ?? '')
      expect(addresses).toContain(url.address)
      for (const address of addresses) {
        expect(byAddress.get(address)?.facts.alternates, address).toEqual(facts.alternates)
      }
    }
  })

  test('has a title of its own and a description, neither too long to be shown', () => {
    const owners = new Map<string, string>()
    for (const { url, facts } of visited) {
      const key = `${localeOfPath(new URL(url.address).pathname)} ${facts.title}`
      expect(owners.get(key), `${facts.title}: ${url.address}`).toBeUndefined()
      owners.set(key, url.address)
      expect(facts.title).toMatch(/^.{3,65} · Wirasana Sekuritas$/)
      expect(facts.description.length, url.address).toBeGreaterThanOrEqual(70)
      expect(facts.description.length, url.address).toBeLessThanOrEqual(160)
    }
  })

  test('says what it is to those who share it', () => {
    for (const { url, facts } of visited) {
      const { shared } = facts
      expect(shared.get('og:url')).toBe(url.address)
      expect(shared.get('og:description')).toBe(facts.description)
      expect(shared.get('og:type')).toMatch(/^(website|article)$/)
      expect(shared.get('og:locale')).toMatch(/^(id_ID|en_US)$/)
      expect(shared.get('og:image'), url.address).toContain('/share/')
      expect(shared.get('og:image:alt'), url.address).toContain(shared.get('og:title'))
      expect(shared.get('twitter:card')).toBe('summary_large_image')
    }
  })

  test('has structured data with all that its kind requires', () => {
    for (const { url, facts } of visited) {
      const name = matchPage(new URL(url.address).pathname)?.name ?? 'staticPage'
      const types = [...new Set(facts.things.map((thing) => String(thing['@type'])))].toSorted()
      expect(types, url.address).toEqual(ownThings[name] ?? ['BreadcrumbList'])
      expect(facts.things.flatMap(faultsOf), url.address).toEqual([])
    }
  })

  test('is all that the site links to and lets be indexed', async ({ request }) => {
    const mapped = new Set(visited.map(({ url }) => new URL(url.address).pathname))
    const linked = new Set(
      visited.flatMap(({ facts }) =>
        facts.links.map((link) => new URL(link, 'http://site.example').pathname),
      ),
    )
    const missing = [...linked].filter((path) => {
      const match = matchPage(path)
      return match !== null && pageOf(match.name).isIndexed !== false && !mapped.has(path)
    })
    for (const path of missing) {
      const response = await request.get(path)
      const isFileKeptOut = response.headers()['x-robots-tag'] === 'noindex'
      const { isIndexed } = pageFacts(await response.text())
      expect(isIndexed && !isFileKeptOut, path).toBe(false)
    }
  })
})

async function visitAll(request: APIRequestContext, urls: readonly SiteMapUrl[]): Promise<Visited[]> {
  const visited: Visited[] = []
  for (let from = 0; from < urls.length; from += AT_ONCE) {
    const part = urls.slice(from, from + AT_ONCE).map(async (url) => {
      const { pathname, search } = new URL(url.address)
      const response = await request.get(`${pathname}${search}`, { maxRedirects: 0 })
      expect(response.status(), url.address).toBe(200)
      return { url, facts: pageFacts(await response.text()) }
    })
    visited.push(...(await Promise.all(part)))
  }
  return visited
}

test('tracking parameters and the first page of a list do not change the canonical address', async ({
  request,
}) => {
  for (const query of ['utm_source=x&fbclid=1', 'page=1', 'gclid=2&page=1']) {
    const { canonical } = pageFacts(await (await request.get(`/id/blog?${query}`)).text())
    expect(new URL(canonical).search, query).toBe('')
  }
})

test('the blog of one author is called by the author’s name', async ({ request }) => {
  const html = await (await request.get('/id/blog')).text()
  const [path = ''] =
    /\/id\/blog\?author=[a-z0-9-]+/.exec(await (await request.get('/id/blog/editor-board')).text()) ?? []
  const all = pageFacts(html).title
  const { title } = pageFacts(await (await request.get(path)).text())
  expect(title).not.toBe(all)
  expect(title).toMatch(/^Blog, tulisan \S+/)
})

test('every page names feeds that are there', async ({ request }) => {
  for (const locale of locales) {
    for (const list of feedPageNames) {
      const html = await (await request.get(feedPath(list, locale, 'rss').replace(/\/rss\.xml$/, ''))).text()
      for (const format of feedFormats) {
        expect(html).toContain(`href="${feedPath(list, locale, format)}"`)
      }
    }
  }
})

test('a page whose frame cannot be had is called by the brokerage’s name', async ({ page }) => {
  await withoutPrefetch(page)
  await page.goto(pathTo('faq', 'id'))
  await untilTakenOver(page)
  await page.route('**/*.data*', (route) => route.abort())
  await page.locator('header a[hreflang]:not([aria-current])').first().click()
  await expect(page).toHaveTitle(brand.companyName)
  await expect(page).toHaveURL(pathTo('faq', 'en'))
})

for (const locale of locales) {
  test(`browsers are told of colour and icons, and not to make telephone numbers of figures, in ${locale}`, async ({
    page,
    request,
  }) => {
    for (const path of [pathTo('home', locale), pathTo('faq', locale), `/${locale}/nowhere-at-all`]) {
      await page.goto(path)
      const themeColour = page.locator('meta[name="theme-color"]')
      await expect(themeColour.and(page.locator('[media*="light"]'))).toHaveAttribute('content', '#ffffff')
      await expect(themeColour).toHaveCount(2)
      await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no')
      for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
        const links = page.locator(`link[rel="${rel}"]`)
        await expect(links.first(), rel).toBeAttached()
        for (const link of await links.all()) {
          const address = (await link.getAttribute('href')) ?? ''
          expect((await request.get(address)).status(), address).toBe(200)
        }
      }
    }
  })
}
