import { describe, expect, it } from 'vitest'
import { textLines } from './text-lines.ts'

const measure = (text: string) => text.length

describe('textLines', () => {
  it('wraps between words', () => {
    expect(textLines('satu dua tiga empat', 9, 3, measure)).toEqual(['satu dua', 'tiga', 'empat'])
  })

  it('ends with an ellipsis after the last line', () => {
    expect(textLines('satu dua tiga empat lima', 9, 2, measure)).toEqual(['satu dua', 'tiga…'])
  })

  it('splits a word that is wider than a line', () => {
    expect(textLines('abcdefghij', 4, 3, measure)).toEqual(['abcd', 'efgh', 'ij'])
  })

  it('returns no line for an empty text', () => {
    expect(textLines('', 9, 2, measure)).toEqual([])
  })
})
