import { type APIRequestContext, expect } from '@playwright/test'
import { brand } from '@site/brand/names.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'
import type { SiteMapUrl } from './site-map-reader.ts'
import { errorsIn } from './thing-schemas.ts'

export interface VisitedPage {
  readonly url: SiteMapUrl
  readonly facts: ParsedPage
}

/** Concurrent requests; the whole site map has about a thousand URLs. */
const MAX_CONCURRENT = 2

/** The structured data of each page kind; all others have breadcrumbs only. */
export const thingsByPage: Partial<Record<PageName, readonly string[]>> = {
  home: ['FinancialService', 'WebSite'],
  aboutUs: ['BreadcrumbList', 'FinancialService'],
  contactUs: ['BreadcrumbList', 'FinancialService'],
  announcementDetail: ['BreadcrumbList', 'NewsArticle'],
  blogDetail: ['BreadcrumbList', 'NewsArticle'],
  companyDetail: ['BreadcrumbList', 'Corporation'],
  companyNewsDetail: ['BreadcrumbList', 'NewsArticle'],
  course: ['BreadcrumbList', 'Course'],
  eventDetail: ['BreadcrumbList', 'EducationEvent'],
  faq: ['BreadcrumbList', 'FAQPage'],
  faqDetail: ['BreadcrumbList', 'FAQPage'],
  glossary: ['BreadcrumbList', 'DefinedTermSet'],
  glossaryTerm: ['BreadcrumbList', 'DefinedTerm'],
  investmentCalculator: ['BreadcrumbList', 'WebApplication'],
  learnInvestmentDetail: ['Article', 'BreadcrumbList'],
  educationalVideos: ['BreadcrumbList', 'VideoObject'],
  researchReportDetail: ['Article', 'BreadcrumbList'],
  morningNoteDetail: ['BreadcrumbList', 'NewsArticle'],
}

export function matchPageName(url: SiteMapUrl): PageName {
  return matchPage(new URL(url.address).pathname)?.name ?? 'staticPage'
}

export async function visitAll(
  request: APIRequestContext,
  urls: readonly SiteMapUrl[],
): Promise<VisitedPage[]> {
  const visited: VisitedPage[] = []
  for (let from = 0; from < urls.length; from += MAX_CONCURRENT) {
    const part = urls.slice(from, from + MAX_CONCURRENT).map(async (url) => {
      const { pathname, search } = new URL(url.address)
      const response = await request.get(`${pathname}${search}`, { maxRedirects: 0 })
      expect(response.status(), url.address).toBe(200)
      return { url, facts: parsePage(await response.text()) }
    })
    visited.push(...(await Promise.all(part)))
  }
  return visited
}

/** A URL of the site map is indexable, canonical, translated as the site map says, and described for search engines and shares. */
export function expectCompleteHead({ url, facts }: VisitedPage): void {
  const { shared } = facts
  expect(facts.canonical).toBe(url.address)
  expect(facts.isIndexed, url.address).toBe(true)
  expect(facts.alternates, url.address).toEqual(url.alternates)
  expect(facts.title).toMatch(new RegExp(`^.{3,65} · ${brand.companyName}$`))
  expect(facts.description.length, url.address).toBeGreaterThanOrEqual(70)
  expect(facts.description.length, url.address).toBeLessThanOrEqual(160)
  expect(shared.get('og:url')).toBe(url.address)
  expect(shared.get('og:description')).toBe(facts.description)
  expect(shared.get('og:type')).toMatch(/^(website|article)$/)
  expect(shared.get('og:locale')).toMatch(/^(id_ID|en_US)$/)
  expect(shared.get('og:image'), url.address).toContain('/share/')
  expect(shared.get('og:image:alt'), url.address).toContain(shared.get('og:title'))
  expect(shared.get('twitter:card')).toBe('summary_large_image')
  const types = [...new Set(facts.things.map((thing) => String(thing['@type'])))].toSorted()
  expect(types, url.address).toEqual(thingsByPage[matchPageName(url)] ?? ['BreadcrumbList'])
  expect(facts.things.flatMap(errorsIn), url.address).toEqual([])
}
