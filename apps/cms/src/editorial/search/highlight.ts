import type { Segments } from '@site/contracts/content/search.ts'
import type { Forms } from './forms.ts'
import { compoundPattern, fold, wordPattern } from './phrase.ts'
import { listLexemes, type Term } from './terms.ts'

const excerptCharacters = 200
const charactersBefore = 60

/** What to highlight: runs of words, each with all its forms. */
export type Marking = readonly (readonly Wanted[])[]

interface Wanted {
  readonly forms: ReadonlySet<string>
  readonly beginning: string | null
}

/** Marks the terms in all the forms that the search matched. */
export function createMarking(
  terms: readonly Term[],
  { forms, isUnfinished }: { forms: Forms; isUnfinished: boolean },
): Marking {
  return terms.flatMap((term, place) =>
    term.flatMap((alternative, choice) => {
      const mayBeStart = isUnfinished && place === terms.length - 1 && choice === 0
      const words = alternative.map((word) => ({
        forms: new Set(listLexemes(word, forms)),
        beginning: mayBeStart ? word : null,
      }))
      // Typed words are highlighted one by one, words of a synonym only in sequence.
      return choice === 0 ? words.map((word) => [word]) : [words]
    }),
  )
}

type Range = readonly [start: number, end: number]

/** The text in segments: every second one matches the terms. */
export function marked(text: string, marking: Marking): Segments {
  const segments: Segments = []
  let end = 0
  for (const [from, to] of joined(text, matches(text, marking))) {
    segments.push(text.slice(end, from), text.slice(from, to))
    end = to
  }
  if (end < text.length) segments.push(text.slice(end))
  return segments
}

/** An excerpt around the first match, cut between words. */
export function createExcerpt(text: string, marking: Marking): Segments {
  const [first] = matches(text, marking)
  const start = first ? wordStart(text, Math.max(0, first[0] - charactersBefore)) : 0
  const end = wordEnd(text, start + excerptCharacters)
  const passage = text.slice(start, end).trim()
  return marked(`${start > 0 ? '… ' : ''}${passage}${end < text.length ? ' …' : ''}`, marking)
}

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf(' ', at) + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return at >= text.length || space < 0 ? text.length : space
}

/** Merges adjacent matches with only a space or a hyphen between them. */
function joined(text: string, ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const [from, to] of ranges) {
    const last = all.at(-1)
    if (last && /^[\s\-\u2010\u2011'\u2019]?$/.test(text.slice(last[1], from)))
      all[all.length - 1] = [last[0], to]
    else all.push([from, to])
  }
  return all
}

function matches(text: string, marking: Marking): Range[] {
  const words = wordsIn(text, wordPattern)
  const compounds = wordsIn(text, compoundPattern).filter(({ word }) =>
    marking.some(([first, ...others]) => first && others.length === 0 && isForm(word, first)),
  )
  const isMarked = words.map(({ range: [from, to] }) =>
    compounds.some(({ range }) => range[0] <= from && to <= range[1]),
  )
  for (const run of marking) {
    for (let at = 0; at + run.length <= words.length; at += 1) {
      if (run.every((sought, offset) => isForm(words[at + offset]?.word ?? '', sought))) {
        isMarked.fill(true, at, at + run.length)
      }
    }
  }
  return words.filter((_, at) => isMarked[at]).map(({ range }) => range)
}

/** The folded words of a text with their positions. */
function wordsIn(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    range: [index, index + found.length] as const,
    word: fold(found).replaceAll(' ', ''),
  }))
}

function isForm(word: string, { forms, beginning }: Wanted): boolean {
  return forms.has(word) || (beginning !== null && word.startsWith(beginning))
}
