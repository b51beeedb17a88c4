import { describe, expect, it } from 'vitest'
import { adjustmentFactor } from './adjustment.ts'
import { companyRatios } from './company-ratios.ts'
import { dividendYield } from './ratio-formulas.ts'
import { roundHalfUp } from './rounding.ts'
import { computePerShareFactor, type ShareEvent, shareChangeIn } from './share-change.ts'

const split = (old: number, created: number): ShareEvent => ({
  kind: old < created ? 'split' : 'reverseSplit',
  old,
  new: created,
  factor: old / created,
  exercisePrice: null,
})

const bonus = (old: number, created: number): ShareEvent => ({
  kind: 'bonus',
  old,
  new: created,
  factor: old / (old + created),
  exercisePrice: null,
})

function rights(old: number, created: number, cumPrice: number | null, exercisePrice: number): ShareEvent {
  const terms = { kind: 'rights', old, new: created, exercisePrice } as const
  const factor = cumPrice === null ? null : adjustmentFactor({ ...terms, cumPrice })
  return { ...terms, factor: factor ?? 1 }
}

const shown = (figure: number | string) => (typeof figure === 'number' ? roundHalfUp(figure, 2) : figure)

interface Vector {
  readonly name: string
  /** Since the statement, up to the day of the price. */
  readonly events: readonly ShareEvent[]
  readonly price: number
  /** Millions of rupiah for one million shares: per share before the events. */
  readonly profit?: number
  readonly equity?: number
  /** Of the year in the old column, which the events make comparable. */
  readonly eps: number | string
  readonly epsTrailing: number | string
  readonly bvps: number | string
  readonly per: number | string
  readonly pbv: number | string
  readonly dividendYield: number | string
}

/** Before the events: profit 100, equity 1,000 and a dividend of 50 rupiah per share. */
const vectors: readonly Vector[] = [
  {
    name: 'no event',
    events: [],
    price: 1_000,
    eps: 100,
    epsTrailing: 100,
    bvps: 1_000,
    per: 10,
    pbv: 1,
    dividendYield: 5,
  },
  {
    name: 'a split of 1:5',
    events: [split(1, 5)],
    price: 200,
    eps: 20,
    epsTrailing: 20,
    bvps: 200,
    per: 10,
    pbv: 1,
    dividendYield: 5,
  },
  {
    name: 'a reverse split of 10:1',
    events: [split(10, 1)],
    price: 10_000,
    eps: 1_000,
    epsTrailing: 1_000,
    bvps: 10_000,
    per: 10,
    pbv: 1,
    dividendYield: 5,
  },
  {
    name: 'bonus shares of 4:1',
    events: [bonus(4, 1)],
    price: 800,
    eps: 80,
    epsTrailing: 80,
    bvps: 800,
    per: 10,
    pbv: 1,
    dividendYield: 5,
  },
  {
    // (4 × 1,000 + 500) ÷ 5 = 900 is the theoretical price and the book value, 100 × 4 ÷ 5 = 80 the earnings.
    name: 'rights of 4:1 at 500 below the price of 1,000',
    events: [rights(4, 1, 1_000, 500)],
    price: 900,
    eps: 90,
    epsTrailing: 80,
    bvps: 900,
    per: 11.25,
    pbv: 1,
    dividendYield: 5,
  },
  {
    // (5 × 1,000 + 2 × 700) ÷ 7; (5 × 800 + 2 × 700) ÷ 7 = 771.43 is the theoretical price.
    name: 'rights of 5:2 below the book value',
    events: [rights(5, 2, 800, 700)],
    price: 771,
    eps: 96.43,
    epsTrailing: 71.43,
    bvps: 914.29,
    per: 10.79,
    pbv: 0.84,
    dividendYield: 6.25,
  },
  {
    name: 'rights above the price',
    events: [rights(4, 1, 1_000, 1_200)],
    price: 1_000,
    eps: 100,
    epsTrailing: 'sharesUnknown',
    bvps: 'sharesUnknown',
    per: 'sharesUnknown',
    pbv: 'sharesUnknown',
    dividendYield: 5,
  },
  {
    name: 'rights at the price',
    events: [rights(3, 1, 1_500, 1_500)],
    price: 1_500,
    eps: 100,
    epsTrailing: 'sharesUnknown',
    bvps: 'sharesUnknown',
    per: 'sharesUnknown',
    pbv: 'sharesUnknown',
    dividendYield: 3.33,
  },
  {
    name: 'rights of a share without a price before them',
    events: [rights(4, 1, null, 500)],
    price: 900,
    eps: 100,
    epsTrailing: 'sharesUnknown',
    bvps: 'sharesUnknown',
    per: 'sharesUnknown',
    pbv: 'sharesUnknown',
    dividendYield: 5.56,
  },
  {
    // One share became 5 and brought in 5 ÷ 4 × 100 = 125: (1,000 + 125) ÷ 6.25.
    name: 'a split of 1:5, then rights of 4:1',
    events: [split(1, 5), rights(4, 1, 200, 100)],
    price: 180,
    eps: 18,
    epsTrailing: 16,
    bvps: 180,
    per: 11.25,
    pbv: 1,
    dividendYield: 5,
  },
  {
    // One share brought in 500 ÷ 4 = 125 and became 1.25 × 2 = 2.5: (1,000 + 125) ÷ 2.5.
    name: 'rights of 4:1, then bonus shares of 1:1',
    events: [rights(4, 1, 1_000, 500), bonus(1, 1)],
    price: 450,
    eps: 45,
    epsTrailing: 40,
    bvps: 450,
    per: 11.25,
    pbv: 1,
    dividendYield: 5,
  },
  {
    name: 'a loss, and rights of 4:1',
    events: [rights(4, 1, 1_000, 500)],
    price: 900,
    profit: -100,
    eps: -90,
    epsTrailing: -80,
    bvps: 900,
    per: 'notMeaningful',
    pbv: 1,
    dividendYield: 5,
  },
  {
    // (−200 + 125) ÷ 1.25.
    name: 'negative equity that the rights do not cover',
    events: [rights(4, 1, 1_000, 500)],
    price: 900,
    equity: -200,
    eps: 90,
    epsTrailing: 80,
    bvps: -60,
    per: 11.25,
    pbv: 'notMeaningful',
    dividendYield: 5,
  },
]

