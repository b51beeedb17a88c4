import type { SearchKind, SearchResult, Segments } from '@site/contracts/content/search.ts'
import { listNamedTickers } from '@site/contracts/market/typed-ticker.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { hitPath } from './hit-path.ts'

interface FoundPage {
  readonly path: string
  readonly title: Segments
  readonly excerpt: Segments
}

export interface HitGroup {
  readonly kind: SearchKind
  readonly total: number
  /** The first hits. */
  readonly found: readonly FoundPage[]
  /** All hits of the kind. */
  readonly allPath: string
}

/** Hits by kind, in the service's order. Hits without a page are omitted. */
export function hitGroups({ hits, groups }: SearchResult, locale: Locale, phrase: string): HitGroup[] {
  return groups
    .map(({ kind, total }) => {
      const found = hits
        .filter((hit) => hit.kind === kind)
        .flatMap((hit) => {
          const path = hitPath(hit, locale)
          return path === null ? [] : [{ path, title: hit.title, excerpt: hit.excerpt }]
        })
      const allPath = pathTo('searchResult', locale, undefined, { q: phrase, kind })
      return { kind, total, found, allPath }
    })
    .filter(({ found }) => found.length > 0)
}

/** A kind whose hits are on a page of their own. */
export type LinkedKind = Pick<HitGroup, 'kind' | 'total' | 'allPath'>

const GROUPS_SHOWN = 6

/** Further kinds are links, so that the page stays short. */
export function splitGroups(groups: readonly HitGroup[]): {
  readonly groups: readonly HitGroup[]
  readonly moreKinds: readonly LinkedKind[]
} {
  return {
    groups: groups.slice(0, GROUPS_SHOWN),
    moreKinds: groups.slice(GROUPS_SHOWN).map(({ kind, total, allPath }) => ({ kind, total, allPath })),
  }
}

interface NamedCompany {
  readonly ticker: string
  readonly name: Readonly<Record<Locale, string>>
}

export interface SearchedPhrase {
  readonly phrase: string
  readonly locale: Locale
  /** Titles and excerpts of the documents that the phrase finds. */
  readonly texts: readonly Segments[]
}

/**
 * Whether a phrase matches the start of a company's ticker or a part of its name, or has its ticker among the words. A
 * sentence such as "jam buka" does not mean the company BUKA if documents have the word in small letters.
 */
export function namesCompany(
  { ticker, name }: NamedCompany,
  { phrase, locale, texts }: SearchedPhrase,
): boolean {
  const typed = phrase.toLowerCase()
  if (ticker.toLowerCase().startsWith(typed) || name[locale].toLowerCase().includes(typed)) return true
  const named = listNamedTickers(phrase).find((one) => one.ticker === ticker)
  return named !== undefined && (named.isCertain || !isOrdinaryWord(ticker, texts))
}

/**
 * Whether companies precede all other results: the phrase, or its corrected spelling, names one, or there are no others.
 */
export function companiesLead(
  companies: readonly NamedCompany[],
  {
    spelling,
    hasHits,
    ...searched
  }: SearchedPhrase & { readonly spelling: string | null; readonly hasHits: boolean },
): boolean {
  const phrases = spelling === null ? [searched.phrase] : [searched.phrase, spelling]
  return (
    !hasHits || companies.some((one) => phrases.some((phrase) => namesCompany(one, { ...searched, phrase })))
  )
}

/** Whether a matching word of a text is spelled like the ticker, but not in its capitals. */
function isOrdinaryWord(ticker: string, texts: readonly Segments[]): boolean {
  const words = texts.flatMap((segments) =>
    segments.flatMap((segment, at) => (at % 2 === 1 ? segment.split(/[^\p{L}\p{N}]+/u) : [])),
  )
  return words.some((word) => word !== ticker && word.toUpperCase() === ticker)
}
