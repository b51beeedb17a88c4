import { formatDateShort, formatNumber, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { seriesCopy } from './copy.ts'
import type { ShownSeries } from './series-view.ts'

export const rate = (locale: Locale, percent: number) => `${formatNumber(locale, percent, 2)}%`

/** The rate itself; of a floating coupon without a policy rate, the least that it pays. */
export function couponText(locale: Locale, { coupon, percent }: ShownSeries): string {
  const isFloor = coupon.kind === 'floating' && coupon.policyRate === null
  return isFloor ? seriesCopy[locale].atLeast(rate(locale, percent)) : rate(locale, percent)
}

export function couponRule(locale: Locale, { coupon }: ShownSeries): string {
  const words = seriesCopy[locale]
  if (coupon.kind === 'fixed') return words.fixed
  const { spread, floor, policyRate } = coupon
  const rule = `${words.floating}: ${words.floatingRule(rate(locale, spread), rate(locale, floor))}`
  return policyRate === null ? rule : `${rule}, ${words.since(formatDateShort(locale, policyRate.since))}`
}

/** The date that matters in each status. */
export function statusText(
  locale: Locale,
  { status, offerFrom, offerTo, tradableFrom }: ShownSeries,
): string {
  const words = seriesCopy[locale]
  switch (status) {
    case 'upcoming':
      return words.opensOn(formatDateShort(locale, offerFrom))
    case 'open':
      return words.openTo(formatDateShort(locale, offerTo))
    case 'closed':
      return words.closedOn(formatDateShort(locale, offerTo))
    case 'tradable':
      return words.tradableSince(formatDateShort(locale, tradableFrom ?? offerTo))
  }
}

/** What a holder can do before the maturity. */
export function exitText(locale: Locale, { tradableFrom, earlyRedemption }: ShownSeries): string {
  const words = seriesCopy[locale]
  if (tradableFrom !== null) return words.sellableFrom(formatDateShort(locale, tradableFrom))
  if (earlyRedemption === null) return words.notSellable
  const { from, to, maxPercent } = earlyRedemption
  return words.redeemable(
    `${formatNumber(locale, maxPercent)}%`,
    formatDateShort(locale, from),
    formatDateShort(locale, to),
  )
}

export const offerText = (locale: Locale, { offerFrom, offerTo }: ShownSeries) =>
  `${formatDateShort(locale, offerFrom)} – ${formatDateShort(locale, offerTo)}`

export const amountsText = (locale: Locale, { minimum, maximum }: ShownSeries) =>
  `${formatRupiahShort(locale, minimum)} – ${formatRupiahShort(locale, maximum)}`
