import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

type Period = Pick<StatementColumn, 'year' | 'months' | 'end'>

/** `2025` for a full year, `9B 2026` / `9M 2026` for the months since January. */
export function columnLabel(locale: Locale, { year, months }: Period): string {
  const letter = locale === 'id' ? 'B' : 'M'
  return months === 12 ? String(year) : `${months}${letter} ${year}`
}

/** The long form of the label. */
export function columnMeaning(locale: Locale, { months, end }: Period): string {
  return locale === 'id'
    ? `${months} bulan sampai ${formatDate(locale, end)}`
    : `${months} months to ${formatDate(locale, end)}`
}
