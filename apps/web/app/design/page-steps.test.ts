import { describe, expect, it } from 'vitest'
import { pageSteps } from './page-steps.ts'

describe('the page numbers of a list', () => {
  const cases = [
    { name: 'all of a short list', page: 1, pageCount: 3, expected: '1 2 3' },
    {
      name: 'the first pages and the last one, on the first page',
      page: 1,
      pageCount: 20,
      expected: '1 2 … 20',
    },
    { name: 'both ends, on a page in the middle', page: 10, pageCount: 20, expected: '1 … 9 10 11 … 20' },
    { name: 'a page instead of a gap of one page', page: 4, pageCount: 20, expected: '1 2 3 4 5 … 20' },
    {
      name: 'the first page and the last ones, on the last page',
      page: 20,
      pageCount: 20,
      expected: '1 … 19 20',
    },
    { name: 'both of two pages', page: 2, pageCount: 2, expected: '1 2' },
  ]
  it.each(cases)('are $name', ({ page, pageCount, expected }) => {
    const shown = pageSteps(page, pageCount).map((step) => step.page ?? '…')
    expect(shown.join(' ')).toBe(expected)
  })

  it('have different keys', () => {
    const keys = pageSteps(10, 20).map((step) => step.key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
