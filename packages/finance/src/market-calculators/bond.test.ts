import { describe, expect, it } from 'vitest'
import { cashFlows, computeFirstCoupon } from './bond.ts'

describe('computeFirstCoupon', () => {
  const ori024 = { couponPercent: 6.1, frequency: 12, maturity: '2026-10-15' } as const

  // Ministry of Finance on ORI024-T3: 7/31 × 1/12 × 6.10% × Rp1,000,000 = Rp1,148, and Rp5,083 for a whole month.
  it('pays the part of a month since the settlement and a whole month, as for ORI024', () => {
    expect(computeFirstCoupon(ori024, '2023-11-08', 1_000_000, '2023-12-15')).toEqual({
      gross: 6_231,
      tax: 623,
      net: 5_608,
      periods: 1,
      days: 7,
      allDays: 31,
    })
  })

  // 10,000,000 × 6.1% ÷ 12 × 30 ÷ 31 = 49,193.55.
  it('pays less than a month for a series settled a day after a coupon day', () => {
    const bond = { ...ori024, maturity: '2029-12-15' }
    expect(computeFirstCoupon(bond, '2026-12-16', 10_000_000, '2027-01-15')).toMatchObject({
      gross: 49_194,
      tax: 4_919,
      net: 44_275,
      periods: 0,
      days: 30,
      allDays: 31,
    })
  })

  it('pays a whole month for a series settled on a coupon day', () => {
    const bond = { ...ori024, maturity: '2023-07-15' }
    expect(computeFirstCoupon(bond, '2020-07-15', 1_000_000, '2020-08-15')).toMatchObject({ gross: 5_083 })
  })

  it.each(['2023-12-14', '2023-11-08', '2026-11-15'])('is null for %s, which is no coupon day', (day) => {
    expect(computeFirstCoupon(ori024, '2023-11-08', 1_000_000, day)).toBeNull()
  })
})

describe('cashFlows', () => {
  const bond = { couponPercent: 6.1, frequency: 12, maturity: '2024-02-15' } as const

  it('begin with the first coupon of a new series', () => {
    const flows = cashFlows(bond, '2023-11-08', 1_000_000, '2023-12-15')
    expect(flows.map(({ day, net, principal }) => [day, net, principal])).toEqual([
      ['2023-12-15', 5_608, 0],
      ['2024-01-15', 4_575, 0],
      ['2024-02-15', 4_575, 1_000_000],
    ])
  })

  it('begin with a whole coupon after a purchase between two coupons', () => {
    const flows = cashFlows(bond, '2023-12-20', 1_000_000)
    expect(flows.map(({ day, net }) => [day, net])).toEqual([
      ['2024-01-15', 4_575],
      ['2024-02-15', 4_575],
    ])
  })
})