describe('per-share figures between an event and the next statement', () => {
  it.each(vectors)('after $name', ({ events, price, profit = 100, equity = 1_000, ...expected }) => {
    const factor = computePerShareFactor(events)
    const period = {
      year: 2025,
      months: 12,
      lines: {
        parentProfit: profit,
        parentEquity: equity,
        weightedShares: 1_000_000,
        sharesOutstanding: 1_000_000,
      },
    } as const
    const ratios = companyRatios({
      layout: 'general',
      currency: 'IDR',
      issuedShares: null,
      countDay: 'unknown',
      period,
      history: [period],
      price,
      shareChange: shareChangeIn(events),
      factorSincePeriod: factor,
      factorSincePrice: 1,
      dividendsForYear: 50 * factor,
    })
    const { eps, epsTrailing, bvps, per, pbv } = ratios
    const yieldOfPrice = dividendYield({ dividends: 50 * factor, price })
    const figures = { eps, epsTrailing, bvps, per, pbv, dividendYield: yieldOfPrice }
    const { name: _, ...wanted } = expected
    expect(Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, shown(value)]))).toEqual(
      wanted,
    )
  })
})

describe('an older column', () => {
  it('keeps its ratios, with per-share figures at the level of the chart', () => {
    // The price of the end of the year, before the rights.
    const period = {
      year: 2025,
      months: 12,
      lines: {
        parentProfit: 100,
        parentEquity: 1_000,
        weightedShares: 1_000_000,
        sharesOutstanding: 1_000_000,
      },
    } as const
    const ratios = companyRatios({
      layout: 'general',
      currency: 'IDR',
      issuedShares: null,
      countDay: 'unknown',
      period,
      history: [period],
      price: 1_000,
      shareChange: shareChangeIn([]),
      factorSincePeriod: 0.9,
      factorSincePrice: 0.9,
      dividendsForYear: 45,
    })
    const { eps, bvps, per, pbv, payout } = ratios
    expect([eps, bvps, per, pbv, payout].map(shown)).toEqual([90, 900, 10, 1, 50])
  })
})

describe('a filing without share counts', () => {
  const period = { year: 2025, months: 12, lines: { parentProfit: 100, parentEquity: 1_000 } } as const
  const figuresAfter = (events: readonly ShareEvent[]) => {
    const { epsTrailing, bvps } = companyRatios({
      layout: 'general',
      currency: 'IDR',
      issuedShares: 1_000_000,
      countDay: 'unknown',
      period,
      history: [period],
      price: 900,
      shareChange: shareChangeIn(events),
      factorSincePeriod: computePerShareFactor(events),
      factorSincePrice: 1,
      dividendsForYear: 0,
    })
    return [epsTrailing, bvps]
  }

  it('uses the issued shares after a split', () => {
    expect(figuresAfter([split(1, 5)])).toEqual([20, 200])
  })

  it('has no per-share figures after rights, because the count may lack the new shares', () => {
    expect(figuresAfter([rights(4, 1, 1_000, 500)])).toEqual(['sharesUnknown', 'sharesUnknown'])
  })
})
