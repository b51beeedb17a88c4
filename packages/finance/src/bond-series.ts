import { fixed, ONE, over, times, toNearestRupiah, yearFactor } from './calculators/fixed-point.ts'
import { roundHalfUp } from './rounding.ts'

/** Final income tax on coupons of bonds and government securities, as a fraction. */
export const couponTax = {
  rate: 0.1,
  since: '2021-08-30',
  source: 'PP 91/2021',
  checked: '2026-11-26',
} as const

/** A floating coupon follows the policy rate plus the spread, at least the floor; all in percent per year. */
export type Coupon =
  | { readonly kind: 'fixed'; readonly percent: number }
  | { readonly kind: 'floating'; readonly spread: number; readonly floor: number }

/** Decimals of a rate in percent. */
const RATE_DECIMALS = 4

export function floatingCoupon({
  policyRate,
  spread,
  floor,
}: {
  policyRate: number
  spread: number
  floor: number
}): number {
  return Math.max(floor, roundHalfUp(policyRate + spread, RATE_DECIMALS))
}

/** The coupon per year in percent; of a floating one, its floor while the policy rate is not known. */
export function couponPercent(coupon: Coupon, policyRate: number | null): number {
  if (coupon.kind === 'fixed') return coupon.percent
  return policyRate === null ? coupon.floor : floatingCoupon({ policyRate, ...coupon })
}

export interface MonthlyCoupon {
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** One monthly coupon in rupiah; gross and net are rounded to the nearest rupiah, the tax is their difference. */
export function monthlyCoupon(nominal: number, percent: number): MonthlyCoupon {
  const yearly = times(fixed(nominal), yearFactor(percent / 100) - ONE)
  // The division comes last, so that a half rupiah stays exact.
  const afterTax = times(yearly, 2n * ONE - yearFactor(couponTax.rate))
  const gross = toNearestRupiah(over(yearly, fixed(12)))
  const net = toNearestRupiah(over(afterTax, fixed(12)))
  return { gross, tax: gross - net, net }
}

/** Days as `2026-11-26`, in Western Indonesia. `tradableFrom` is null for a series that is never traded. */
export interface SeriesDates {
  readonly offerFrom: string
  readonly offerTo: string
  readonly tradableFrom: string | null
  readonly maturity: string
}

export type SeriesStatus = 'upcoming' | 'open' | 'closed' | 'tradable' | 'matured'

/** The status of a series on a day; the first and the last day of the offer belong to it. */
export function seriesStatus(
  { offerFrom, offerTo, tradableFrom, maturity }: SeriesDates,
  day: string,
): SeriesStatus {
  if (day < offerFrom) return 'upcoming'
  if (day <= offerTo) return 'open'
  if (day >= maturity) return 'matured'
  return tradableFrom !== null && day >= tradableFrom ? 'tradable' : 'closed'
}
