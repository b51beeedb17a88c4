import type { Locale } from '#app/i18n/locales.ts'
import type { PageName } from '#app/i18n/pages.ts'

/** What the head of a page and the language switch are made from; every page's loader returns one as `head`. */
export interface PageHead {
  readonly page: PageName
  readonly title: string
  readonly description: string
  /** Where the page is in each language; null where it is not translated. */
  readonly paths: Readonly<Record<Locale, string | null>>
  readonly isIndexed: boolean
  /** Which page of a list; null for the first and for everything that is no list. */
  readonly pageNumber: number | null
  /** Whether the paths are translations of one another, and not just the nearest page. */
  readonly hasCounterpart: boolean
  /** Set on what was written at a time: it is shared as an article. */
  readonly publishedAt: string | null
  readonly modifiedAt: string | null
  /** The document's category, for its share picture; null: the name of its list stands there. */
  readonly category: string | null
  /** What pages above this one are called, where the slug table does not know. */
  readonly names: Partial<Readonly<Record<PageName, string>>>
}
