import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { formatDate, formatDateParts } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

type Period = Pick<StatementColumn, 'year' | 'months' | 'end'>

/**
 * `2025` for a full year, `9B 2026` / `9M 2026` for the months since January. Periods of a fiscal year that does not
 * begin in January have the range of their months: `Jul 2025–Jun 2026`.
 */
export function columnLabel(locale: Locale, { year, months, end }: Period): string {
  const [endYear = 0, endMonth = 0] = end.split('-').map(Number)
  if (endMonth === months) {
    const letter = locale === 'id' ? 'B' : 'M'
    return months === 12 ? String(year) : `${months}${letter} ${year}`
  }
  const firstDay = new Date(Date.UTC(endYear, endMonth - months, 1)).toISOString().slice(0, 10)
  const [first, last] = [formatDateParts(locale, firstDay), formatDateParts(locale, end)]
  return `${first.month}${first.year === last.year ? '' : ` ${first.year}`}–${last.month} ${last.year}`
}

/** The long form of the label. */
export function columnMeaning(locale: Locale, { months, end }: Period): string {
  return locale === 'id'
    ? `${months} bulan sampai ${formatDate(locale, end)}`
    : `${months} months to ${formatDate(locale, end)}`
}
