import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'

const mostWords = 8
const longestWord = 40

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
    .replace(/\p{Mark}/gu, '')
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
