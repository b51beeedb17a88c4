import { roundHalfUp } from '@site/finance/rounding.ts'
import { describe, expect, it } from 'vitest'
import type { StoredPriceEvent } from '#market/database/schema.ts'
import type { PriceEvent } from './price-events.ts'
import { type RatedCompany, ratiosAt } from './ratios-at.ts'

const exDate = '2026-03-05'
const noEvent = { ticker: 'ABCD', place: 1, actionId: null, adjustsOn: null, amount: null, bookYear: null }
/** 4:1 at Rp500; the last price with the right is Rp1,000. */
const rights: StoredPriceEvent = {
  ...noEvent,
  day: exDate,
  kind: 'rights',
  ratioOld: 4,
  ratioNew: 1,
  exercisePrice: 500,
  factor: 0.9,
}
const dividend: PriceEvent = {
  ...noEvent,
  day: '2025-06-02',
  kind: 'dividend',
  amount: 50,
  bookYear: 2024,
  ratioOld: null,
  ratioNew: null,
  exercisePrice: null,
  factor: 1,
}

const filed = (year: number, months: 3 | 12, end: string, lines: Readonly<Record<string, number>>) => ({
  year,
  months,
  end,
  lines,
})
/** One million shares: profit 100 and equity 1,000 rupiah per share. */
const before = filed(2025, 12, '2025-12-31', {
  parentProfit: 100,
  parentEquity: 1_000,
  weightedShares: 1_000_000,
  sharesOutstanding: 1_000_000,
})
const quarterBefore = filed(2025, 3, '2025-03-31', { parentProfit: 25 })
/** 250,000 new shares brought in 125 million rupiah; the weighted average has them for 26 of 90 days. */
const after = filed(2026, 3, '2026-03-31', {
  parentProfit: 25,
  parentEquity: 1_150,
  weightedShares: 1_150_000,
  sharesOutstanding: 1_250_000,
})

function figuresAt(
  period: typeof before,
  price: { day: string; close: number },
  {
    sharesOf = price.day,
    events = [dividend, rights],
    count = { listedShares: 1_000_000, sharesAsOf: null },
  }: {
    sharesOf?: string
    events?: PriceEvent[]
    count?: Pick<RatedCompany, 'listedShares' | 'sharesAsOf'>
  } = {},
) {
  const ratios = ratiosAt({
    company: {
      statementLayout: 'general',
      statementCurrency: 'IDR',
      issuedShares: null,
      ...count,
    },
    period,
    history: [after, before, quarterBefore],
    events,
    coverage: [{ kind: 'dividends', since: null, until: null }],
    price,
    sharesOf,
  })
  const { eps, epsTrailing, bvps, per, pbv, dividendYield } = ratios
  return [eps, epsTrailing, bvps, per, pbv, dividendYield].map((figure) =>
    typeof figure === 'number' ? roundHalfUp(figure, 2) : figure,
  )
}

describe('ratios around a rights issue', () => {
  it('use the filed shares until the day before the ex date', () => {
    expect(figuresAt(before, { day: '2026-03-04', close: 1_000 })).toEqual([100, 100, 1_000, 10, 1, 5])
  })

  it('include new shares and their money from the ex date', () => {
    expect(figuresAt(before, { day: exDate, close: 900 })).toEqual([90, 80, 900, 11.25, 1, 5])
  })

  it('use the filed shares again after the next filing', () => {
    // 100 million ÷ 1.25 million shares; 1,150 ÷ 1.25; the quarter on its weighted average.
    expect(figuresAt(after, { day: '2026-04-30', close: 920 })).toEqual([21.74, 80, 920, 11.5, 1, 4.89])
  })

  it('keep the ratios of an older column, with per-share figures at the level of the chart', () => {
    const yearEnd = { day: '2025-12-30', close: 1_000 }
    expect(figuresAt(before, yearEnd, { sharesOf: '2026-04-30' })).toEqual([90, 90, 900, 10, 1, 5])
  })
})

describe('ratios of before a break', () => {
  const found: PriceEvent = { ticker: 'ABCD', day: exDate, kind: 'unknown', factor: 0.25, isAdjusted: true }
  const unadjusted: PriceEvent = { ...found, factor: 1, isAdjusted: false }

  it('leave out what depends on the unknown number of new shares', () => {
    const missing = ['sharesUnknown', 'sharesUnknown', 'sharesUnknown', 'sharesUnknown']
    // A dividend of 50 per old share is 12.5 per new one.
    expect(figuresAt(before, { day: exDate, close: 250 }, { events: [dividend, found] })).toEqual([
      25,
      ...missing,
      5,
    ])
    expect(figuresAt(before, { day: exDate, close: 250 }, { events: [dividend, unadjusted] })).toEqual([
      'sharesUnknown',
      ...missing,
      'sharesUnknown',
    ])
  })

  it('in an older column are those of its day, without figures per share of today', () => {
    const yearEnd = { day: '2025-12-30', close: 1_000 }
    const events = [dividend, unadjusted]
    expect(figuresAt(before, yearEnd, { events, sharesOf: '2026-04-30' })).toEqual([
      ...['sharesUnknown', 'sharesUnknown', 'sharesUnknown', 10, 1, 5],
    ])
  })

  it('leave out what compares a price with later statements', () => {
    expect(figuresAt(after, { day: '2026-03-04', close: 1_000 }, { events: [unadjusted] })).toEqual([
      ...[21.74, 80, 920, 'sharesUnknown', 'sharesUnknown', 0],
    ])
  })
})

it('ratios of a price before a split that the filing has count the price in the shares of the filing', () => {
  const split: StoredPriceEvent = {
    ...rights,
    kind: 'split',
    ratioOld: 1,
    ratioNew: 5,
    exercisePrice: null,
    factor: 0.2,
  }
  const events = [{ ...split, day: '2025-12-31' }]
  const filedAfter = {
    ...before,
    lines: { ...before.lines, weightedShares: 5_000_000, sharesOutstanding: 5_000_000 },
  }
  expect(
    figuresAt(filedAfter, { day: '2025-12-30', close: 1_000 }, { sharesOf: '2026-01-30', events }),
  ).toEqual([...[20, 20, 200, 10, 1, 0]])
})

describe('ratios after a split that was not delivered', () => {
  const price = { day: '2026-03-04', close: 250 }
  const after = (sharesAsOf: string | null) =>
    figuresAt(before, price, { events: [], count: { listedShares: 4_000_000, sharesAsOf } })

  it('are by the market value if the shares were counted after the filing', () => {
    // 250 × 4 million shares ÷ 100 million of profit, and ÷ 1,000 million of equity.
    expect(after('2026-03-04')).toEqual([100, 25, 250, 10, 1, 0])
  })

  it.each([
    { name: 'on an unknown day', sharesAsOf: null },
    { name: 'before the filing', sharesAsOf: '2025-12-31' },
  ])('are unknown if the shares were counted $name', ({ sharesAsOf }) => {
    expect(after(sharesAsOf)).toEqual([100, ...Array(4).fill('sharesUnknown'), 0])
  })
})
