import type { ComparableRatios } from '@site/contracts/market/ratios.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import type { StatementLayoutName } from '@site/finance/statement-layouts.ts'
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

const member = (ticker: string, layout: StatementLayoutName, ratios: ComparableRatios) => ({
  row: { ticker },
  layout,
  ratios,
})

it.each<{ of: ComparableRatios['per'][]; value: Ratio; values: number[] }>([
  { of: [20, 8, 11], value: 11, values: [8, 11, 20] },
  { of: [8, 20, 11, 14], value: 12.5, values: [8, 11, 14, 20] },
  // A loss and a company without filings are not counted.
  { of: [8, 'notMeaningful', 11, 'missing', 20], value: 11, values: [8, 11, 20] },
  { of: [8, -3, 11], value: 8, values: [-3, 8, 11] },
  { of: [8, 11, 'notMeaningful'], value: 'missing', values: [8, 11] },
  { of: [], value: 'missing', values: [] },
])('the median of $of is that of the meaningful values, if there are three', ({ of, value, values }) => {
  const members = of.map((per, place) => member(`T${place}`, 'general', company(per)))
  const median = computeMedians({ layout: 'general' }, members).per
  expect(median).toMatchObject({ value, count: values.length })
  expect(median.values.map((each) => each.value)).toEqual(values)
})

it('each value of a median has its ticker', () => {
  const members = [member('AAAA', 'general', company(20)), member('BBBB', 'general', company(8))]
  expect(computeMedians({ layout: 'general' }, members).per.values).toEqual([
    { ticker: 'BBBB', value: 8 },
    { ticker: 'AAAA', value: 20 },
  ])
})

describe('the median of a bank', () => {
  const members = [
    member('AAAA', 'bank', company(10, 5)),
    member('BBBB', 'shariaBank', company(12, 6)),
    member('CCCC', 'bank', company(14, 7)),
    member('DDDD', 'multifinance', company(30, 2)),
    member('EEEE', 'insurer', company(40, 1)),
  ]

  it('is that of the banks of its group', () => {
    const subject = { layout: 'shariaBank' } as const
    const { isBanksOnly, compared } = selectCompared(subject, members)
    const { per, der } = computeMedians(subject, compared)
    expect(isBanksOnly).toBe(true)
    expect({ per, der }).toMatchObject({ per: { value: 12, count: 3 }, der: { value: 6, count: 3 } })
  })

  it('is that of the whole group if there are two banks, except for ratios of one form of statements', () => {
    const few = members.slice(1)
    const subject = { layout: 'bank' } as const
    const { isBanksOnly, compared } = selectCompared(subject, few)
    const { per, der } = computeMedians(subject, compared)
    expect(isBanksOnly).toBe(false)
    expect({ per, der }).toMatchObject({ per: { value: 22, count: 4 }, der: { value: 'missing', count: 2 } })
  })

  it('does not apply to other companies of the group', () => {
    expect(selectCompared({ layout: 'insurer' }, members)).toEqual({ isBanksOnly: false, compared: members })
  })
})
