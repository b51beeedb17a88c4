import type { TermSummary } from '@site/contracts/content/glossary.ts'

/** A term in a list. */
export type ListedTerm = Omit<TermSummary, 'id'>

/** A term as a title: with a capital letter and its abbreviation. */
export function termName({ term, abbreviation }: Pick<TermSummary, 'term' | 'abbreviation'>): string {
  return abbreviation ? `${capitalized(term)} (${abbreviation})` : capitalized(term)
}

export function capitalized(term: string): string {
  return term.charAt(0).toUpperCase() + term.slice(1)
}
