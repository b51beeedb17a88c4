import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { columnLabel, columnMeaning } from './column-label.ts'
import { ColumnMark } from './column-marks.tsx'
import { financialsCopy } from './financials-copy.ts'

/** A column header: the period, its last day, and whether it was restated. */
export function PeriodHead({
  locale,
  column,
  isQuarter = false,
}: {
  locale: Locale
  column: StatementColumn
  isQuarter?: boolean
}) {
  return (
    <th className="figure" scope="col">
      <abbr title={columnMeaning(locale, column, { isQuarter })}>
        {columnLabel(locale, column, { isQuarter })}
      </abbr>
      <span className="block font-normal">{formatDateShort(locale, column.end)}</span>
      {column.isRestated ? (
        <span className="block font-normal italic">{financialsCopy[locale].restated}</span>
      ) : null}
      <ColumnMark column={column} locale={locale} />
    </th>
  )
}
