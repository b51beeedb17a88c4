import { describe, expect, it } from 'vitest'
import { textLines } from './text-lines.ts'

const measure = (text: string) => text.length

describe('textLines', () => {
  it.each([
    {
      name: 'breaks between words',
      text: 'satu dua tiga empat',
      most: 3,
      lines: ['satu dua', 'tiga', 'empat'],
    },
    { name: 'ends in an ellipsis', text: 'satu dua tiga empat lima', most: 2, lines: ['satu dua', 'tiga…'] },
    {
      name: 'breaks a wide word',
      text: 'abcdefghijklmnopqrst',
      most: 3,
      lines: ['abcdefghi', 'jklmnopqr', 'st'],
    },
    { name: 'has no line for no text', text: '', most: 2, lines: [] },
  ])('$name', ({ text, most, lines }) => {
    expect(textLines(text, 9, most, measure)).toEqual(lines)
  })
})
