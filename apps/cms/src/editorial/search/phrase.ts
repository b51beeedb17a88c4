import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'

const maxWords = 8
const maxWordLength = 40

/** Soft hyphens and joiners, which are invisible and do not separate words. */
const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
const letter = `[\\p{L}\\p{N}\\p{Mark}${unseen}]`
/** With a point or comma between digits; the word for a currency ends before the amount. */
export const wordPattern = new RegExp(
  `(?<!${letter})(?:rp|idr|usd)(?=\\d)|${letter}+(?:(?<=\\d)[.,](?=\\d)${letter}+)*`,
  'giu',
)
/** Words with hyphens or apostrophes, which are indexed in parts and as one. */
export const compoundPattern = new RegExp(
  `(?<!${letter})${letter}+(?:[-\\u2010\\u2011'\\u2019]${letter}+)+`,
  'gu',
)
const noLetters = new RegExp(`[\\p{Mark}${unseen}]`, 'gu')

/**
 * Normalizes a text as the index does: lower case, no accents, letters and digits with single spaces. A number is one
 * word, whatever separates its digits: 1d500, so that 1.500 is neither 1 nor 500.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Fast path: most words are plain ASCII.
  return PLAIN.test(lower) ? lower : foldFully(lower)
}

const PLAIN = /^(?!(?:rp|idr|usd)\d)[a-z0-9]+$/

function foldFully(text: string): string {
  return text
    .normalize('NFKD')
    .replace(noLetters, '')
    .toLowerCase()
    .replace(/(\d)[.,](?=\d)/g, '$1d')
    .replace(/\b(rp|idr|usd)(?=\d)/g, '$1 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words to search for. All other characters separate words, so no query or pattern syntax gets through. */
export function listSearchWords(phrase: string): string[] {
  return fold(phrase.slice(0, SEARCH_MAX_CHARACTERS))
    .split(' ')
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))
}

/** An amount with and without its separators of thousands, for each of the words that has both. */
export function listAmounts(words: readonly string[]): string[][][] {
  return words.flatMap((word) => {
    if (/^[1-9]\d{0,2}(?:d\d{3})+$/.test(word)) return [[[word], [word.replaceAll('d', '')]]]
    return /^[1-9]\d{3,}$/.test(word) ? [[[word], [word.replace(/\B(?=(?:\d{3})+$)/g, 'd')]]] : []
  })
}

/** The parts of compound words that may also be written as one. */
export function listCompounds(phrase: string): string[][] {
  return [...phrase.slice(0, SEARCH_MAX_CHARACTERS).matchAll(compoundPattern)]
    .map(([compound]) => fold(compound).split(' '))
    .filter((parts) => new Set(parts).size > 1)
}
