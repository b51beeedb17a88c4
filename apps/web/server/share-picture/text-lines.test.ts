import { describe, expect, it } from 'vitest'
import { textLines } from './text-lines.ts'

const measure = (text: string) => text.length

describe('textLines', () => {
  it('breaks between words', () => {
    expect(textLines('satu dua tiga empat', 9, 3, measure)).toEqual(['satu dua', 'tiga', 'empat'])
  })

  it('ends in an ellipsis where there is no room for more lines', () => {
    expect(textLines('satu dua tiga empat lima', 9, 2, measure)).toEqual(['satu dua', 'tiga…'])
  })

  it('breaks a word that is wider than a line', () => {
    expect(textLines('abcdefghij', 4, 3, measure)).toEqual(['abcd', 'efgh', 'ij'])
  })

  it('has no line for no text', () => {
    expect(textLines('', 9, 2, measure)).toEqual([])
  })
})
