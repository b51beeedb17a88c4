import { floatingCoupon } from './bond.ts'

/** All in percent per year. */
type SeriesCoupon =
  | { readonly kind: 'fixed'; readonly percent: number }
  | { readonly kind: 'floating'; readonly spread: number; readonly floor: number }

/** The coupon per year in percent; of a floating one, its floor while the policy rate is not known. */
export function couponPercent(coupon: SeriesCoupon, policyRate: number | null): number {
  if (coupon.kind === 'fixed') return coupon.percent
  return policyRate === null ? coupon.floor : floatingCoupon(policyRate, coupon.spread, coupon.floor)
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
