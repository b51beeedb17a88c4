import { type Locale, locales } from './locales.ts'

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

export const siteMapIndexPath = '/sitemap.xml'
export const newsSiteMapPath = '/sitemaps/news.xml'

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
