import type { ComparableRatios, Medians } from '@site/contracts/market/ratios.ts'
import { describe, expect, it } from 'vitest'
import { computeMedians, selectCompared } from './medians.ts'

const company = (
  per: ComparableRatios['per'],
  der: ComparableRatios['der'] = 'missing',
): ComparableRatios => ({
  per,
  pbv: 'missing',
  roe: 'missing',
  roa: 'missing',
  der,
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
  const members = of.map((per) => ({ layout: 'general' as const, ratios: company(per) }))
  expect(computeMedians({ layout: 'general' }, members).per).toEqual(expected)
})

describe('the median of a bank', () => {
  const members = [
    { layout: 'bank', ratios: company(10, 5) },
    { layout: 'shariaBank', ratios: company(12, 6) },
    { layout: 'bank', ratios: company(14, 7) },
    { layout: 'multifinance', ratios: company(30, 2) },
    { layout: 'insurer', ratios: company(40, 1) },
  ] as const

  it('is that of the banks of its group', () => {
    const subject = { layout: 'shariaBank' } as const
    const { isBanksOnly, compared } = selectCompared(subject, members)
    const { per, der } = computeMedians(subject, compared)
    expect(isBanksOnly).toBe(true)
    expect({ per, der }).toEqual({ per: { value: 12, count: 3 }, der: { value: 6, count: 3 } })
  })

  it('is that of the whole group if there are two banks, except for ratios of one form of statements', () => {
    const few = members.slice(1)
    const subject = { layout: 'bank' } as const
    const { isBanksOnly, compared } = selectCompared(subject, few)
    const { per, der } = computeMedians(subject, compared)
    expect(isBanksOnly).toBe(false)
    expect({ per, der }).toEqual({ per: { value: 22, count: 4 }, der: { value: 'missing', count: 2 } })
  })

  it('does not apply to other companies of the group', () => {
    expect(selectCompared({ layout: 'insurer' }, members)).toEqual({ isBanksOnly: false, compared: members })
  })
})
