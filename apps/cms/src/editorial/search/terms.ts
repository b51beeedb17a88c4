import { brand } from '@site/brand/names.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Forms } from './forms.ts'
import { listAmounts } from './phrase.ts'
import { misspellings, synonyms } from './synonyms.ts'

/** A sequence of words with the same meaning as the typed one. */
type Alternative = readonly string[]

/** A typed word or phrase with its synonyms; the typed one is first. */
export type Term = readonly Alternative[]

const split = (words: string) => words.split(/\s+/)
/** Every text is about the firm and its app; what else their names contain, such as "sekuritas", has a meaning. */
const brandWords = split(`${brand.brandName} ${brand.appName}`.toLowerCase())

/** Words that ask or connect, which no document has to contain; the English dictionary has its own. */
const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  id: new Set([
    ...brandWords,
    ...split(`yang dan di ke dari untuk pada dengan atau oleh dalam itu ini adalah ialah tentang agar supaya
    apa apakah apaan bagaimana gimana gmn cara caranya berapa brp berapakah kapan dimana mana kenapa mengapa siapa
    saya aku gue gw anda kamu kita kami bisa boleh dapat mau ingin pengen harus perlu tolong mohon
    sih dong kah ya kok aja saja ga gak nggak rp idr`),
  ]),
  en: new Set([...brandWords, ...split('much many get want need please rp idr')]),
}

/** The synonyms, with the misspellings of each word. */
function listSpelledGroups(locale: Locale): readonly Term[] {
  const misspelled = misspellings[locale]
  const known = new Set(synonyms[locale].flat())
  const alone = Object.keys(misspelled).filter((word) => !known.has(word))
  return [...synonyms[locale], ...alone.map((word) => [word])].map((group) =>
    group.flatMap((phrase) => [phrase, ...(misspelled[phrase] ?? [])]).map((phrase) => phrase.split(' ')),
  )
}

const spelledGroups = { id: listSpelledGroups('id'), en: listSpelledGroups('en') }

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
    ...spelledGroups[locale],
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
      const [typed] = group
        .filter((phrase) => phrase.every((word, offset) => words[at + offset] === word))
        .sort((one, other) => other.length - one.length)
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
    others.length > 0 || (forms.get(first)?.length !== 0 && !stopWords[locale].has(first))
  const meaningful = terms.filter(isMeaningful)
  return meaningful.length > 0 ? meaningful : [...terms]
}

interface QueryOptions {
  readonly forms: Forms
  /** Whether the last word may be incomplete, as while typing. */
  readonly isUnfinished: boolean
}

/** The terms as a tsquery; `weight` limits it to titles. Words contain only letters and digits, so nothing is escaped. */
export function tsQuery(
  terms: readonly Term[],
  { forms, isUnfinished }: QueryOptions,
  { operator = '&', weight = '' }: { readonly operator?: '&' | '|'; readonly weight?: 'A' | '' } = {},
): string {
  return terms
    .map((term, place) => {
      const isLast = isUnfinished && place === terms.length - 1
      const alternatives = term.map((alternative, choice) => {
        // The typed word may be a prefix; its synonyms are complete.
        const mayBePrefix = isLast && choice === 0
        return alternative
          .map((word) => wordQuery(listLexemes(word, forms), mayBePrefix, weight))
          .join(' <-> ')
      })
      return `(${alternatives.join(' | ')})`
    })
    .join(` ${operator} `)
}

/** The typed words, combined with OR. */
export function typedQuery(terms: readonly Term[]): string {
  return terms
    .flatMap(([typed = []]) => typed)
    .map((word) => `'${word}'`)
    .join(' | ')
}

function wordQuery([word = '', ...forms]: readonly string[], mayBePrefix: boolean, weight: 'A' | ''): string {
  const lexemes = [word, ...forms].map((lexeme) => `'${lexeme}':${weight}`)
  return `(${[...lexemes, ...(mayBePrefix ? [`'${word}':*${weight}`] : [])].join(' | ')})`
}
