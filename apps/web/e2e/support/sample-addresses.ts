import type { APIRequestContext } from '@playwright/test'
import { findPage, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { fillPath, matchPage } from '#app/i18n/path-to.ts'

/** The list page that links to a page with parameters. */
const foundOn: Partial<Record<PageName, PageName>> = {
  announcementDetail: 'announcement',
  blogDetail: 'blog',
  companyDetail: 'companyList',
  course: 'education',
  eventDetail: 'events',
  faqDetail: 'faq',
  glossaryTerm: 'glossary',
  learnInvestmentDetail: 'education',
  promoDetail: 'promo',
  researchReportDetail: 'researchReport',
  morningNoteDetail: 'morningNotes',
  staticPage: 'home',
}

/** Subpages of a document's page, with the same parameters. */
const below: Partial<Record<PageName, PageName>> = {
  eventRegister: 'eventDetail',
  eventRegisterFailed: 'eventDetail',
  eventRegisterSuccess: 'eventDetail',
  companyNews: 'companyDetail',
}

/** Queries that pages need to show something: ten answers for the quiz, a search term. */
const queries: Partial<Record<PageName, string>> = {
  riskProfileResult: '?a=3333333333',
  searchResult: '?q=saham',
}

/** The company under test: it has news, actions, statements and reports. */
const COMPANY = 'bqns'

/** A real URL for every page of the page table, found by following links. */
export async function sampleAddress(
  request: APIRequestContext,
  name: PageName,
  locale: Locale,
): Promise<string> {
  const params = await sampleParams(request, name, locale)
  return `${fillPath(name, locale, params)}${queries[name] ?? ''}`
}

async function sampleParams(
  request: APIRequestContext,
  name: PageName,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const owner = below[name]
  if (owner) {
    return sampleParams(request, owner, locale)
  }
  if (name === 'companyDetail') {
    return { slug: COMPANY }
  }
  if (name === 'companyNewsDetail') {
    return firstParams(request, name, fillPath('companyNews', locale, { slug: COMPANY }))
  }
  if (name === 'productListing') {
    return { product: findPage(name).values?.[locale].stock ?? '' }
  }
  const list = foundOn[name]
  return list ? firstParams(request, name, fillPath(list, locale, {})) : {}
}

async function firstParams(
  request: APIRequestContext,
  name: PageName,
  listPath: string,
): Promise<Readonly<Record<string, string>>> {
  const html = await (await request.get(listPath)).text()
  // Excludes links in the head: feeds are below the same paths.
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
    const match = matchPage(new URL(href, 'http://site.example').pathname)
    if (match?.name === name) {
      return match.params
    }
  }
  throw new Error(`${listPath} has no link to ${name}`)
}

/** Every page in every language. */
export const allPages = locales.flatMap((locale) => pageNames.map((name) => ({ name, locale })))
