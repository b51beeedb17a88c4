import { expect, it } from 'vitest'
import { ratesOn } from '../transaction-cost.fixture.ts'
import { computeHeldDividend, findPaymentPhase } from './held-dividends.ts'
import { computePortfolioValue, type ValuedHolding } from './portfolio-value.ts'
import { computeSaleOfAll, findSellable } from './sale-of-all.ts'

const share: ValuedHolding = {
  ticker: 'BQNS',
  shares: 1500,
  average: 4000,
  close: 4280,
  change: -20,
  sector: 'G',
  isSharia: true,
  isSuspended: false,
}
const other = { ...share, ticker: 'SLTW', shares: 20_000, average: null, close: 62, change: 2, sector: 'D' }
const unpriced = { ...other, ticker: 'XXXX', close: null, change: null }

it('values a portfolio, with the gain of the rows with an average only', () => {
  expect(computePortfolioValue([share, { ...other, isSharia: false, isSuspended: true }, unpriced])).toEqual({
    value: 7_660_000,
    pricedCount: 2,
    rows: [
      { ticker: 'BQNS', value: 6_420_000, weight: 83.81, gain: 420_000 },
      { ticker: 'SLTW', value: 1_240_000, weight: 16.19, gain: null },
      { ticker: 'XXXX', value: null, weight: null, gain: null },
    ],
    costedCount: 1,
    cost: 6_000_000,
    gain: 420_000,
    gainPercent: 7,
    dayChange: 10_000,
    changedCount: 2,
    largest: 'BQNS',
    topThreePercent: 100,
    // 1 ÷ (0.83812² + 0.16188²)
    effectiveNumber: 1.4,
    shariaPercent: 83.81,
    sectors: [
      { sector: 'G', value: 6_420_000, percent: 83.81 },
      { sector: 'D', value: 1_240_000, percent: 16.19 },
    ],
    suspendedValue: 1_240_000,
  })
})

it('has no weights without a price, and counts equal holdings as they are', () => {
  expect(computePortfolioValue([unpriced])).toMatchObject({
    value: 0,
    gain: null,
    dayChange: null,
    largest: null,
    effectiveNumber: null,
    sectors: [],
  })
  const four = ['A', 'B', 'C', 'D'].map((ticker) => ({ ...share, ticker }))
  expect(computePortfolioValue(four)).toMatchObject({ effectiveNumber: 4, topThreePercent: 75 })
})

it('values the largest holding exactly, and rounds half up once', () => {
  const most = { ...share, shares: 10_000_000_000, close: 123_457, average: 0.0001 }
  expect(computePortfolioValue([most]).value).toBe(1_234_570_000_000_000)
  const halves = ['A', 'B'].map((ticker) => ({ ...share, ticker, shares: 1, close: 0.25 }))
  expect(computePortfolioValue(halves).value).toBe(1)
})

const dividend = {
  exDate: '2026-05-11',
  paymentDate: '2026-05-29',
  amount: 150,
  currency: 'IDR',
  exchangeRate: null,
} as const
const held = { shares: 1505, changes: [], branch: 'paid' } as const

it.each([
  ['taxed by the branch', dividend, held, { gross: 225_750, tax: 22_575, net: 203_175 }],
  ['reinvested', dividend, { ...held, branch: 'reinvested' }, { gross: 225_750, tax: 0, net: 225_750 }],
  [
    'before a split of 1:5',
    dividend,
    { ...held, changes: [{ day: '2026-06-24', factor: 0.2 }] },
    { gross: 45_150, tax: 4_515, net: 40_635 },
  ],
  [
    'after a split',
    dividend,
    { ...held, changes: [{ day: '2026-05-11', factor: 0.2 }] },
    { gross: 225_750, tax: 22_575, net: 203_175 },
  ],
  [
    'in dollars',
    { ...dividend, amount: 0.01, currency: 'USD', exchangeRate: 16_500 },
    { ...held, shares: 1000 },
    { gross: 165_000, tax: 16_500, net: 148_500 },
  ],
  ['in dollars without a rate', { ...dividend, currency: 'USD' }, held, 'rate'],
  ['not announced', { ...dividend, amount: null }, held, 'amount'],
  ['across a break', dividend, { ...held, changes: [{ day: '2026-06-24', factor: null }] }, 'shares'],
] as const)('computes a dividend %s', (_, one, of, income) => {
  expect(computeHeldDividend(one, of)).toEqual(income)
})

it.each([
  ['2026-11-20', '2026-11-30', 'announced'],
  [null, null, 'announced'],
  ['2026-12-09', null, 'announced'],
  ['2026-11-20', '2026-11-28', 'paid'],
  ['2026-11-27', null, 'announced'],
  ['2025-12-01', null, 'announced'],
  ['2025-11-30', null, null],
  ['2025-12-01', '2026-01-10', 'paid'],
  ['2025-11-30', '2025-12-10', null],
] as const)('of an ex date %s and payment on %s says %s', (exDate, paymentDate, phase) => {
  expect(findPaymentPhase({ exDate, paymentDate }, '2026-11-30')).toBe(phase)
})

it.each([
  [1550, 0, { value: 6_420_000, oddShares: 50 }],
  [1500, 420, { value: 4_280_000, oddShares: 80 }],
  [99, 0, { value: 0, oddShares: 99 }],
  [100, 100, { value: 0, oddShares: 0 }],
  // Shares were sold after others of them had been pledged.
  [100, 500, { value: 0, oddShares: 0 }],
])('sells of %i shares, %i of them blocked, whole lots only', (shares, blocked, sellable) => {
  expect(findSellable({ shares, blocked, close: 4280 })).toEqual(sellable)
})

it('sells all with one stamp duty, each order with its own minimum', () => {
  const rates = ratesOn('2026-11-30')
  const fee = { percent: 0.15, minimum: null }
  expect(computeSaleOfAll([6_420_000, 4_000_000], fee, rates)).toEqual({
    value: 10_420_000,
    fees: 15_630,
    salesTax: 10_420,
    stampDuty: 10_000,
    costs: 36_050,
    net: 10_383_950,
  })
  expect(computeSaleOfAll([6_000_000, 4_000_000], fee, rates).stampDuty).toBe(0)
  expect(computeSaleOfAll([100_000, 200_000], { ...fee, minimum: 5000 }, rates).fees).toBe(10_000)
  expect(computeSaleOfAll([], fee, rates).costs).toBe(0)
})
