import type { Statements } from '@site/contracts/market/statements.ts'
import { toCsv } from '#app/data/csv.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { columnLabel } from './column-label.ts'
import { financialsCopy } from './financials-copy.ts'
import { amountIn } from './statement-amounts.ts'

/** A statement as CSV: unscaled amounts, one column for each period, with its last day. */
export function statementCsv(locale: Locale, { columns, lines, currency }: Statements): string {
  const words = financialsCopy[locale]
  return toCsv([
    [words.line, words.unit, ...columns.map((column) => `${columnLabel(locale, column)} (${column.end})`)],
    ...lines.map(({ label, isPerShare, values }) => [
      label[locale],
      isPerShare ? words.perShareUnit : currency,
      ...values.map((value) => (value === null || isPerShare ? value : amountIn('full', value))),
    ]),
  ])
}
