import type { Locale } from './locales.ts'
import type { PageName } from './pages.ts'
import { type PlainPageName, pathTo } from './path-to.ts'

/** The lists that readers can subscribe to, with the page of one of their documents. */
export const feedPages = {
  blog: 'blogDetail',
  announcement: 'announcementDetail',
  researchReport: 'researchReportDetail',
  sapaMentari: 'sapaMentariDetail',
} as const satisfies Partial<Record<PlainPageName, PageName>>

export type FeedPage = keyof typeof feedPages
export const feedPageNames = ['blog', 'announcement', 'researchReport', 'sapaMentari'] as const

export const feedFormats = ['rss', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedFiles = { rss: 'rss.xml', json: 'feed.json' } as const satisfies Record<FeedFormat, string>
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const

/** The list that a page belongs to, where that list has feeds. */
export function feedPageOf(page: PageName): FeedPage | null {
  return feedPageNames.find((list) => list === page || feedPages[list] === page) ?? null
}

export function feedPath(list: FeedPage, locale: Locale, format: FeedFormat): string {
  return `${pathTo(list, locale)}/${feedFiles[format]}`
}
