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

export function siteMapPath(part: SiteMapPart, locale: Locale): string {
  return `/sitemaps/${locale}-${part}.xml`
}
