import { type FeedPage, feedFiles, feedFormats, feedPageNames } from './feeds.ts'
import { type Locale, locales } from './locales.ts'
import { manifestPath } from './manifest-path.ts'
import { pageOf } from './pages.ts'
import { DOWNLOADS } from './statement-csv-path.ts'

/** Kinds of addresses, each with a site map of its own in each language. */
export const siteMapParts = [
  'pages',
  'articles',
  'announcements',
  'faqs',
  'promos',
  'events',
  'lessons',
  'reports',
  'notes',
  'companies',
  'company-news',
] as const
export type SiteMapPart = (typeof siteMapParts)[number]

/** Answers for machines at fixed addresses. They are no pages, but they are made and kept like pages. */
export const serverDocuments = {
  siteMapIndex: { file: 'features/site-map/site-map-index.route.ts', path: 'sitemap.xml' },
  siteMapPart: { file: 'features/site-map/site-map-part.route.ts', path: 'sitemaps/:name' },
  newsSiteMap: { file: 'features/site-map/news-site-map.route.ts', path: 'sitemaps/news.xml' },
  manifest: { file: 'features/site-map/manifest.route.ts', path: manifestPath.slice(1) },
} as const satisfies Record<string, ServerDocument>

export interface ServerDocument {
  readonly file: string
  readonly path: string
}

const feedModules = {
  blog: 'features/feeds/blog.feed.ts',
  announcement: 'features/feeds/announcement.feed.ts',
  researchReport: 'features/feeds/research-report.feed.ts',
  sapaMentari: 'features/feeds/sapa-mentari.feed.ts',
} as const satisfies Record<FeedPage, string>

/** One feed for each list, language and format. */
export const feedDocuments: readonly (ServerDocument & { readonly id: string })[] = locales.flatMap(
  (locale) =>
    feedPageNames.flatMap((list) =>
      feedFormats.map((format) => ({
        id: `${locale}/${list}/${format}`,
        file: feedModules[list],
        path: `${locale}/${pageOf(list).path[locale]}/${feedFiles[format]}`,
      })),
    ),
)

/** The statements of each company as files. */
export const statementDocuments: readonly (ServerDocument & { readonly id: string })[] = locales.map(
  (locale) => ({
    id: `${locale}/statements`,
    file: 'features/company-information/statement-csv.route.ts',
    path: `${locale}/${pageOf('companyDetail').path[locale]}/${DOWNLOADS[locale]}/:file`,
  }),
)

export const siteMapIndexPath = `/${serverDocuments.siteMapIndex.path}`
export const newsSiteMapPath = `/${serverDocuments.newsSiteMap.path}`

/** One site map of a kind and language; where there are more addresses than one holds, the others are numbered. */
export interface SiteMapFile {
  readonly part: SiteMapPart
  readonly locale: Locale
  readonly number: number
}

export function siteMapPath({ part, locale, number }: SiteMapFile): string {
  return `/sitemaps/${locale}-${part}${number === 1 ? '' : `-${number}`}.xml`
}

/** The site map that a file's name means; null where it means none. */
export function siteMapFileOf(name: string): SiteMapFile | null {
  const [, asked, kind, number = '1'] =
    /^([a-z]{2})-([a-z-]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? []
  const locale = locales.find((candidate) => candidate === asked)
  const part = siteMapParts.find((candidate) => candidate === kind)
  return locale === undefined || part === undefined ? null : { part, locale, number: Number(number) }
}
