import { describe, expect, it } from 'vitest'
import { tickerFilter } from './ticker-filter.ts'

describe('tickerFilter', () => {
  const cases = [
    { name: 'no parameter', text: null, expected: null },
    { name: 'an empty field', text: ' ', expected: null },
    { name: 'a ticker', text: 'BQNS', expected: 'BQNS' },
    { name: 'small letters and spaces', text: ' bqns ', expected: 'BQNS' },
    { name: 'three letters', text: 'BQN', expected: undefined },
    { name: 'digits', text: 'BQN1', expected: undefined },
    { name: 'a letter that only looks like one', text: 'BQNЅ', expected: undefined },
  ]
  it.each(cases)('reads $name', ({ text, expected }) => {
    expect(tickerFilter(text)).toBe(expected)
  })
})
