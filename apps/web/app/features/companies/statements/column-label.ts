import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { formatDate, formatDateParts } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

type Period = Pick<StatementColumn, 'year' | 'months' | 'end'>

interface LabelOptions {
  /** Whether the figures are of the last three months alone. */
  readonly isQuarter?: boolean
}

const QUARTER_MONTHS = 3

/**
 * `2025` for a full year, `9B 2026` / `9M 2026` for the months since January, `Q3 2026` for a quarter alone. Periods of
 * a fiscal year that does not begin in January have the range of their months: `Jul 2025–Jun 2026`.
 */
export function columnLabel(
  locale: Locale,
  { year, months, end }: Period,
  { isQuarter = false }: LabelOptions = {},
): string {
  const [endYear = 0, endMonth = 0] = end.split('-').map(Number)
  if (endMonth === months) {
    if (isQuarter) return `Q${months / QUARTER_MONTHS} ${year}`
    const letter = locale === 'id' ? 'B' : 'M'
    return months === 12 ? String(year) : `${months}${letter} ${year}`
  }
  const length = isQuarter ? QUARTER_MONTHS : months
  const firstDay = new Date(Date.UTC(endYear, endMonth - length, 1)).toISOString()
  const [first, last] = [formatDateParts(locale, firstDay), formatDateParts(locale, end)]
  return `${first.month}${first.year === last.year ? '' : ` ${first.year}`}–${last.month} ${last.year}`
}

/** The long form of the label. */
export function columnMeaning(
  locale: Locale,
  { months, end }: Period,
  { isQuarter = false }: LabelOptions = {},
): string {
  const length = isQuarter ? QUARTER_MONTHS : months
  return locale === 'id'
    ? `${length} bulan sampai ${formatDate(locale, end)}`
    : `${length} months to ${formatDate(locale, end)}`
}
