import { describe, expect, it } from 'vitest'
import { parseRange } from './parse-range.ts'

describe('parseRange', () => {
  it.each([
    { text: 'YTD', range: 'YTD' },
    { text: 'ytd', range: 'YTD' },
    { text: '3m', range: '3M' },
    { text: 'Max', range: 'max' },
    { text: 'MAX', range: 'max' },
    { text: '2Y', range: undefined },
    { text: 'ytd ', range: undefined },
    { text: '', range: undefined },
    { text: null, range: undefined },
  ])('of $text is $range', ({ text, range }) => {
    expect(parseRange(text)).toBe(range)
  })
})
