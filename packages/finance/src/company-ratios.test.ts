import { describe, expect, it } from 'vitest'
import { companyRatios, type FiledPeriod, growthPercent } from './company-ratios.ts'
import { roundHalfUp } from './rounding.ts'

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
  period: now,
  history: [now, before, fullYear],
  price: 4120,
  shareMultiplier: 1,
  dividendsLastYear: 118,
  dividendsForYear: null,
} as const

function two(value: number | string): number | string {
  return typeof value === 'number' ? roundHalfUp(value, 2) : value
}

describe('companyRatios', () => {
  it('computes the ratios of a bank', () => {
    const ratios = companyRatios(bank)
    // By hand: 5,708,000 million ÷ 23.4 billion shares = 243.93; 4,120 ÷ 243.93 = 16.89.
    expect(two(ratios.per)).toBe(16.89)
    expect(two(ratios.pbv)).toBe(2.31)
    expect(two(ratios.roe)).toBe(14.2)
    expect(two(ratios.dividendYield)).toBe(2.86)
    expect(two(ratios.ldr)).toBe(90.91)
    expect(ratios.npl).toBe(2)
    expect(ratios.car).toBe(21.4)
    expect(two(ratios.casa)).toBe(45.45)
    expect(two(ratios.bopo)).toBe(71.34)
    expect(two(ratios.nim)).toBe(3.16)
    expect(two(ratios.npm)).toBe(22.38)
  })

  it('has no payout ratio for interim periods', () => {
    expect(companyRatios(bank).payout).toBe('missing')
  })

  it('bases per-share figures on the current shares', () => {
    const afterSplit = companyRatios({ ...bank, price: 824, shareMultiplier: 5, dividendsLastYear: 23.6 })
    expect(two(afterSplit.per)).toBe(16.89)
    expect(two(afterSplit.pbv)).toBe(2.31)
    expect(two(afterSplit.eps)).toBe(36.55)
  })

  it('converts dollars to rupiah at the rate of the period', () => {
    const ratios = companyRatios({
      layout: 'general',
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
      shareMultiplier: 1,
      dividendsLastYear: 0,
      dividendsForYear: 100,
    })
    expect(ratios.eps).toBe(200)
    expect(ratios.per).toBe(12)
    expect(two(ratios.bvps)).toBe(1066.67)
    expect(ratios.payout).toBe(50)
  })

  it('returns missing if a filing is missing', () => {
    const ratios = companyRatios({ ...bank, history: [now] })
    expect(ratios.per).toBe('missing')
    expect(ratios.currentRatio).toBe('missing')
    // Ratios that do not need the filing of the previous year.
    expect(two(ratios.pbv)).toBe(2.31)
  })
})

describe('growthPercent', () => {
  it('compares with the same months of the previous year', () => {
    expect(two(growthPercent(4276, 3804))).toBe(12.41)
    expect(growthPercent(10, -5)).toBe('notMeaningful')
    expect(growthPercent(10, undefined)).toBe('missing')
  })
})
