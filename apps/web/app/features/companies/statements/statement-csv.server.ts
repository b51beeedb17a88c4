import type { Statements } from '@site/contracts/market/statements.ts'
import { toCsv } from '#app/data/csv.server.ts'
import { figureMarksCopy } from '#app/features/companies/figure-marks-copy.ts'
import { amountIn } from '#app/features/companies/statement-amounts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { columnLabel } from './column-label.ts'
import { financialsCopy } from './financials-copy.ts'

/** A statement as CSV: unscaled amounts, one column for each period, with its last day; the last row says why a period is marked. */
export function statementCsv(locale: Locale, { period, columns, lines, currency }: Statements): string {
  const words = financialsCopy[locale]
  const isQuarter = period === 'single-quarter'
  const { title, marks: sentences } = figureMarksCopy[locale]
  return toCsv([
    [
      words.line,
      words.unit,
      ...columns.map((column) => `${columnLabel(locale, column, { isQuarter })} (${column.end})`),
    ],
    ...lines.map(({ label, isPerShare, values }) => [
      label[locale],
      isPerShare ? words.perShareUnit : currency,
      ...values.map((value) => (value === null || isPerShare ? value : amountIn('full', value))),
    ]),
    ...(columns.some(({ marks }) => marks.length > 0)
      ? [[title, '', ...columns.map(({ marks }) => marks.map((mark) => sentences[mark]).join(' '))]]
      : []),
  ])
}
