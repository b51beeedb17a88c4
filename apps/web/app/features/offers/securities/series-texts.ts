import { formatDateShort, formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { seriesCopy } from './copy.ts'
import type { ShownSeries } from './series-view.ts'

const rate = (locale: Locale, percent: number) => `${formatNumber(locale, percent, 2)}%`

/** The rate itself; of a floating coupon without a policy rate, the least that it pays. */
export function couponText(locale: Locale, { coupon, percent }: ShownSeries): string {
  const isFloor = coupon.kind === 'floating' && coupon.policyRate === null
  return isFloor ? seriesCopy[locale].atLeast(rate(locale, percent)) : rate(locale, percent)
}

export function couponRule(locale: Locale, { coupon, kind }: ShownSeries): string {
  const words = seriesCopy[locale]
  const payment = words.payments[kind]
  if (coupon.kind === 'fixed') return words.fixed(payment)
  const { spread, floor, policyRate } = coupon
  const rule = words.floating(payment, rate(locale, spread))
  if (policyRate === null) return rule
  return [
    rule,
    words.atLeast(rate(locale, floor)),
    words.since(formatDateShort(locale, policyRate.since)),
  ].join(', ')
}

/** The date that matters in each status. */
export function statusText(
  locale: Locale,
  { status, offerFrom, offerTo, tradableFrom }: ShownSeries,
): string {
  const words = seriesCopy[locale]
  const day = {
    upcoming: offerFrom,
    open: offerTo,
    closed: offerTo,
    tradable: tradableFrom ?? offerTo,
  }
  return words.days[status](formatDateShort(locale, day[status]))
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
  `${formatRupiahWords(locale, minimum)} – ${formatRupiahWords(locale, maximum)}`

export const tenorText = (locale: Locale, { tenorYears }: ShownSeries) =>
  seriesCopy[locale].years(formatNumber(locale, tenorYears))

export const maturityText = (locale: Locale, { maturity }: ShownSeries) =>
  seriesCopy[locale].matures(formatDateShort(locale, maturity))
