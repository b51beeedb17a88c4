import type { Picture } from '@site/contracts/content/document-parts.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Input for a page's head and the language switch; every page's loader returns it as `head`. */
export interface PageHead {
  readonly page: PageName
  readonly title: string
  readonly description: string
  /** The path of the page in each language; null if it is not translated. */
  readonly paths: Readonly<Record<Locale, string | null>>
  readonly isIndexed: boolean
  /** The page number of a list; null for the first page and for pages without a list. */
  readonly pageNumber: number | null
  /** Whether the paths are translations of each other, not just the nearest page. */
  readonly hasCounterpart: boolean
  /** Set for dated texts, which are shared as articles. */
  readonly publishedAt: string | null
  readonly modifiedAt: string | null
  /** The document's category for the share image; null: the title of its list is shown. */
  readonly category: string | null
  /** An editor's image for shared links, in place of the one that the site draws. */
  readonly picture?: Picture | null | undefined
  /** Titles of ancestor pages that the page table does not contain. */
  readonly names: Partial<Readonly<Record<PageName, string>>>
  /** What the bar of phones offers in place of an account. */
  readonly action?: { readonly to: string; readonly label: string } | undefined
}

/** The head of the innermost route that has one, from the routes' loader data. */
export function findHead(routeData: readonly unknown[]): PageHead | null {
  return routeData.findLast(hasHead)?.head ?? null
}

/** By property name: every page's loader returns its head as `head`, and no other loader uses that name. */
function hasHead(data: unknown): data is { readonly head: PageHead } {
  return typeof data === 'object' && data !== null && 'head' in data
}
