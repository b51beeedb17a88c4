import { describe, expect, it } from 'vitest'
import { companyGrowth, companyRatios, type FiledPeriod, growthPercent } from './company-ratios.ts'
import { roundHalfUp } from './rounding.ts'
import { noChange } from './share-change.ts'

const fullYear: FiledPeriod = {
  year: 2025,
  months: 12,
  lines: { parentProfit: 5_236_000, netProfit: 5_236_000, totalAssets: 400_000_000, totalEquity: 38_600_000 },
}
const before: FiledPeriod = { year: 2025, months: 9, lines: { parentProfit: 3_804_000 } }
const now: FiledPeriod = {
  year: 2026,
  months: 9,
  lines: {
    parentProfit: 4_276_000,
    netProfit: 4_276_000,
    totalAssets: 440_000_000,
    totalEquity: 41_700_000,
    totalLiabilities: 398_300_000,
    weightedShares: 23_400_000_000,
    sharesOutstanding: 23_400_000_000,
    interestIncome: 17_000_000,
    interestExpense: 7_518_000,
    netInterestIncome: 9_482_000,
    feeIncome: 2_107_000,
    provision: 1_213_000,
    operatingExpenses: 4_900_000,
    otherBanks: 20_000_000,
    securities: 80_000_000,
    loans: 300_000_000,
    currentDeposits: 60_000_000,
    savings: 90_000_000,
    deposits: 330_000_000,
    nonPerformingLoans: 6_000_000,
    capitalAdequacy: 21.4,
  },
}
const bank = {
  layout: 'bank',
  currency: 'IDR',
  issuedShares: null,
  countDay: 'unknown',
  period: now,
  history: [now, before, fullYear],
  price: 4120,
  shareChange: noChange,
  factorSincePeriod: 1,
  factorSincePrice: 1,
  dividendsForYear: null,
} as const

const dollars = {
  ...bank,
  layout: 'general',
  currency: 'USD',
  period: {
    year: 2025,
    months: 12,
    lines: {
      parentProfit: 150,
      parentEquity: 800,
      weightedShares: 12e9,
      sharesOutstanding: 12e9,
      exchangeRate: 16_000,
    },
  },
  history: [],
  price: 2400,
  dividendsForYear: 100,
} as const

function two(value: number | string): number | string {
  return typeof value === 'number' ? roundHalfUp(value, 2) : value
}

