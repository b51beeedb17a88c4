import { dateParts, formatDate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Rupiah with decimals only if needed. */
export function formatAmount(locale: Locale, amount: number): string {
  return formatRupiah(locale, amount, Number.isInteger(amount) ? 0 : 2)
}

/** `8 Desember` / `December 8` in the year of `today`; with the year otherwise. */
export function formatActDay(locale: Locale, day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(locale, day)
  const parts = dateParts(locale, day)
  return locale === 'id' ? `${parts.day} ${parts.month}` : `${parts.month} ${parts.day}`
}
