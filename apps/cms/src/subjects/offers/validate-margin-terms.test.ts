import { describe, expect, it } from 'vitest'
import { validateMarginTerms } from './validate-margin-terms.ts'

const terms = { haircutPercent: 15, callPercent: 65, forcedPercent: 80 }
const findPaths = (change: object) =>
  validateMarginTerms({ marginTerms: { ...terms, ...change } }).map(({ path }) => path)

describe('the terms of margin financing', () => {
  it.each([
    { name: 'usual terms', change: {} },
    { name: 'the highest haircut', change: { haircutPercent: 99 } },
    { name: 'ratios above 100', change: { callPercent: 150, forcedPercent: 200 } },
    { name: 'empty fields', change: { haircutPercent: null, callPercent: null } },
  ])('are accepted with $name', ({ change }) => {
    expect(findPaths(change)).toEqual([])
  })

  it.each([
    { name: 'a haircut of 100', change: { haircutPercent: 100 }, field: 'haircutPercent' },
    { name: 'a margin call at 0', change: { callPercent: 0 }, field: 'callPercent' },
    { name: 'a forced sale above 200', change: { forcedPercent: 201 }, field: 'forcedPercent' },
    { name: 'a forced sale at the margin call', change: { forcedPercent: 65 }, field: 'forcedPercent' },
    { name: 'a forced sale before the margin call', change: { forcedPercent: 60 }, field: 'forcedPercent' },
  ])('are rejected with $name', ({ change, field }) => {
    expect(findPaths(change)).toEqual([`marginTerms.${field}`])
  })
})
