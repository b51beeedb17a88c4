import type { Locale } from '@site/contracts/locale.ts'
import type { Forms } from './forms.ts'
import { listAmounts } from './phrase.ts'
import { synonyms } from './synonyms.ts'

/** A sequence of words with the same meaning as the typed one. */
type Alternative = readonly string[]

/** A typed word or phrase with its synonyms; the typed one is first. */
export type Term = readonly Alternative[]

/** Stop words; the English dictionary has its own. */
const stopWords: Readonly<Record<Locale, readonly string[]>> = {
  id: ['yang', 'dan', 'di', 'ke', 'dari', 'untuk'],
  en: [],
}

/**
 * Splits typed words into unique terms: the longest phrase with synonyms wins, other words stand alone. `compounds` are
 * hyphenated words, which also match in parts: e mail. An amount also matches without its separators.
 */
export function splitTerms(
  words: readonly string[],
  locale: Locale,
  compounds: readonly (readonly string[])[] = [],
): Term[] {
  const groups = [
    ...synonyms[locale].map((group) => group.map((phrase) => phrase.split(' '))),
    ...compounds.map((parts) => [parts, [parts.join('')]]),
    ...listAmounts(words),
  ]
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length; ) {
    const group = groupAt(words, at, groups)
    const term = group?.term ?? [[words[at] ?? '']]
    const typed = (term[0] ?? []).join(' ')
    // Reinsert repeated terms at the end: the last term may be unfinished.
    terms.delete(typed)
    terms.set(typed, term)
    at += group?.length ?? 1
  }
  return [...terms.values()]
}

function groupAt(words: readonly string[], at: number, groups: readonly Term[]) {
  return groups
    .flatMap((group) => {
      const typed = group.find((phrase) => phrase.every((word, offset) => words[at + offset] === word))
      return typed
        ? [{ term: [typed, ...group.filter((other) => other !== typed)], length: typed.length }]
        : []
    })
    .sort((one, other) => other.length - one.length)[0]
}

/** All forms under which a word may be indexed, itself first. */
export function listLexemes(word: string, forms: Forms): string[] {
  return [...new Set([word, ...(forms.get(word) ?? [])])]
}

/** The terms without stop words, unless there are no others. */
export function meaningfulTerms(terms: readonly Term[], locale: Locale, forms: Forms): Term[] {
  const isMeaningful = ([[first = '', ...others] = []]: Term) =>
    others.length > 0 || (forms.get(first)?.length !== 0 && !stopWords[locale].includes(first))
  const meaningful = terms.filter(isMeaningful)
  return meaningful.length > 0 ? meaningful : [...terms]
}

interface QueryOptions {
  readonly forms: Forms
  /** Whether the last word may be incomplete, as while typing. */
  readonly isUnfinished: boolean
}

/** The terms as a tsquery. Words contain only letters and digits, so no escaping is needed. */
export function tsQuery(terms: readonly Term[], { forms, isUnfinished }: QueryOptions): string {
  return terms
    .map((term, place) => {
      const isLast = isUnfinished && place === terms.length - 1
      const alternatives = term.map((alternative, choice) => {
        // The typed word may be a prefix; its synonyms are complete.
        const options = { forms, isUnfinished: isLast && choice === 0 }
        return alternative.map((word) => wordQuery(word, options)).join(' <-> ')
      })
      return `(${alternatives.join(' | ')})`
    })
    .join(' & ')
}

/** The typed words, combined with OR. */
export function typedQuery(terms: readonly Term[]): string {
  return terms
    .flatMap(([typed = []]) => typed)
    .map((word) => `'${word}'`)
    .join(' | ')
}

function wordQuery(word: string, { forms, isUnfinished }: QueryOptions): string {
  const lexemes = listLexemes(word, forms).map((lexeme) => `'${lexeme}'`)
  return `(${[...lexemes, ...(isUnfinished ? [`'${word}':*`] : [])].join(' | ')})`
}
