import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'

const mostWords = 8
const longestWord = 40

/** Soft hyphens and joiners, which nobody sees and which end no word. */
const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
const letter = `[\\p{L}\\p{N}\\p{Mark}${unseen}]`
export const wordPattern = new RegExp(`${letter}+`, 'gu')
/** Words with hyphens or apostrophes in them, which are indexed in parts and as one. */
export const compoundPattern = new RegExp(
  `(?<!${letter})${letter}+(?:[-\\u2010\\u2011'\\u2019]${letter}+)+`,
  'gu',
)
const noLetters = new RegExp(`[\\p{Mark}${unseen}]`, 'gu')

/** A text as the index knows it: lower case, without accents, letters and digits with single spaces. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Nearly every word is plain already.
  return PLAIN.test(lower) ? lower : foldFully(lower)
}

const PLAIN = /^[a-z0-9]+$/

function foldFully(text: string): string {
  return text
    .normalize('NFKD')
    .replace(noLetters, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * The words that are looked for. Whatever is no letter and no digit separates words, so nothing that a query
 * or a pattern could mean is ever in one.
 */
export function wordsOf(phrase: string): string[] {
  return fold(phrase.slice(0, SEARCH_MAX_CHARACTERS))
    .split(' ')
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
}

/** The parts of the words of a phrase that may as well be written as one. */
export function compoundsOf(phrase: string): string[][] {
  return [...phrase.slice(0, SEARCH_MAX_CHARACTERS).matchAll(compoundPattern)]
    .map(([compound]) => fold(compound).split(' '))
    .filter((parts) => new Set(parts).size > 1)
}
