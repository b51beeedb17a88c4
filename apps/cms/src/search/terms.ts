import type { Locale } from '@site/contracts/locale.ts'
import { otherSpellings, otherStems } from './affixes.ts'
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

/** The dictionary's stem by word. */
export type Stems = ReadonlyMap<string, string>

/** Typed words as terms: the longest phrase with synonyms wins, each other word stands for itself. Each counts once. */
export function termsOf(words: readonly string[], locale: Locale): Term[] {
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length; ) {
    const group = groupAt(words, at, locale)
    const term = group?.term ?? [[words[at] ?? '']]
    const typed = (term[0] ?? []).join(' ')
    // The last one stays the last: it may be unfinished.
    terms.delete(typed)
    terms.set(typed, term)
    at += group?.length ?? 1
  }
  return [...terms.values()]
}

function groupAt(words: readonly string[], at: number, locale: Locale) {
  return synonyms[locale]
    .map((group) => group.map((phrase) => phrase.split(' ')))
    .flatMap((group) => {
      const typed = group.find((phrase) => phrase.every((word, offset) => words[at + offset] === word))
      return typed
        ? [{ term: [typed, ...group.filter((other) => other !== typed)], length: typed.length }]
        : []
    })
    .sort((one, other) => other.length - one.length)[0]
}

/** Every spelling whose stem must be known to look for these terms. */
export function spellingsOf(terms: readonly Term[], locale: Locale): string[] {
  return terms.flat(2).flatMap((word) => [word, ...(locale === 'id' ? otherSpellings(word) : [])])
}

/** All forms under which one word may be indexed: as it is, its other spellings, the stems of both, other stems. */
export function lexemesOf(word: string, locale: Locale, stems: Stems): string[] {
  const spellings = spellingsOf([[[word]]], locale)
  const found = spellings.map((spelling) => stems.get(spelling) ?? '')
  const others = locale === 'id' ? otherStems(word, stems.get(word) ?? '') : []
  return [...new Set([...spellings, ...found, ...others])].filter(Boolean)
}

/** The terms without words that say nothing, unless nothing else was typed. */
export function tellingTerms(terms: readonly Term[], locale: Locale, stems: Stems): Term[] {
  const isTelling = ([[first = '', ...others] = []]: Term) =>
    others.length > 0 || (stems.get(first) !== '' && !empty[locale].includes(first))
  const telling = terms.filter(isTelling)
  return telling.length > 0 ? telling : [...terms]
}

interface QueryOptions {
  readonly locale: Locale
  readonly stems: Stems
  /** Whether the last word may be only the beginning of one, as while typing. */
  readonly isUnfinished: boolean
}

/** The terms as a query of PostgreSQL. Words are letters and digits alone, so nothing needs to be escaped. */
export function tsQuery(terms: readonly Term[], { locale, stems, isUnfinished }: QueryOptions): string {
  return terms
    .map((term, place) => {
      const isLast = isUnfinished && place === terms.length - 1
      const alternatives = term.map((alternative, choice) => {
        // What was typed may go on; a synonym of it is whole.
        const options = { locale, stems, isUnfinished: isLast && choice === 0 }
        return alternative.map((word) => wordQuery(word, options)).join(' & ')
      })
      return `(${alternatives.join(' | ')})`
    })
    .join(' & ')
}

function wordQuery(word: string, { locale, stems, isUnfinished }: QueryOptions): string {
  const lexemes = lexemesOf(word, locale, stems).map((lexeme) => `'${lexeme}'`)
  return `(${[...lexemes, ...(isUnfinished ? [`'${word}':*`] : [])].join(' | ')})`
}
