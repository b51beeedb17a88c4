import type { SearchKind, SearchResult, Segments } from '@site/contracts/content/search.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { hitPath } from './hit-path.ts'

interface FoundPage {
  readonly path: string
  readonly title: Segments
  readonly excerpt: Segments
}

export interface HitGroup {
  readonly kind: SearchKind
  /** The total number; only the first hits are shown. */
  readonly total: number
  readonly found: readonly FoundPage[]
}

/** Hits by kind, in the service's order. Hits without a page are omitted. */
export function hitGroups({ hits, groups }: SearchResult, locale: Locale): HitGroup[] {
  return groups
    .map(({ kind, total }) => {
      const found = hits
        .filter((hit) => hit.kind === kind)
        .flatMap((hit) => {
          const path = hitPath(hit, locale)
          return path === null ? [] : [{ path, title: hit.title, excerpt: hit.excerpt }]
        })
      return { kind, total, found }
    })
    .filter(({ found }) => found.length > 0)
}

interface NamedCompany {
  readonly ticker: string
  readonly name: Readonly<Record<Locale, string>>
}

/** Whether a phrase matches the start of a company's ticker, or a part of its name. */
export function namesCompany({ ticker, name }: NamedCompany, phrase: string, locale: Locale): boolean {
  const typed = phrase.toLowerCase()
  return ticker.toLowerCase().startsWith(typed) || name[locale].toLowerCase().includes(typed)
}
