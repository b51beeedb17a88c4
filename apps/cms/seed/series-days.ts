import { daysBetween } from '@site/finance/days.ts'
import { couponDays, floatingCoupons } from '@site/finance/market-calculators/coupon-days.ts'

/** What a file says about the days of a series; days as `2026-12-16`. */
export interface SeriesTerms {
  readonly kind: keyof typeof couponDays.dayOfMonth
  readonly settlement: string
  readonly tenorYears: number
  /** Trading begins on the day after so many coupons; null for a series that is never traded. */
  readonly heldCoupons: number | null
  /** The policy rate of the last reset; null before the settlement and for a fixed coupon. */
  readonly policyRatePercent: number | null
}

/** A shorter first period is left out: the first coupon then pays for it too. */
const minFirstPeriodDays = 30

/**
 * The days that follow from the settlement. The demo moves a settlement by whole weeks, which would take coupons off
 * their day of the month.
 */
export function daysOfSeries(terms: SeriesTerms, today: string) {
  const { settlement, tenorYears, heldCoupons, policyRatePercent } = terms
  const first = daysBetween(settlement, couponDay(terms, 1)) >= minFirstPeriodDays ? 1 : 2
  return {
    firstCoupon: couponDay(terms, first),
    maturity: couponDay(terms, tenorYears * 12),
    tradableFrom: heldCoupons === null ? null : couponDay(terms, first + heldCoupons - 1, 1),
    policyRateSince: policyRatePercent === null ? null : lastReset(terms, today),
    policyRatePercent: today < settlement ? null : policyRatePercent,
  }
}

/** The first day of the period to which the coupon of a day belongs; null before the settlement. */
function lastReset(terms: SeriesTerms, today: string): string | null {
  if (today < terms.settlement) return null
  let since = terms.settlement
  const { resetMonths } = floatingCoupons
  for (let months = resetMonths; couponDay(terms, months, 1) <= today; months += resetMonths) {
    since = couponDay(terms, months, 1)
  }
  return since
}

/** The coupon day so many months after the month of the settlement, and days after it. */
function couponDay({ kind, settlement }: SeriesTerms, months: number, daysLater = 0): string {
  const [year = 0, month = 0] = settlement.split('-').map(Number)
  const date = couponDays.dayOfMonth[kind] + daysLater
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}
