import { describe, expect, it } from 'vitest'
import { daysOfSeries, type SeriesTerms } from './series-days.ts'

const fixed = { heldCoupons: 2, policyRatePercent: null }
const ori: SeriesTerms = { ...fixed, kind: 'ORI', settlement: '2026-12-16', tenorYears: 3 }
const floating = { heldCoupons: null, policyRatePercent: 4.75 }
const st: SeriesTerms = { ...floating, kind: 'ST', settlement: '2025-11-19', tenorYears: 2 }

describe('daysOfSeries', () => {
  it.each([
    // ORI027 of 2025: settled on February 26, first coupon on April 15, for more than a month.
    { kind: 'ORI', settlement: '2025-02-26', tenorYears: 3, first: '2025-04-15', maturity: '2028-02-15' },
    // SR021 of 2024: settled on September 25, first coupon on November 10.
    { kind: 'SR', settlement: '2024-09-25', tenorYears: 3, first: '2024-11-10', maturity: '2027-09-10' },
    // ORI017 of 2020: settled on July 15, first coupon on August 15.
    { kind: 'ORI', settlement: '2020-07-15', tenorYears: 3, first: '2020-08-15', maturity: '2023-07-15' },
    // SBR010 of 2021: settled on July 22, first coupon on September 10.
    { kind: 'SBR', settlement: '2021-07-22', tenorYears: 2, first: '2021-09-10', maturity: '2023-07-10' },
    { kind: 'ST', settlement: '2026-12-30', tenorYears: 2, first: '2027-02-10', maturity: '2028-12-10' },
  ] as const)('pays $kind settled on $settlement first on $first', ({ first, maturity, ...series }) => {
    expect(daysOfSeries({ ...ori, ...series }, '2026-11-28')).toMatchObject({ firstCoupon: first, maturity })
  })

  it('allows trade from the day after the last coupon of the holding period', () => {
    const days = [1, 2].map((heldCoupons) => daysOfSeries({ ...ori, heldCoupons }, '2026-11-28').tradableFrom)
    expect(days).toEqual(['2027-01-16', '2027-02-16'])
    expect(daysOfSeries(st, '2026-11-28').tradableFrom).toBeNull()
  })

  it.each([
    { today: '2025-11-18', since: null, percent: null },
    { today: '2025-11-19', since: '2025-11-19', percent: 4.75 },
    { today: '2026-02-10', since: '2025-11-19', percent: 4.75 },
    { today: '2026-02-11', since: '2026-02-11', percent: 4.75 },
    { today: '2026-11-28', since: '2026-11-11', percent: 4.75 },
  ])('has the floating coupon since $since on $today', ({ today, since, percent }) => {
    expect(daysOfSeries(st, today)).toMatchObject({ policyRateSince: since, policyRatePercent: percent })
  })
})
