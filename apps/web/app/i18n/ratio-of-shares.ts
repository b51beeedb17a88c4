import { formatNumber } from './format.ts'
import type { Locale } from './locales.ts'

/** `5 : 1`, old shares to new ones. */
export function ratioOfShares(locale: Locale, ratio: { old: number; new: number }): string {
  return `${formatNumber(locale, ratio.old)} : ${formatNumber(locale, ratio.new)}`
}
