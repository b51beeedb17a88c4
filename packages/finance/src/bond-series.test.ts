import { describe, expect, it } from 'vitest'
import {
  couponPercent,
  floatingCoupon,
  monthlyCoupon,
  type SeriesDates,
  seriesStatus,
} from './bond-series.ts'

describe('monthlyCoupon', () => {
  // By hand: nominal × percent ÷ 1,200, then less 10 % tax (PP 91/2021).
  it.each([
    { nominal: 1_000_000, percent: 6, gross: 5_000, tax: 500, net: 4_500 },
    { nominal: 1_000_000, percent: 6.25, gross: 5_208, tax: 520, net: 4_688 },
    { nominal: 10_000_000, percent: 6.4, gross: 53_333, tax: 5_333, net: 48_000 },
    { nominal: 100_000_000, percent: 6.05, gross: 504_167, tax: 50_417, net: 453_750 },
    { nominal: 5_000_000_000, percent: 5.85, gross: 24_375_000, tax: 2_437_500, net: 21_937_500 },
    { nominal: 1_000_000, percent: 0, gross: 0, tax: 0, net: 0 },
  ])('pays $net a month on $nominal at $percent%', ({ nominal, percent, ...coupon }) => {
    expect(monthlyCoupon(nominal, percent)).toEqual(coupon)
  })
})

describe('floatingCoupon', () => {
  it.each([
    { name: 'the policy rate plus the spread above the floor', policyRate: 5.75, expected: 7.05 },
    { name: 'the floor if the policy rate has fallen', policyRate: 4.5, expected: 6.05 },
    { name: 'the floor when both are equal', policyRate: 4.75, expected: 6.05 },
    { name: 'a decimal sum without binary noise', policyRate: 5.1, expected: 6.4 },
  ])('is $name', ({ policyRate, expected }) => {
    expect(floatingCoupon({ policyRate, spread: 1.3, floor: 6.05 })).toBe(expected)
  })

  it('is the floor while the policy rate is not known', () => {
    expect(couponPercent({ kind: 'floating', spread: 1.3, floor: 6.05 }, null)).toBe(6.05)
    expect(couponPercent({ kind: 'fixed', percent: 6.4 }, 5.75)).toBe(6.4)
  })
})

describe('seriesStatus', () => {
  const ori: SeriesDates = {
    offerFrom: '2026-11-23',
    offerTo: '2026-12-17',
    tradableFrom: '2027-02-16',
    maturity: '2029-12-15',
  }
  const sbr: SeriesDates = { ...ori, tradableFrom: null }

  it.each([
    { day: '2026-11-22', series: ori, expected: 'upcoming' },
    { day: '2026-11-23', series: ori, expected: 'open' },
    { day: '2026-12-17', series: ori, expected: 'open' },
    { day: '2026-12-18', series: ori, expected: 'closed' },
    { day: '2027-02-15', series: ori, expected: 'closed' },
    { day: '2027-02-16', series: ori, expected: 'tradable' },
    { day: '2027-02-16', series: sbr, expected: 'closed' },
    { day: '2029-12-14', series: ori, expected: 'tradable' },
    { day: '2029-12-15', series: ori, expected: 'matured' },
    { day: '2029-12-15', series: sbr, expected: 'matured' },
  ])('is $expected on $day', ({ day, series, expected }) => {
    expect(seriesStatus(series, day)).toBe(expected)
  })
})
