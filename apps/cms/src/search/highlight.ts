import type { Segments } from '@site/contracts/content/search.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { fold } from './phrase.ts'
import { lexemesOf, type Stems, type Term } from './terms.ts'

const wordPattern = /[\p{L}\p{N}\p{Mark}]+/gu
const excerptCharacters = 200
const charactersBefore = 60

export interface Marking {
  readonly terms: readonly Term[]
  readonly locale: Locale
  readonly stems: Stems
  readonly isUnfinished: boolean
}

/** Every word of a text, as the index knows it: what must be stemmed before matches can be marked. */
export function wordsOfText(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => fold(word))
}

type Range = readonly [start: number, end: number]

/** A text in pieces, those marked that the terms match. Together they are the text, always. */
export function marked(text: string, marking: Marking): Segments {
  const segments: Segments = []
  let end = 0
  for (const [from, to] of joined(text, matches(text, marking))) {
    if (from > end) segments.push({ text: text.slice(end, from), isMatch: false })
    segments.push({ text: text.slice(from, to), isMatch: true })
    end = to
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false })
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

function matches(text: string, { terms, locale, stems, isUnfinished }: Marking): Range[] {
  const words = [...text.matchAll(wordPattern)].map((found) => ({
    range: [found.index, found.index + found[0].length] as const,
    word: fold(found[0]),
  }))
  const isForm = (typed: string, word: string, mayBeStart: boolean) => {
    const lexemes = lexemesOf(typed, locale, stems)
    return (
      lexemes.includes(word) ||
      lexemes.includes(stems.get(word) ?? '') ||
      (mayBeStart && word.startsWith(typed))
    )
  }
  const isMarked = words.map(() => false)
  terms.forEach((term, place) => {
    term.forEach((alternative, choice) => {
      // What was typed is marked word by word; the words of a synonym only where they stand together.
      const runs = choice === 0 ? alternative.map((word) => [word]) : [alternative]
      for (const run of runs) {
        const mayBeStart = isUnfinished && place === terms.length - 1 && choice === 0
        words.forEach((_, at) => {
          if (run.every((typed, offset) => isForm(typed, words[at + offset]?.word ?? '', mayBeStart))) {
            isMarked.fill(true, at, at + run.length)
          }
        })
      }
    })
  })
  return words.filter((_, at) => isMarked[at]).map(({ range }) => range)
}
