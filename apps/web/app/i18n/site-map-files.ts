import { type Locale, locales } from './locales.ts'

/** Kinds of URLs; each has its own site map per language. */
export const siteMapParts = [
  'pages',
  'articles',
  'announcements',
  'faqs',
  'promos',
  'events',
  'lessons',
  'courses',
  'terms',
  'reports',
  'notes',
  'companies',
  'company-news',
] as const
export type SiteMapPart = (typeof siteMapParts)[number]

export const siteMapIndexPath = '/sitemap.xml'
export const newsSiteMapPath = '/sitemaps/news.xml'

/** A site map of one kind and language; the URLs beyond the size limit are in further, numbered files. */
export interface SiteMapFile {
  readonly part: SiteMapPart
  readonly locale: Locale
  readonly number: number
}

export function siteMapPath({ part, locale, number }: SiteMapFile): string {
  return `/sitemaps/${locale}-${part}${number === 1 ? '' : `-${number}`}.xml`
}

/** The site map for a file name; null if there is none. */
export function parseSiteMapFile(name: string): SiteMapFile | null {
  const [, requested, kind, number = '1'] =
    /^([a-z]{2})-([a-z-]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? []
  const locale = locales.find((candidate) => candidate === requested)
  const part = siteMapParts.find((candidate) => candidate === kind)
  return locale === undefined || part === undefined ? null : { part, locale, number: Number(number) }
}
