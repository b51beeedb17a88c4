import type { MenuPlace } from '@site/contracts/content/shell.ts'
import type { IndexedDocument, IndexedKind } from '@site/contracts/content/site-index.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { type PageName, pageNames, pageOf, productOfSegment } from '#app/i18n/pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import type { SiteMapPart } from '#app/i18n/server-documents.ts'
import { isClosedByMenu } from '#app/shell/closed-by-menu.ts'
import type { Site } from '#app/shell/site-context.ts'

export interface SiteMapEntry {
  readonly paths: Readonly<Record<Locale, string | null>>
  /** When the page last said something else; null where that is not known. */
  readonly lastModified: string | null
  readonly picture: string | null
}

const documentParts = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  faqs: 'faqDetail',
  promos: 'promoDetail',
  events: 'eduvestDetail',
  lessons: 'learnInvestmentDetail',
  reports: 'researchReportDetail',
  notes: 'sapaMentariDetail',
} as const satisfies Partial<Record<SiteMapPart & IndexedKind, PageName>>

/** Every address of a kind that search engines may list, with its translations. */
export async function siteMapEntries(part: SiteMapPart, site: Site): Promise<readonly SiteMapEntry[]> {
  switch (part) {
    case 'pages':
      return fixedAndStatic(await site.content.siteIndex('pages'))
    case 'companies':
      return companies(site)
    case 'company-news':
      return companyNews(site)
    default:
      return (await site.content.siteIndex(part)).map((document) => entryOf(documentParts[part], document))
  }
}

/** What the menu has switched off is not found, so it is not listed either. */
export function withoutClosed(
  entries: readonly SiteMapEntry[],
  places: Readonly<Record<Locale, readonly MenuPlace[]>>,
): readonly SiteMapEntry[] {
  return entries.map((entry) => ({
    ...entry,
    paths: pathsIn((locale) => {
      const path = entry.paths[locale]
      return path === null || isClosedByMenu(places[locale], path) ? null : path
    }),
  }))
}

function entryOf(page: PageName, document: IndexedDocument, param = 'slug'): SiteMapEntry {
  return {
    paths: pathsIn((locale) => {
      const slug = document.translations[locale]
      return slug === null ? null : fillPath(page, locale, { [param]: slug })
    }),
    lastModified: document.updatedAt,
    picture: document.cover,
  }
}

/** Pages at fixed addresses, the listing of each product, and editors' own pages. */
function fixedAndStatic(documents: readonly IndexedDocument[]): SiteMapEntry[] {
  const fixed = pageNames
    .filter((name) => pageOf(name).isIndexed !== false && !/[:*]/.test(pageOf(name).path.id))
    .map((name): SiteMapEntry => {
      const document = documents.find(({ key }) => key === name)
      return {
        paths: pathsIn((locale) => fillPath(name, locale, {})),
        lastModified: document?.updatedAt ?? null,
        picture: null,
      }
    })
  const own = documents
    .filter(({ key }) => !pageNames.some((name) => name === key))
    .map((document) => entryOf('staticPage', document, '*'))
  return [...fixed, ...productListings(), ...own]
}

function productListings(): SiteMapEntry[] {
  const { values } = pageOf('productListing')
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
