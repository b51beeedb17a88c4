import { describe, expect, it } from 'vitest'
import { companyRatios, type FiledPeriod, growthPercent } from './company-ratios.ts'
import { ratiosOf } from './ratio-definitions.ts'
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
  it('gives a bank its ratios', () => {
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

  it('has no payout inside a year', () => {
    expect(companyRatios(bank).payout).toBe('missing')
  })

  it('counts figures for one share in the shares of today', () => {
    const afterSplit = companyRatios({ ...bank, price: 824, shareMultiplier: 5, dividendsLastYear: 23.6 })
    expect(two(afterSplit.per)).toBe(16.89)
    expect(two(afterSplit.pbv)).toBe(2.31)
    expect(two(afterSplit.eps)).toBe(36.55)
  })

  it('turns dollars into rupiah at the rate of the period', () => {
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

  it('says missing where a filing is missing', () => {
    const ratios = companyRatios({ ...bank, history: [now] })
    expect(ratios.per).toBe('missing')
    expect(ratios.currentRatio).toBe('missing')
  })
})

describe('companyRatios at its edges', () => {
  const company = {
    layout: 'general',
    period: {
      year: 2025,
      months: 12,
      lines: {
        revenue: 1_000,
        grossProfit: 200,
        operatingProfit: 50,
        netProfit: 40,
        parentProfit: 40,
        totalAssets: 800,
        currentAssets: 300,
        inventories: 100,
        currentLiabilities: 150,
        totalLiabilities: 500,
        totalEquity: 300,
        parentEquity: 300,
        weightedShares: 1_000_000,
        sharesOutstanding: 1_000_000,
      },
    },
    history: [],
    price: 500,
    shareMultiplier: 1,
    dividendsLastYear: 10,
    dividendsForYear: 10,
  } as const
  const withLines = (lines: FiledPeriod['lines']) =>
    companyRatios({ ...company, period: { ...company.period, lines: { ...company.period.lines, ...lines } } })

  it('has no price-earnings ratio and no payout of a loss, and negative returns', () => {
    const { per, payout, roa, roe, npm } = withLines({ netProfit: -40, parentProfit: -40 })
    expect({ per, payout }).toEqual({ per: 'notMeaningful', payout: 'notMeaningful' })
    expect([roa, two(roe), npm]).toEqual([-5, -13.33, -4])
  })

  it.each([0, -300])('says nothing on equity of %d', (equity) => {
    const { pbv, der, roe } = withLines({ totalEquity: equity, parentEquity: equity })
    expect({ pbv, der, roe }).toEqual({ pbv: 'notMeaningful', der: 'notMeaningful', roe: 'notMeaningful' })
  })

  it('says nothing where zero stands below the line', () => {
    const { gpm, opm, npm, currentRatio, quickRatio } = withLines({ revenue: 0, currentLiabilities: 0 })
    expect([gpm, opm, npm, currentRatio, quickRatio]).toEqual(Array(5).fill('notMeaningful'))
    const { roa, assetTurnover } = withLines({ totalAssets: 0 })
    expect([roa, assetTurnover]).toEqual(['notMeaningful', 'notMeaningful'])
    const { eps, bvps, per } = withLines({ weightedShares: 0, sharesOutstanding: 0 })
    expect([eps, bvps, per]).toEqual(['notMeaningful', 'notMeaningful', 'notMeaningful'])
  })

  it('misses the price-earnings ratio where the same quarter a year before is not filed, and only that', () => {
    const { per, eps, pbv } = companyRatios({
      ...company,
      period: { ...company.period, year: 2026, months: 9 },
      history: [company.period],
    })
    expect(per).toBe('missing')
    expect([eps, two(pbv)]).toEqual([40, 1.67])
  })

  it('misses what has no price', () => {
    const { per, pbv, dividendYield } = companyRatios({ ...company, price: null })
    expect([per, pbv, dividendYield]).toEqual(['missing', 'missing', 'missing'])
  })
})

describe('ratiosOf', () => {
  it('has no current ratio and no gross margin for banks, no bank ratios for others', () => {
    const bankKeys = ratiosOf('bank').map(({ key }) => key)
    const generalKeys = ratiosOf('general').map(({ key }) => key)
    expect(bankKeys).not.toContain('currentRatio')
    expect(bankKeys).not.toContain('gpm')
    expect(bankKeys).toContain('npl')
    expect(generalKeys).not.toContain('npl')
    expect(generalKeys).toContain('quickRatio')
    expect(ratiosOf('insurer').map(({ key }) => key)).not.toContain('gpm')
  })
})

describe('growthPercent', () => {
  it('compares with the same months a year before', () => {
    expect(two(growthPercent(4276, 3804))).toBe(12.41)
    expect(growthPercent(10, -5)).toBe('notMeaningful')
    expect(growthPercent(10, undefined)).toBe('missing')
  })
})
