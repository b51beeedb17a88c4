import type { Locale } from '@site/contracts/locale.ts'
import type { Forms } from './forms.ts'
import { synonyms } from './synonyms.ts'

/** Words in a row that mean what was typed. */
type Alternative = readonly string[]

/** One thing that is looked for: a typed word or phrase, and whatever means the same. The first is what was typed. */
export type Term = readonly Alternative[]

/** Words that say nothing; the English dictionary knows its own. */
const empty: Readonly<Record<Locale, readonly string[]>> = {
  id: ['yang', 'dan', 'di', 'ke', 'dari', 'untuk'],
  en: [],
}

/**
 * Typed words as terms: the longest phrase with synonyms wins, each other word stands for itself. Each counts once.
 * `compounds` are words that were typed with a hyphen and are as good without, in parts: e mail.
 */
export function termsOf(
  words: readonly string[],
  locale: Locale,
  compounds: readonly (readonly string[])[] = [],
): Term[] {
  const groups = [
    ...synonyms[locale].map((group) => group.map((phrase) => phrase.split(' '))),
    ...compounds.map((parts) => [parts, [parts.join('')]]),
  ]
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length; ) {
    const group = groupAt(words, at, groups)
    const term = group?.term ?? [[words[at] ?? '']]
    const typed = (term[0] ?? []).join(' ')
    // The last one stays the last: it may be unfinished.
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

/** All words under which one word may be indexed, itself first. */
export function lexemesOf(word: string, forms: Forms): string[] {
  return [...new Set([word, ...(forms.get(word) ?? [])])]
}

/** The terms without words that say nothing, unless nothing else was typed. */
export function tellingTerms(terms: readonly Term[], locale: Locale, forms: Forms): Term[] {
  const isTelling = ([[first = '', ...others] = []]: Term) =>
    others.length > 0 || (forms.get(first)?.length !== 0 && !empty[locale].includes(first))
  const telling = terms.filter(isTelling)
  return telling.length > 0 ? telling : [...terms]
}

interface QueryOptions {
  readonly forms: Forms
  /** Whether the last word may be only the beginning of one, as while typing. */
  readonly isUnfinished: boolean
}

/** The terms as a query of PostgreSQL. Words are letters and digits alone, so nothing needs to be escaped. */
export function tsQuery(terms: readonly Term[], { forms, isUnfinished }: QueryOptions): string {
  return terms
    .map((term, place) => {
      const isLast = isUnfinished && place === terms.length - 1
      const alternatives = term.map((alternative, choice) => {
        // What was typed may go on; a synonym of it is whole.
        const options = { forms, isUnfinished: isLast && choice === 0 }
        return alternative.map((word) => wordQuery(word, options)).join(' <-> ')
      })
      return `(${alternatives.join(' | ')})`
    })
    .join(' & ')
}

/** What was typed, of which any word will do. */
export function typedQuery(terms: readonly Term[]): string {
  return terms
    .flatMap(([typed = []]) => typed)
    .map((word) => `'${word}'`)
    .join(' | ')
}

function wordQuery(word: string, { forms, isUnfinished }: QueryOptions): string {
  const lexemes = lexemesOf(word, forms).map((lexeme) => `'${lexeme}'`)
  return `(${[...lexemes, ...(isUnfinished ? [`'${word}':*`] : [])].join(' | ')})`
}
