import { describe, expect, it } from 'vitest'
import { pageSteps } from './page-steps.ts'

describe('the pages that a list offers', () => {
  const cases = [
    { name: 'all of a few', page: 1, pageCount: 3, expected: '1 2 3' },
    { name: 'the way to the last from the first', page: 1, pageCount: 20, expected: '1 2 … 20' },
    { name: 'both ends from the middle', page: 10, pageCount: 20, expected: '1 … 9 10 11 … 20' },
    { name: 'a page rather than a gap of one', page: 4, pageCount: 20, expected: '1 2 3 4 5 … 20' },
    { name: 'the way back from the last', page: 20, pageCount: 20, expected: '1 … 19 20' },
    { name: 'both of two', page: 2, pageCount: 2, expected: '1 2' },
  ]
  for (const { name, page, pageCount, expected } of cases) {
    it(`are ${name}`, () => {
      const shown = pageSteps(page, pageCount).map((step) => step.page ?? '…')
      expect(shown.join(' ')).toBe(expected)
    })
  }

  it('have different keys', () => {
    const keys = pageSteps(10, 20).map((step) => step.key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
