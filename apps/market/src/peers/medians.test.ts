import type { ComparableRatios, Medians } from '@site/contracts/market/ratios.ts'
import { expect, it } from 'vitest'
import { mediansOf } from './medians.ts'

const company = (per: ComparableRatios['per']): ComparableRatios => ({
  per,
  pbv: 'missing',
  roe: 'missing',
  roa: 'missing',
  der: 'missing',
  npm: 'missing',
  dividendYield: 'missing',
  payout: 'missing',
  revenueGrowth: 'missing',
  profitGrowth: 'missing',
})

it.each<{ of: ComparableRatios['per'][]; expected: Medians['medians']['per'] }>([
  { of: [20, 8, 11], expected: { value: 11, count: 3 } },
  { of: [8, 20, 11, 14], expected: { value: 12.5, count: 4 } },
  // A loss and a company without filings are not counted.
  { of: [8, 'notMeaningful', 11, 'missing', 20], expected: { value: 11, count: 3 } },
  { of: [8, 11, 'notMeaningful'], expected: { value: 'missing', count: 2 } },
  { of: [], expected: { value: 'missing', count: 0 } },
])('the median of $of is that of the meaningful values, if there are three', ({ of, expected }) => {
  expect(mediansOf(of.map(company)).per).toEqual(expected)
})
