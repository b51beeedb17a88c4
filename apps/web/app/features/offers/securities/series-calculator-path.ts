import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { SAMPLE_AMOUNT, type ShownSeries } from './series-view.ts'

/** The bond calculator filled in with a series; null for a floating one before its first policy rate. */
export function seriesCalculatorPath(
  locale: Locale,
  { coupon, settlement, maturity }: Pick<BondSeries, 'coupon' | 'settlement' | 'maturity'>,
): string | null {
  if (coupon.kind === 'floating' && coupon.policyRate === null) return null
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
    frequency: 12,
    settlement,
    maturity,
  })
}

/** A series that names its calculator. */
export interface LinkedSeries extends ShownSeries {
  /** Null before the coupon is known. */
  readonly calculatorPath: string | null
}

export const linkToCalculator = (locale: Locale, series: readonly ShownSeries[]): LinkedSeries[] =>
  series.map((one) => ({ ...one, calculatorPath: seriesCalculatorPath(locale, one) }))
