import { describe, expect, it } from 'vitest'
import { wordsOf } from './search.ts'

describe('wordsOf', () => {
  it.each([
    { phrase: '  reksa   dana ', words: ['reksa', 'dana'] },
    { phrase: '\u0000', words: [] },
    { phrase: 'a\u0000b', words: ['a', 'b'] },
    { phrase: '%', words: [] },
    { phrase: 'a_b\\c', words: ['a', 'b', 'c'] },
    { phrase: 'kata '.repeat(40), words: Array.from({ length: 8 }, () => 'kata') },
  ])('reads $words in "$phrase"', ({ phrase, words }) => {
    expect(wordsOf(phrase)).toEqual(words)
  })
})
