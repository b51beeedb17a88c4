import type { ListedTerm } from './term-name.ts'

export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Where terms stand that start with no letter. */
export const otherLetter = '#'

export interface LetterGroup {
  readonly letter: string
  readonly terms: readonly ListedTerm[]
}

/** Groups alphabetical terms by their first letter, without accents. */
export function byLetter(terms: readonly ListedTerm[]): LetterGroup[] {
  const groups = new Map<string, ListedTerm[]>()
  for (const term of terms) {
    const first = term.term.normalize('NFKD').charAt(0).toUpperCase()
    const letter = letters.includes(first) ? first : otherLetter
    groups.set(letter, [...(groups.get(letter) ?? []), term])
  }
  return [...groups].map(([letter, ofLetter]) => ({ letter, terms: ofLetter }))
}

/** The ID of a letter's section. */
export function letterId(letter: string): string {
  return letter === otherLetter ? 'letter-other' : `letter-${letter.toLowerCase()}`
}
