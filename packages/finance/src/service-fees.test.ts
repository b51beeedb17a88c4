import { describe, expect, it } from 'vitest'
import { computeDailyCharge, computeInterest, computePerCode, findServiceFee } from './service-fees.ts'

describe('computeInterest', () => {
  it.each([
    // 50,000,000 × 13 × 30 ÷ 36,500 = 534,246.57…
    { amount: 50_000_000, percent: 13, days: 30, expected: 534_247 },
    { amount: 100_000_000, percent: 13, days: 1, expected: 35_616 },
    // Exactly 0.5.
    { amount: 1825, percent: 10, days: 1, expected: 1 },
    { amount: 1824, percent: 10, days: 1, expected: 0 },
    { amount: 1_000_000_000_000, percent: 59.99, days: 365, expected: 599_900_000_000 },
    { amount: 50_000_000, percent: 13, days: 0, expected: 0 },
  ])('of $amount at $percent% a year for $days days is $expected', ({ amount, percent, days, expected }) => {
    expect(computeInterest(amount, percent, days)).toBe(expected)
  })

  it('counts 360 days a year only if asked to', () => {
    expect([computeInterest(36_000, 10, 36), computeInterest(36_000, 10, 36, 360)]).toEqual([355, 360])
  })
})

describe('computeDailyCharge', () => {
  it.each([
    { amount: 10_015_000, percent: 0.1, days: 1, expected: 10_015 },
    { amount: 10_015_500, percent: 0.1, days: 1, expected: 10_016 },
    { amount: 10_015_499, percent: 0.1, days: 1, expected: 10_015 },
    { amount: 999_999_999_999, percent: 0.13, days: 7, expected: 9_100_000_000 },
  ])('of $amount at $percent% a day for $days days is $expected', ({ amount, percent, days, expected }) => {
    expect(computeDailyCharge(amount, percent, days)).toBe(expected)
  })
})

describe('computePerCode', () => {
  const fee = { amount: 25_000, minimum: null, maximum: null }
  it.each([
    { name: 'seven codes', change: {}, codes: 7, expected: 175_000 },
    { name: 'one code', change: {}, codes: 1, expected: 25_000 },
    {
      name: 'fewer codes than the minimum pays for',
      change: { minimum: 60_000 },
      codes: 2,
      expected: 60_000,
    },
    { name: 'more codes than the maximum', change: { maximum: 100_000 }, codes: 7, expected: 100_000 },
  ])('charges for $name', ({ change, codes, expected }) => {
    expect(computePerCode({ ...fee, ...change }, codes)).toBe(expected)
  })
})

describe('findServiceFee', () => {
  const period = (account: string, validFrom: string, validTo: string | null = null) => ({
    code: 'custody',
    account,
    validFrom,
    validTo,
  })
  const former = period('all', '2025-01-02', '2026-10-31')
  const current = period('all', '2026-11-01')
  const margin = period('margin', '2026-11-15')
  const fees = [former, current, margin, { ...period('all', '2020-01-01'), code: 'opening' }]

  it.each([
    { name: 'the last day of the former', account: 'regular', day: '2026-10-31', expected: former },
    { name: 'the first day of the next', account: 'regular', day: '2026-11-01', expected: current },
    { name: 'the account before it has its own', account: 'margin', day: '2026-11-14', expected: current },
    { name: 'the account with its own', account: 'margin', day: '2026-11-15', expected: margin },
    { name: 'a day before all', account: 'margin', day: '2025-01-01', expected: null },
  ])('finds the fee on $name', ({ account, day, expected }) => {
    expect(findServiceFee(fees, { code: 'custody', account }, day)).toBe(expected)
  })
})
