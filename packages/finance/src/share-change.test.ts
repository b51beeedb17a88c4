import { describe, expect, it } from 'vitest'
import { adjustmentFactor } from './adjustment.ts'
import { companyRatios } from './company-ratios.ts'
import { dividendYield } from './ratio-formulas.ts'
import { roundHalfUp } from './rounding.ts'
import { computePerShareFactor, type ShareEvent, shareChangeIn } from './share-change.ts'

const split = (old: number, created: number): ShareEvent => ({
  kind: 'split',
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
  /**
   * Earnings of the year in the old column, which the events make comparable; trailing earnings and book value per
   * share, price-earnings and price-book ratio, dividend yield.
   */
  readonly figures: readonly (number | string)[]
}

/** Before the events: profit 100, equity 1,000 and a dividend of 50 rupiah per share. */
const vectors: readonly Vector[] = [
  {
    name: 'no event',
    events: [],
    price: 1_000,
    figures: [100, 100, 1_000, 10, 1, 5],
  },
  {
    name: 'a split of 1:5',
    events: [split(1, 5)],
    price: 200,
    figures: [20, 20, 200, 10, 1, 5],
  },
  {
    name: 'bonus shares of 4:1',
    events: [bonus(4, 1)],
    price: 800,
    figures: [80, 80, 800, 10, 1, 5],
  },
  {
    // (4 × 1,000 + 500) ÷ 5 = 900 is the theoretical price and the book value, 100 × 4 ÷ 5 = 80 the earnings.
    name: 'rights of 4:1 at 500 below the price of 1,000',
    events: [rights(4, 1, 1_000, 500)],
    price: 900,
    figures: [90, 80, 900, 11.25, 1, 5],
  },
  {
    // (5 × 1,000 + 2 × 700) ÷ 7; (5 × 800 + 2 × 700) ÷ 7 = 771.43 is the theoretical price.
    name: 'rights of 5:2 below the book value',
    events: [rights(5, 2, 800, 700)],
    price: 771,
    figures: [96.43, 71.43, 914.29, 10.79, 0.84, 6.25],
  },
  {
    name: 'rights above the price',
    events: [rights(4, 1, 1_000, 1_200)],
    price: 1_000,
    figures: [100, 'sharesUnknown', 'sharesUnknown', 'sharesUnknown', 'sharesUnknown', 5],
  },
  {
    name: 'rights at the price',
    events: [rights(3, 1, 1_500, 1_500)],
    price: 1_500,
    figures: [100, 'sharesUnknown', 'sharesUnknown', 'sharesUnknown', 'sharesUnknown', 3.33],
  },
  {
    name: 'rights of a share without a price before them',
    events: [rights(4, 1, null, 500)],
    price: 900,
    figures: [100, 'sharesUnknown', 'sharesUnknown', 'sharesUnknown', 'sharesUnknown', 5.56],
  },
  {
    // One share became 5 and brought in 5 ÷ 4 × 100 = 125: (1,000 + 125) ÷ 6.25.
    name: 'a split of 1:5, then rights of 4:1',
    events: [split(1, 5), rights(4, 1, 200, 100)],
    price: 180,
    figures: [18, 16, 180, 11.25, 1, 5],
  },
  {
    // One share brought in 500 ÷ 4 = 125 and became 1.25 × 2 = 2.5: (1,000 + 125) ÷ 2.5.
    name: 'rights of 4:1, then bonus shares of 1:1',
    events: [rights(4, 1, 1_000, 500), bonus(1, 1)],
    price: 450,
    figures: [45, 40, 450, 11.25, 1, 5],
  },
  {
    name: 'a loss, and rights of 4:1',
    events: [rights(4, 1, 1_000, 500)],
    price: 900,
    profit: -100,
    figures: [-90, -80, 900, 'notMeaningful', 1, 5],
  },
  {
    // (−200 + 125) ÷ 1.25.
    name: 'negative equity that the rights do not cover',
    events: [rights(4, 1, 1_000, 500)],
    price: 900,
    equity: -200,
    figures: [90, 80, -60, 11.25, 'notMeaningful', 5],
  },
]

function ratiosAfter(
  events: readonly ShareEvent[],
  lines: Readonly<Record<string, number>>,
  price: number,
  issuedShares: number | null = null,
) {
  const period = { year: 2025, months: 12, lines } as const
  return companyRatios({
    layout: 'general',
    currency: 'IDR',
    issuedShares,
    countDay: 'unknown',
    period,
    history: [period],
    price,
    shareChange: shareChangeIn(events),
    factorSincePeriod: computePerShareFactor(events),
    factorSincePrice: 1,
    dividendsForYear: null,
  })
}

describe('per-share figures between an event and the next statement', () => {
  const counts = { weightedShares: 1_000_000, sharesOutstanding: 1_000_000 }

  it.each(vectors)('after $name', ({ events, price, profit = 100, equity = 1_000, figures }) => {
    const lines = { parentProfit: profit, parentEquity: equity, ...counts }
    const { eps, epsTrailing, bvps, per, pbv } = ratiosAfter(events, lines, price)
    const yieldOfPrice = dividendYield({ dividends: 50 * computePerShareFactor(events), price })
    expect([eps, epsTrailing, bvps, per, pbv, yieldOfPrice].map(shown)).toEqual(figures)
  })
})

describe('a filing without share counts', () => {
  const figuresAfter = (event: ShareEvent) => {
    const lines = { parentProfit: 100, parentEquity: 1_000 }
    const { epsTrailing, bvps } = ratiosAfter([event], lines, 900, 1_000_000)
    return [epsTrailing, bvps]
  }

  it('uses the issued shares after a split', () => {
    expect(figuresAfter(split(1, 5))).toEqual([20, 200])
  })

  it('has no per-share figures after rights, because the count may lack the new shares', () => {
    expect(figuresAfter(rights(4, 1, 1_000, 500))).toEqual(['sharesUnknown', 'sharesUnknown'])
  })
})
