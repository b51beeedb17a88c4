import { findPageTitle, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { typingErrors } from '@site/contracts/typing-errors.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { pageRoutes } from '#app/request/page-routes.ts'

const maxPages = 4
/** Shorter prefixes match too many words. */
const minPrefixLength = 3
const minFuzzyLength = 6
const stopWords: Readonly<Record<Locale, readonly string[]>> = {
  id: ['yang', 'dan', 'di', 'ke', 'dari', 'untuk'],
  en: ['the', 'a', 'an', 'and', 'of', 'to', 'in', 'for'],
}

interface SitePage {
  readonly path: string
  readonly title: string
}

export interface FoundSitePages {
  readonly items: readonly SitePage[]
  /** Whether the phrase is the beginning of a page's name: then pages come first. */
  readonly isNameMatch: boolean
}

/** Pages of the site whose names match a phrase, best first; the last word may be incomplete. */
export function findSitePages(phrase: string, locale: Locale): FoundSitePages {
  const typed = listWords(phrase, locale)
  if (typed.join('').length < minPrefixLength) return { items: [], isNameMatch: false }
  const found = namedPages[locale]
    .map(({ page, ...names }) => ({ page, rank: computeRank(typed, names) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
  return {
    items: found.slice(0, maxPages).map(({ page }) => ({
      path: fillPath(page, locale, {}),
      title: findPageTitle(page)[locale],
    })),
    isNameMatch: found.some(({ rank }) => rank < partMatch),
  }
}

const [exactMatch, prefixMatch, fuzzyMatch, partMatch, noMatch] = [0, 1, 2, 3, 4]

/** The rank of a page for the words: the best of its title and its synonyms. */
function computeRank(typed: readonly string[], { title, others }: PageNames): number {
  const isTitlePrefix = title.join(' ').startsWith(typed.join(' '))
  return Math.min(
    isTitlePrefix ? prefixMatch : noMatch,
    ...[title, ...others].map((name) => rankIn(typed, name)),
  )
}

function rankIn(typed: readonly string[], name: readonly string[]): number {
  if (typed.join(' ') === name.join(' ')) return exactMatch
  if (isPrefix(typed, name)) return prefixMatch
  if (typed.length === name.length && typed.every((word, at) => isFuzzyMatch(word, name[at] ?? '')))
    return fuzzyMatch
  return typed.every((word) => word.length >= minPrefixLength && name.some((part) => part.startsWith(word)))
    ? partMatch
    : noMatch
}

/** A complete word that begins a name, as in "saham pilihan", may have its own meaning; an incomplete one may not. */
function isPrefix(typed: readonly string[], name: readonly string[]): boolean {
  const last = typed.length - 1
  return name.join(' ').startsWith(typed.join(' ')) && name[last] !== typed[last]
}

/** Short words are too similar: "cara" is not a typing error of "acara". */
function isFuzzyMatch(word: string, name: string): boolean {
  return word === name || (word.length >= minFuzzyLength && (typingErrors(word, name) ?? 2) < 2)
}

interface PageNames {
  readonly title: readonly string[]
  readonly others: readonly (readonly string[])[]
}

function namesIn(locale: Locale): (PageNames & { readonly page: PageName })[] {
  return pageNames.flatMap((page) => {
    const { words } = pageRoutes[page]
    return words === undefined
      ? []
      : [
          {
            page,
            title: listWords(findPageTitle(page)[locale], locale),
            others: words[locale].map((name) => listWords(name, locale)),
          },
        ]
  })
}

function listWords(text: string, locale: Locale): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const significant = words.filter((word) => !stopWords[locale].includes(word))
  return significant.length > 0 ? significant : words
}

const namedPages = { id: namesIn('id'), en: namesIn('en') }
