import { findPageTitle, findParentPage, type PageName } from '@site/contracts/content/site-pages.ts'
import { toDialedNumber } from '@site/contracts/write-phone.ts'
import type { BreadcrumbList, FinancialService, Thing, WebSite } from 'schema-dts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath, matchPage, pathTo } from '#app/i18n/path-to.ts'
import type { PageHead } from './page-head-data.ts'
import type { SiteFacts } from './site-facts.ts'

/** The JSON-LD graph of every page. `own` is added by the feature. */
export function structuredData(head: PageHead, site: SiteFacts, own: readonly Thing[]) {
  const isHome = head.page === 'home'
  const common: Thing[] = isHome ? [firm(site), webSite(site)] : [breadcrumb(head, site)]
  return { '@context': 'https://schema.org', '@graph': [...common, ...own] }
}

const firmId = ({ siteUrl }: SiteFacts) => `${siteUrl}/#organization`

/** The full firm, for the home page and pages about it. */
export function firm(site: SiteFacts): FinancialService {
  const { siteUrl, settings, locale } = site
  return {
    '@type': 'FinancialService',
    '@id': firmId(site),
    name: settings.companyName,
    legalName: settings.legalName,
    url: `${siteUrl}${pathTo('home', locale)}`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    ...(settings.description === '' ? {} : { description: settings.description }),
    ...(settings.email === '' ? {} : { email: settings.email }),
    ...(settings.phone === '' ? {} : { telephone: toDialedNumber(settings.phone) }),
    ...(settings.address === ''
      ? {}
      : { address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'ID' } }),
    areaServed: 'ID',
    sameAs: settings.socialLinks.map(({ url }) => url),
  }
}

export function firmReference(site: SiteFacts) {
  const { settings, siteUrl, locale } = site
  return {
    '@type': 'Organization',
    '@id': firmId(site),
    name: settings.companyName,
    url: `${siteUrl}${pathTo('home', locale)}`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` },
  } as const
}

function webSite(site: SiteFacts): WebSite {
  const { siteUrl, settings, locale } = site
  // The SearchAction type lacks `query-input`, which search engines require.
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${pathTo('searchResult', locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: settings.companyName,
    url: `${siteUrl}${pathTo('home', locale)}`,
    inLanguage: site.languageTag,
    publisher: { '@id': firmId(site) },
    potentialAction: search,
  }
}

function breadcrumb(head: PageHead, { siteUrl, locale, canonical }: SiteFacts): BreadcrumbList {
  const params = matchPage(new URL(canonical).pathname)?.params ?? {}
  const ancestors = listAncestors(head.page).map((page) => ({
    name: head.names[page] ?? findPageTitle(page)[locale],
    item: `${siteUrl}${fillPath(page, locale, params)}`,
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestors, { name: head.title, item: canonical }].map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

/** The ancestors of a page, the home page first. */
export function listAncestors(page: PageName): PageName[] {
  const parent = findParentPage(page)
  return parent === undefined ? ['home'] : [...listAncestors(parent), parent]
}

/** The section title: the parent's title for a document, else the page's own. */
export function findSectionTitle(page: PageName, locale: Locale): string {
  return findPageTitle(findParentPage(page) ?? page)[locale]
}
