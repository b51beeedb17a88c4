import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import { firstCouponDates } from '@site/finance/market-calculators/bond.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { COUPONS_PER_YEAR, SAMPLE_AMOUNT, type ShownSeries } from './series-view.ts'

/** The bond calculator filled in with a series; null for a floating one before its first policy rate. */
export function seriesCalculatorPath(
  locale: Locale,
  {
    coupon,
    settlement,
    firstCoupon,
    maturity,
  }: Pick<BondSeries, 'coupon' | 'settlement' | 'firstCoupon' | 'maturity'>,
): string | null {
  if (coupon.kind === 'floating' && coupon.policyRate === null) return null
  const schedule = { couponPercent: 0, frequency: COUPONS_PER_YEAR, maturity } as const
  return pathTo('bondCalculator', locale, undefined, {
    nominal: SAMPLE_AMOUNT,
    mode: coupon.kind === 'floating' ? 'floating' : null,
    ...(coupon.kind === 'fixed'
      ? { couponPercent: coupon.percent }
      : {
          policyPercent: coupon.policyRate?.percent,
          spreadPercent: coupon.spread,
          floorPercent: coupon.floor,
        }),
    frequency: COUPONS_PER_YEAR,
    settlement,
    maturity,
    // The calculator rejects a day that editors entered beside the schedule.
    firstCoupon: firstCouponDates(schedule, settlement).includes(firstCoupon) ? firstCoupon : null,
  })
}

/** A series that names its calculator. */
export interface LinkedSeries extends ShownSeries {
  /** Null before the coupon is known. */
  readonly calculatorPath: string | null
}

export const linkToCalculator = (locale: Locale, series: readonly ShownSeries[]): LinkedSeries[] =>
  series.map((one) => ({ ...one, calculatorPath: seriesCalculatorPath(locale, one) }))
