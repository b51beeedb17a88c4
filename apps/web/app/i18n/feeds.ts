import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from './locales.ts'
import { type PlainPageName, pathTo } from './path-to.ts'

/** Lists with feeds, each with the detail page of its documents. */
export const feedPages = {
  blog: 'blogDetail',
  announcement: 'announcementDetail',
  researchReport: 'researchReportDetail',
  morningNotes: 'morningNoteDetail',
} as const satisfies Partial<Record<PlainPageName, PageName>>

export type FeedPage = keyof typeof feedPages
export const feedPageNames = ['blog', 'announcement', 'researchReport', 'morningNotes'] as const

export const feedFormats = ['rss', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedFiles = { rss: 'rss.xml', json: 'feed.json' } as const satisfies Record<FeedFormat, string>
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const

/** The list that a page belongs to, if that list has feeds. */
export function findFeedPage(page: PageName): FeedPage | null {
  return feedPageNames.find((list) => list === page || feedPages[list] === page) ?? null
}

export function feedPath(list: FeedPage, locale: Locale, format: FeedFormat): string {
  return `${pathTo(list, locale)}/${feedFiles[format]}`
}
