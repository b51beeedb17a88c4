import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import { bearableErrors, typingErrors } from '@site/contracts/typing-errors.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { misspellings, synonyms } from './synonyms.ts'

const candidates = 12
/** Phrases of synonyms may be typed with a space too many or too few. */
const maxPhraseLength = 4

function listMeant(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(misspellings[locale]).flatMap(([meant, typed]) =>
      typed.map((word) => [word, meant] as const),
    ),
  )
}

const meantWords = { id: listMeant('id'), en: listMeant('en') }

/** The words in the spelling that most documents have; a search for it finds the common misspellings, too. */
export function replaceMisspellings(words: readonly string[], locale: Locale): string[] {
  return words.map((word) => meantWords[locale].get(word) ?? word)
}

const RowsSchema = v.array(v.object({ typed: v.string(), word: v.string() }))

/**
 * Corrects words that occur in no title, summary or synonym to the nearest one that does; null if nothing changes.
 * Trigrams preselect the candidates for the edit distance.
 */
export async function correctSpelling(
  payload: Payload,
  locale: Locale,
  words: readonly string[],
): Promise<string[] | null> {
  const correctable = words.filter((word) => bearableErrors(word) > 0 && /^[a-z]+$/.test(word))
  const near = correctable.length > 0 ? await nearWords(payload, locale, correctable) : new Map()
  return correctWords(words, near, locale)
}

async function nearWords(payload: Payload, locale: Locale, words: readonly string[]) {
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )
  const rows = await query(
    payload,
    sql`select typed, near.word from unnest(array[${list}]::text[]) as typed cross join lateral (
      select word from search_words
      where locale = ${locale} and word % typed
      order by similarity(word, typed) desc, word limit ${candidates}
    ) as near`,
  )
  const found = v.parse(RowsSchema, rows)
  return new Map(
    words.map((word) => [word, found.filter(({ typed }) => typed === word).map((row) => row.word)]),
  )
}

/** As `correctSpelling`, given the index words near each typed one. */
export function correctWords(
  words: readonly string[],
  near: ReadonlyMap<string, readonly string[]>,
  locale: Locale,
): string[] | null {
  const { known, phrases } = vocabularies[locale]
  const isKnown = (word: string) => known.has(word) || near.get(word)?.includes(word) === true
  const corrected: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, phrases, isKnown)
    if (phrase) corrected.push(...phrase.words)
    else corrected.push(correctWord(words[at] ?? '', [...(near.get(words[at] ?? '') ?? []), ...known]))
    at += phrase?.length ?? 1
  }
  return corrected.join(' ') === words.join(' ') ? null : corrected
}

function correctWord(word: string, candidates: readonly string[]): string {
  return (
    nearest(candidates.map((candidate) => ({ meant: candidate, errors: typingErrors(word, candidate) }))) ??
    word
  )
}

/** The synonym phrase that words from this position on resemble, if one of them is not a known word. */
function phraseAt(
  words: readonly string[],
  at: number,
  phrases: readonly (readonly string[])[],
  isKnown: (word: string) => boolean,
) {
  for (let length = Math.min(maxPhraseLength, words.length - at); length > 1; length -= 1) {
    const run = words.slice(at, at + length)
    if (run.every(isKnown)) continue
    const typed = run.join('')
    const meant = nearest(
      phrases.map((phrase) => ({ meant: phrase, errors: typingErrors(typed, phrase.join('')) })),
    )
    if (meant) return { words: meant, length }
  }
  return null
}

function nearest<Meant>(found: readonly { meant: Meant; errors: number | null }[]): Meant | undefined {
  return found
    .flatMap(({ meant, errors }) => (errors === null ? [] : [{ meant, errors }]))
    .sort((one, other) => one.errors - other.errors)[0]?.meant
}

function buildVocabulary(locale: Locale) {
  const phrases = synonyms[locale].flat().map((phrase) => phrase.split(' '))
  return { phrases, known: new Set(phrases.flat()) }
}

const vocabularies = { id: buildVocabulary('id'), en: buildVocabulary('en') }
