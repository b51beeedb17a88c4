import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import {
  documentsPerPart,
  type IndexedDocument,
  type IndexedKind,
} from '@site/contracts/content/site-index.ts'
import { findPage, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { productOfSegment } from '#app/i18n/product-segments.ts'
import type { SiteMapFile, SiteMapPart } from '#app/i18n/site-map-files.ts'
import { isDisabledPage } from '#app/request/disabled-pages.ts'
import type { Site } from '#app/request/site-context.ts'

export interface SiteMapEntry {
  readonly paths: Readonly<Record<Locale, string | null>>
  /** When the page last changed; null if unknown. */
  readonly lastModified: string | null
  readonly picture: string | null
}

const documentParts = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  faqs: 'faqDetail',
  promos: 'promoDetail',
  events: 'eventDetail',
  lessons: 'learnInvestmentDetail',
  courses: 'course',
  terms: 'glossaryTerm',
  reports: 'researchReportDetail',
  notes: 'morningNoteDetail',
} as const satisfies Partial<Record<SiteMapPart & IndexedKind, PageName>>

/** The URLs of one site map, each with its translations; empty if the file does not exist. */
export async function siteMapEntries(
  { part, locale, number }: SiteMapFile,
  site: Site,
): Promise<readonly SiteMapEntry[]> {
  if (isMarketPart(part)) {
    return (await marketFiles(part, locale, site))[number - 1] ?? []
  }
  const documents = await site.content.siteIndex(part, locale, number)
  if (part !== 'pages') {
    return documents.map((document) => createEntry(documentParts[part], document))
  }
  return number === 1 ? fixedAndStatic(documents) : ownPages(documents)
}

export type MarketPart = Extract<SiteMapPart, 'companies' | 'company-news'>

export function isMarketPart(part: SiteMapPart): part is MarketPart {
  return part === 'companies' || part === 'company-news'
}

/** The market service's URLs in a language, split into files. */
export async function marketFiles(
  part: MarketPart,
  locale: Locale,
  site: Site,
): Promise<readonly (readonly SiteMapEntry[])[]> {
  const listed = part === 'companies' ? await companies(site) : await companyNews(site)
  const entries = listed.filter(({ paths }) => paths[locale] !== null)
  return Array.from({ length: Math.ceil(entries.length / documentsPerPart) }, (_, index) =>
    entries.slice(index * documentsPerPart, (index + 1) * documentsPerPart),
  )
}

/** Excludes pages that the menu has disabled, because they are 404s. */
export function withoutClosed(
  entries: readonly SiteMapEntry[],
  places: Readonly<Record<Locale, readonly MenuPlace[]>>,
): readonly SiteMapEntry[] {
  return entries.map((entry) => ({
    ...entry,
    paths: pathsIn((locale) => {
      const path = entry.paths[locale]
      return path === null || isDisabledPage(places[locale], path) ? null : path
    }),
  }))
}

function createEntry(page: PageName, document: IndexedDocument, param = 'slug'): SiteMapEntry {
  return {
    paths: pathsIn((locale) => {
      const slug = document.translations[locale]
      return slug === null ? null : fillPath(page, locale, { [param]: slug })
    }),
    lastModified: document.updatedAt,
    picture: document.cover,
  }
}

/** Fixed pages, the listing of each product, and pages composed by editors. */
function fixedAndStatic(documents: readonly IndexedDocument[]): SiteMapEntry[] {
  const fixed = pageNames
    .filter((name) => findPage(name).isIndexed !== false && !/[:*]/.test(findPage(name).path.id))
    .map((name): SiteMapEntry => {
      const document = documents.find(({ key }) => key === name)
      return {
        paths: pathsIn((locale) => fillPath(name, locale, {})),
        lastModified: document?.updatedAt ?? null,
        picture: null,
      }
    })
  return [...fixed, ...productListings(), ...ownPages(documents)]
}

function ownPages(documents: readonly IndexedDocument[]): SiteMapEntry[] {
  return documents
    .filter(({ key }) => !pageNames.some((name) => name === key))
    .map((document) => createEntry('staticPage', document, '*'))
}

function productListings(): SiteMapEntry[] {
  const { values } = findPage('productListing')
  return Object.values(values?.id ?? {}).flatMap((segment) => {
    const key = productOfSegment('id', segment)
    return key === null || !values
      ? []
      : [
          {
            paths: pathsIn((locale) => fillPath('productListing', locale, { product: values[locale][key] })),
            lastModified: null,
            picture: null,
          },
        ]
  })
}

async function companies({ market }: Site): Promise<SiteMapEntry[]> {
  const { companies: listed, asOf } = await market.siteIndex()
  const entry = (page: PageName, slug: string): SiteMapEntry => ({
    paths: pathsIn((locale) => fillPath(page, locale, { slug })),
    lastModified: asOf,
    picture: null,
  })
  return listed.flatMap(({ slug, hasNews }) => [
    entry('companyDetail', slug),
    ...(hasNews ? [entry('companyNews', slug)] : []),
  ])
}

async function companyNews({ market }: Site): Promise<SiteMapEntry[]> {
  const { news } = await market.siteIndex()
  return news.map(({ slug, translations, publishedAt }) => ({
    paths: pathsIn((locale) => {
      const item = translations[locale]
      return item === null ? null : fillPath('companyNewsDetail', locale, { slug, news: item })
    }),
    lastModified: publishedAt,
    picture: null,
  }))
}

function pathsIn(pathIn: (locale: Locale) => string | null): Record<Locale, string | null> {
  const [id, en] = locales.map(pathIn)
  return { id: id ?? null, en: en ?? null }
}
