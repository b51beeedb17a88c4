import { describe, expect, it } from 'vitest'
import vectors from '../test/ratio-vectors.json' with { type: 'json' }
import {
  annualizedEarningsPerShare,
  assetTurnover,
  averageBalance,
  bookValuePerShare,
  currentRatio,
  debtToEquity,
  dividendPayout,
  dividendYield,
  earningsPerShare,
  margin,
  medianRatio,
  type PeriodMonths,
  priceToBook,
  priceToEarnings,
  quickRatio,
  type Ratio,
  returnOnAssets,
  returnOnEquity,
  trailingTwelveMonths,
} from './ratio-formulas.ts'
import { roundHalfUp } from './rounding.ts'

function toPeriodMonths(months: number): PeriodMonths {
  return months === 9 ? 9 : 12
}

function shown(ratio: Ratio): number | string {
  if (ratio === 'notMeaningful') return 'n.m.'
  return typeof ratio === 'string' ? '–' : roundHalfUp(ratio, 2)
}

function computed(input: (typeof vectors)[number]['in']): Record<string, number | string> {
  const eps = annualizedEarningsPerShare({ ...input, months: toPeriodMonths(input.months) })
  const bvps = bookValuePerShare(input)
  return {
    eps: shown(earningsPerShare(input)),
    epsAnnualised: shown(eps),
    bvps: shown(bvps),
    per: shown(priceToEarnings({ price: input.price, earningsPerShare: eps })),
    pbv: shown(priceToBook({ price: input.price, bookValuePerShare: bvps })),
    der: shown(debtToEquity({ totalLiabilities: input.totalLiabilities, totalEquity: input.totalEquity })),
    npm: shown(margin({ profit: input.netProfit, revenue: input.revenue })),
    currentRatio: shown(
      currentRatio({ currentAssets: input.currentAssets, currentLiabilities: input.currentLiabilities }),
    ),
  }
}

describe('ratio vectors', () => {
  it.each(vectors.map((vector, number) => ({ ...vector, number: number + 1 })))(
    'number $number',
    (vector) => {
      expect(computed(vector.in)).toMatchObject(vector.out)
    },
  )
})

describe('price ratios', () => {
  it('are missing without a price or a denominator', () => {
    expect(priceToEarnings({ price: null, earningsPerShare: 10 })).toBe('missing')
    expect(priceToEarnings({ price: 100, earningsPerShare: 'missing' })).toBe('missing')
    expect(priceToBook({ price: 100, bookValuePerShare: null })).toBe('missing')
  })

  it('keep the reason of the per-share figure', () => {
    expect(priceToEarnings({ price: 100, earningsPerShare: 'notMeaningful' })).toBe('notMeaningful')
  })
})

describe('dividend ratios', () => {
  it('are percentages', () => {
    expect(dividendYield({ dividends: 118, price: 4720 })).toBe(2.5)
    expect(dividendPayout({ dividends: 118, earningsPerShare: 236 })).toBe(50)
  })

  it('are not meaningful with zero price or earnings', () => {
    expect(priceToEarnings({ price: 100, earningsPerShare: 0 })).toBe('notMeaningful')
    expect(dividendYield({ dividends: 5, price: 0 })).toBe('notMeaningful')
    expect(dividendPayout({ dividends: 5, earningsPerShare: -2 })).toBe('notMeaningful')
    expect(dividendPayout({ dividends: 5, earningsPerShare: 'missing' })).toBe('missing')
  })

  it('are zero without dividends', () => {
    expect(dividendYield({ dividends: 0, price: 4720 })).toBe(0)
  })
})

describe('returns', () => {
  it('annualize the profit and average opening and closing balance', () => {
    expect(returnOnAssets({ netProfit: 30, months: 9, openingAssets: 300, closingAssets: 500 })).toBe(10)
    expect(returnOnEquity({ parentProfit: 15, months: 6, openingEquity: 100, closingEquity: 200 })).toBe(20)
    expect(assetTurnover({ revenue: 150, months: 3, openingAssets: 300, closingAssets: 500 })).toBe(1.5)
  })

  it('use the closing balance in the first year', () => {
    expect(returnOnAssets({ netProfit: 50, months: 12, openingAssets: null, closingAssets: 500 })).toBe(10)
  })

  it('are negative for a loss', () => {
    expect(returnOnAssets({ netProfit: -50, months: 12, openingAssets: 500, closingAssets: 500 })).toBe(-10)
  })

  it('are not meaningful with an average of zero', () => {
    expect(returnOnEquity({ parentProfit: -5, months: 12, openingEquity: 50, closingEquity: -50 })).toBe(
      'notMeaningful',
    )
  })
})

describe('trailingTwelveMonths', () => {
  it('adds the current year to date to the last year, minus the same months', () => {
    // Bank Quantara Nusa: 5,236 + 4,276 − 3,804 billion.
    expect(trailingTwelveMonths({ months: 9, current: 4276, lastYear: 5236, sameMonthsLastYear: 3804 })).toBe(
      5708,
    )
  })

  it('equals the full year at its end', () => {
    expect(
      trailingTwelveMonths({ months: 12, current: 5236, lastYear: null, sameMonthsLastYear: null }),
    ).toBe(5236)
  })

  it('is missing without the previous year', () => {
    const filed = { months: 9, current: 1 } as const
    expect(trailingTwelveMonths({ ...filed, lastYear: 2, sameMonthsLastYear: null })).toBeNull()
    expect(trailingTwelveMonths({ ...filed, lastYear: undefined, sameMonthsLastYear: 2 })).toBeNull()
  })
})

describe('ratios', () => {
  it('are not meaningful with a denominator of zero or less', () => {
    expect(bookValuePerShare({ parentEquity: 300, shares: 0 })).toBe('notMeaningful')
    expect(quickRatio({ currentAssets: 10, inventories: 4, currentLiabilities: 0 })).toBe('notMeaningful')
    expect(assetTurnover({ revenue: 150, months: 3, openingAssets: null, closingAssets: 0 })).toBe(
      'notMeaningful',
    )
  })

  it('are missing, never zero, with missing inputs', () => {
    expect(margin({ profit: null, revenue: 10 })).toBe('missing')
    expect(margin({ profit: 10, revenue: Number.NaN })).toBe('missing')
    expect(quickRatio({ currentAssets: 10, inventories: null, currentLiabilities: 5 })).toBe('missing')
    expect(averageBalance(10, null)).toBeNull()
  })

  it('of quick assets exclude inventories', () => {
    expect(quickRatio({ currentAssets: 10, inventories: 4, currentLiabilities: 5 })).toBe(1.2)
  })
})

describe('medianRatio', () => {
  it('returns the median of the meaningful values', () => {
    expect(medianRatio([12, 'notMeaningful', 8, 30, 'missing'])).toBe(12)
    expect(medianRatio([12, 8, 30, 10])).toBe(11)
  })

  it('is missing without meaningful values', () => {
    expect(medianRatio(['notMeaningful', 'missing'])).toBe('missing')
    expect(medianRatio([])).toBe('missing')
  })
})

describe('roundHalfUp', () => {
  it('rounds decimal halves up, away from zero', () => {
    expect(roundHalfUp(1.005, 2)).toBe(1.01)
    expect(roundHalfUp(-1.005, 2)).toBe(-1.01)
    expect(roundHalfUp(2.675, 2)).toBe(2.68)
  })

  it('does not change numbers that are too large or too small for these decimals', () => {
    expect(roundHalfUp(1e21, 2)).toBe(1e21)
  })
})
