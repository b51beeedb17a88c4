import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** `5 : 1`, old shares to new ones. */
export function ratioOfShares(locale: Locale, ratio: { old: number; new: number }): string {
  return `${formatNumber(locale, ratio.old)} : ${formatNumber(locale, ratio.new)}`
}
