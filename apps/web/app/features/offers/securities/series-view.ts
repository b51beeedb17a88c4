import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import { computeCoupon } from '@site/finance/market-calculators/bond.ts'
import {
  couponPercent,
  type SeriesStatus,
  seriesStatus,
} from '@site/finance/market-calculators/bond-series.ts'

export type ShownStatus = Exclude<SeriesStatus, 'matured'>

export interface ShownSeries extends BondSeries {
  readonly status: ShownStatus
  /** The coupon per year in percent; of a floating one, at least this much. */
  readonly percent: number
  /** A monthly coupon on the sample amount after its tax. */
  readonly monthlyNet: number
}

/** The amount for which coupons are shown. */
export const SAMPLE_AMOUNT = 10_000_000
export const COUPONS_PER_YEAR = 12

const order = ['open', 'upcoming', 'tradable', 'closed'] as const satisfies readonly ShownStatus[]

/** The series that have not matured: those on offer first, then the next offers, then the newest. */
export function shownSeries(series: readonly BondSeries[], day: string): ShownSeries[] {
  const shown = series.flatMap((one): ShownSeries[] => {
    const status = seriesStatus(one, day)
    if (status === 'matured') return []
    const { coupon } = one
    const policyRate = coupon.kind === 'floating' ? (coupon.policyRate?.percent ?? null) : null
    const percent = couponPercent(coupon, policyRate)
    return [
      { ...one, status, percent, monthlyNet: computeCoupon(SAMPLE_AMOUNT, percent, COUPONS_PER_YEAR).net },
    ]
  })
  return shown.sort((one, other) => {
    const byStatus = order.indexOf(one.status) - order.indexOf(other.status)
    if (byStatus !== 0) return byStatus
    const byDay =
      one.status === 'upcoming'
        ? one.offerFrom.localeCompare(other.offerFrom)
        : other.offerFrom.localeCompare(one.offerFrom)
    return byDay || one.code.localeCompare(other.code)
  })
}
