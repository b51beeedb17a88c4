/** A name of a term as texts may contain it. */
interface TermName {
  readonly text: string
  /** Matches only with the same capital and small letters, as abbreviations do. */
  readonly isExact: boolean
}

export interface NamedTerm {
  readonly id: number
  readonly names: readonly TermName[]
}

/** The names by which texts may call a term. */
export function listTermNames(term: {
  term: string
  abbreviation?: string | null | undefined
  synonyms: readonly string[]
}): NamedTerm['names'] {
  return [
    { text: term.term, isExact: false },
    ...(term.abbreviation ? [{ text: term.abbreviation, isExact: true }] : []),
    ...term.synonyms.map((text) => ({ text, isExact: false })),
  ]
}

export interface TermMatch<Term> {
  readonly start: number
  readonly end: number
  readonly term: Term
}

const letters = '[\\p{L}\\p{N}\\p{Mark}]'
/** A hyphen, dot or slash between letters makes one word of two: saham-saham, ojk.go.id. */
const joined = `${letters}[-‑.@_/]`
const wordStart = new RegExp(`(?<!${letters})(?<!${joined})${letters}`, 'gu')
const firstWord = new RegExp(`^${letters}+`, 'u')
const wordContinues = new RegExp(`^(?:${letters}|[-‑.@_/]${letters})`, 'u')

/** Lower case with plain spaces, of the same length; the text itself where lower case has another length. */
function folded(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replace(/\s/g, ' ')
}

interface Candidate<Term> extends TermName {
  readonly term: Term
}

/** Finds names of terms as whole words; the longest name wins. Building it costs more than using it. */
export class TermMatcher<Term extends NamedTerm> {
  /** By the first word, longest first. */
  readonly #candidates = new Map<string, Candidate<Term>[]>()

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      for (const { text, isExact } of term.names) {
        const name = isExact ? text.trim() : folded(text.trim())
        const [first] = firstWord.exec(folded(name)) ?? []
        if (first === undefined) continue
        const candidates = this.#candidates.get(first) ?? []
        this.#candidates.set(first, [...candidates, { text: name, isExact, term }])
      }
    }
    for (const candidates of this.#candidates.values()) {
      candidates.sort((one, other) => other.text.length - one.text.length)
    }
  }

  /** All occurrences in order, without overlaps. */
  matches(text: string): TermMatch<Term>[] {
    const lower = folded(text)
    const found: TermMatch<Term>[] = []
    let end = 0
    for (const { index: start } of text.matchAll(wordStart)) {
      if (start < end) continue
      const term = this.#termAt(text, lower, start)
      if (term === null) continue
      found.push(term)
      end = term.end
    }
    return found
  }

  #termAt(text: string, lower: string, start: number): TermMatch<Term> | null {
    const [first = ''] = firstWord.exec(lower.slice(start, start + maxWord)) ?? []
    const candidate = this.#candidates
      .get(first)
      ?.find(
        ({ text: name, isExact }) =>
          (isExact ? text : lower).startsWith(name, start) &&
          !wordContinues.test(text.slice(start + name.length, start + name.length + 2)),
      )
    return candidate ? { start, end: start + candidate.text.length, term: candidate.term } : null
  }
}

/** Longer words occur in no name. */
const maxWord = 60
