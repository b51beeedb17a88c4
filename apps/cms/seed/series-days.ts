import { seriesKinds } from '@site/contracts/content/bond-series.ts'
import { daysBetween } from '@site/finance/days.ts'
import { couponDays, floatingCoupons } from '@site/finance/market-calculators/coupon-days.ts'
import * as v from 'valibot'
import type { Tree } from './bilingual.ts'

const optionalNumber = v.nullish(v.number(), null)

/** What a file says about the days of a series; days as `2026-12-16`. */
const TermsSchema = v.object({
  kind: v.picklist(seriesKinds),
  settlement: v.pipe(v.string(), v.isoDate()),
  tenorYears: v.number(),
  /** Trading begins on the day after so many coupons; null for a series that is never traded. */
  heldCoupons: optionalNumber,
  /** The policy rate of the last reset; null before the settlement and for a fixed coupon. */
  policyRatePercent: optionalNumber,
})
export type SeriesTerms = v.InferOutput<typeof TermsSchema>

/** The document of a series with the days that its terms give. */
export function addSeriesDays({ heldCoupons, ...data }: Tree, today: string): Tree {
  return { ...data, ...daysOfSeries(v.parse(TermsSchema, { heldCoupons, ...data }), today) }
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
