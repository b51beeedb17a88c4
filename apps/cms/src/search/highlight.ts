import type { Segments } from '@site/contracts/content/search.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { fold } from './phrase.ts'
import { lexemesOf, type Stems, type Term } from './terms.ts'

const wordPattern = /[\p{L}\p{N}\p{Mark}]+/gu
const excerptCharacters = 200
const charactersBefore = 60

/** What is looked for in a text, and the stems of the text's words. */
export interface Marking {
  readonly wanted: readonly Wanted[]
  readonly stems: Stems
}

/** Words in a row, each in all its forms. */
type Wanted = readonly { readonly forms: ReadonlySet<string>; readonly beginning: string | null }[]

/** The terms in the forms that are looked for; `stems` must know their spellings, and later the texts' words. */
export function markingOf(
  terms: readonly Term[],
  { locale, stems, isUnfinished }: { locale: Locale; stems: Stems; isUnfinished: boolean },
): Marking {
  const wanted = terms.flatMap((term, place) =>
    term.flatMap((alternative, choice): Wanted[] => {
      const mayBeStart = isUnfinished && place === terms.length - 1 && choice === 0
      const words = alternative.map((word) => ({
        forms: new Set(lexemesOf(word, locale, stems)),
        beginning: mayBeStart ? word : null,
      }))
      // What was typed is marked word by word; the words of a synonym only where they stand together.
      return choice === 0 ? words.map((word) => [word]) : [words]
    }),
  )
  return { wanted, stems }
}

/** Every word of a text, as the index knows it: what must be stemmed before matches can be marked. */
export function wordsOfText(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => fold(word))
}

type Range = readonly [start: number, end: number]

/** A text in pieces that together are the text, always: every second one matches the terms. */
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

/** The passage around the first match, cut between words. */
export function excerptOf(text: string, marking: Marking): Segments {
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

/** Neighbouring matches with only a space or a hyphen between them are one. */
function joined(text: string, ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const [from, to] of ranges) {
    const last = all.at(-1)
    if (last && /^[\s-]?$/.test(text.slice(last[1], from))) all[all.length - 1] = [last[0], to]
    else all.push([from, to])
  }
  return all
}

function matches(text: string, { wanted, stems }: Marking): Range[] {
  const words = [...text.matchAll(wordPattern)].map((found) => ({
    range: [found.index, found.index + found[0].length] as const,
    word: fold(found[0]),
  }))
  const isMarked = words.map(() => false)
  for (const run of wanted) {
    for (let at = 0; at + run.length <= words.length; at += 1) {
      if (run.every((sought, offset) => isForm(words[at + offset]?.word ?? '', sought, stems))) {
        isMarked.fill(true, at, at + run.length)
      }
    }
  }
  return words.filter((_, at) => isMarked[at]).map(({ range }) => range)
}

function isForm(word: string, { forms, beginning }: Wanted[number], stems: Stems): boolean {
  return (
    forms.has(word) || forms.has(stems.get(word) ?? '') || (beginning !== null && word.startsWith(beginning))
  )
}