describe('companyRatios', () => {
  it('computes the ratios of a bank', () => {
    const ratios = companyRatios(bank)
    // By hand: 5,708,000 million ÷ 23.4 billion shares = 243.93; 4,120 ÷ 243.93 = 16.89.
    expect(ratios).toMatchObject({
      epsTrailing: expect.closeTo(243.93, 2),
      per: expect.closeTo(16.89, 2),
      pbv: expect.closeTo(2.31, 2),
      roe: expect.closeTo(14.2, 2),
      ldr: expect.closeTo(90.91, 2),
      npl: 2,
      car: 21.4,
      casa: expect.closeTo(45.45, 2),
      bopo: expect.closeTo(71.34, 2),
      nim: expect.closeTo(3.16, 2),
      npm: expect.closeTo(22.38, 2),
      // There is none for interim periods.
      payout: 'missing',
    })
  })

  it('bases per-share figures on the current shares', () => {
    const afterSplit = companyRatios({
      ...bank,
      price: 824,
      shareChange: { multiplier: 5, raised: 0 },
      factorSincePeriod: 0.2,
    })
    expect(two(afterSplit.per)).toBe(16.89)
    expect(two(afterSplit.pbv)).toBe(2.31)
    expect(two(afterSplit.eps)).toBe(36.55)
  })

  it('converts dollars to rupiah at the rate of the period', () => {
    const ratios = companyRatios(dollars)
    expect(ratios.eps).toBe(200)
    expect(ratios.per).toBe(12)
    expect(two(ratios.bvps)).toBe(1066.67)
    expect(ratios.payout).toBe(50)
  })

  it('of a foreign currency without a rate have no ratio with a price', () => {
    const { exchangeRate: _, ...lines } = dollars.period.lines
    const ratios = companyRatios({ ...dollars, period: { ...dollars.period, lines } })
    const { eps, bvps, per, pbv, payout, roe } = ratios
    expect([eps, bvps, per, pbv, payout]).toEqual(['missing', 'missing', 'missing', 'missing', 'missing'])
    expect(roe).toBe(18.75)
  })

  it('ignores the exchange rate of rupiah statements', () => {
    expect(companyRatios({ ...dollars, currency: 'IDR' }).eps).toBe(0.0125)
  })

  it.each([
    // 150 million dollars ÷ 0.01 dollars: 15 billion shares, and 150 ÷ 12 billion issued ones is 0.0125 dollars.
    { name: 'filed earnings per share', eps: 0.01, expected: 160 },
    { name: 'issued shares if the filed figure is in another unit', eps: 0.00000001, expected: 200 },
    { name: 'issued shares without any', eps: undefined, expected: 200 },
  ])('without filed share counts use $name', ({ eps, expected }) => {
    const { parentProfit, parentEquity, exchangeRate } = dollars.period.lines
    const lines = { parentProfit, parentEquity, exchangeRate, ...(eps === undefined ? {} : { eps }) }
    const ratios = companyRatios({ ...dollars, issuedShares: 12e9, period: { ...dollars.period, lines } })
    expect(ratios.eps).toBeCloseTo(expected, 9)
    expect(two(ratios.bvps)).toBe(1066.67)
  })

  describe('with a price of 2,600 and 8 billion issued shares', () => {
    // By market value: 20,800 billion ÷ 2,000 billion of profit is 10.4.
    const afterSplit = (
      filed: Readonly<Record<string, number>>,
      countDay: 'ofPrice' | 'afterPrice' | 'unknown',
    ) => {
      const lines = { parentProfit: 2_000_000, parentEquity: 10_400_000, ...filed }
      const period = { year: 2025, months: 12, lines } as const
      const counted = { ...dollars, currency: 'IDR', issuedShares: 8e9, countDay, period } as const
      const { per, pbv, epsTrailing } = companyRatios({ ...counted, price: 2_600 })
      return [per, pbv, epsTrailing]
    }
    const unknown = ['sharesUnknown', 'sharesUnknown', 'sharesUnknown']

    it.each([
      // 2 billion shares before a split 1:4 that nobody delivered.
      { name: 'filed shares before a split', filed: { sharesOutstanding: 2e9 } },
      { name: 'filed earnings per share before a split', filed: { eps: 1_000 } },
      { name: 'filed shares before a large issue', filed: { sharesOutstanding: 6e9 } },
    ])('are by market value of a newer count in spite of $name', ({ filed }) => {
      expect(afterSplit(filed, 'ofPrice')).toEqual([10.4, 2, 250])
    })

    it.each([
      { name: 'filed shares of another split', filed: { sharesOutstanding: 2e9 } },
      { name: 'filed earnings per share of another split', filed: { eps: 1_000 } },
      { name: 'filed earnings per share of a split 1:20', filed: { eps: 5_000 } },
    ])('have no value if a count without a day contradicts $name', ({ filed }) => {
      expect(afterSplit(filed, 'unknown')).toEqual(unknown)
    })

    it('use filed shares in a column of the past, whose price is of the same time', () => {
      // 2,600 × 2 billion shares ÷ 2,000 billion of profit.
      expect(afterSplit({ sharesOutstanding: 2e9 }, 'afterPrice')).toEqual([2.6, 0.5, 1_000])
      expect(afterSplit({ eps: 1_000 }, 'afterPrice')).toEqual(unknown)
    })

    it.each([
      { name: 'filed shares less treasury shares', filed: { sharesOutstanding: 7.8e9 }, per: 10.14 },
      { name: 'issued shares despite an average of before an issue', filed: { eps: 333 }, per: 10.4 },
      { name: 'issued shares despite earnings in another unit', filed: { eps: 0.000_25 }, per: 10.4 },
      { name: 'issued shares without any', filed: {}, per: 10.4 },
    ])('use $name', ({ filed, per }) => {
      expect(two(afterSplit(filed, 'unknown')[0] ?? '')).toBe(per)
    })
  })

  it('use the shares at the end of the period for the price-earnings ratio, and the average for earnings per share', () => {
    const lines = { ...now.lines, weightedShares: 20_000_000_000 }
    const ratios = companyRatios({ ...bank, period: { ...now, lines } })
    expect(two(ratios.eps)).toBe(213.8)
    // 4,120 × 23.4 billion shares ÷ 5,708,000 million of profit.
    expect(two(ratios.per)).toBe(16.89)
  })

  it('returns missing if a filing is missing', () => {
    const ratios = companyRatios({ ...bank, history: [now] })
    expect(ratios.per).toBe('missing')
    expect(ratios.currentRatio).toBe('missing')
    // Ratios that do not need the filing of the previous year.
    expect(two(ratios.pbv)).toBe(2.31)
  })
})

it('growthPercent compares with the same months of the previous year', () => {
  expect(two(growthPercent(4276, 3804))).toBe(12.41)
  expect(growthPercent(10, -5)).toBe('notMeaningful')
  expect(growthPercent(10, undefined)).toBe('missing')
})

describe('companyGrowth', () => {
  it('compares with the same months, for banks with interest and other operating income', () => {
    const income = { interestIncome: 15_000_000, feeIncome: 2_000_000 }
    const history = [now, { ...before, lines: { ...before.lines, ...income } }, fullYear]
    const growth = companyGrowth({ layout: 'bank', period: now, history })
    // (17,000,000 + 2,107,000) ÷ (15,000,000 + 2,000,000).
    expect(two(growth.revenueGrowth)).toBe(12.39)
    expect(two(growth.profitGrowth)).toBe(12.41)
  })

  it('without the year before is missing', () => {
    const growth = companyGrowth({ layout: 'general', period: now, history: [now] })
    expect(growth).toEqual({ revenueGrowth: 'missing', profitGrowth: 'missing' })
  })
})
