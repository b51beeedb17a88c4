import type { PriceRow } from '@site/contracts/market/prices.ts'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { foreignNet } from '#app/features/companies/figures.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate, formatNumber, formatPrice } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceChart } from './price-chart.server.ts'
import { priceChartCopy } from './price-chart-copy.ts'

const figures = ['open', 'high', 'low', 'close'] as const

type DayRow = Pick<PriceRow, 'value' | 'regularValue' | 'frequency' | 'foreignBuy' | 'foreignSell'>

/** Totals of a day, in columns that are shown if the data has them. */
const totals = [
  // Without trades of other markets, the value is the regular one.
  {
    name: 'valueInRupiah',
    readFigure: ({ value, regularValue }: DayRow) => (regularValue === null ? null : value),
  },
  { name: 'regularValue', readFigure: ({ value, regularValue }: DayRow) => regularValue ?? value },
  { name: 'frequency', readFigure: ({ frequency }: DayRow) => frequency },
  { name: 'foreignBuy', readFigure: ({ foreignBuy }: DayRow) => foreignBuy },
  { name: 'foreignSell', readFigure: ({ foreignSell }: DayRow) => foreignSell },
  { name: 'foreignNet', readFigure: foreignNet },
] as const

interface Table {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly date: string; readonly cells: readonly React.ReactNode[] }[]
}

/** The chart as a table: one row per day of a short range, one per month of a long one. */
export function MonthEnds({ locale, chart }: { locale: Locale; chart: PriceChart }) {
  const words = overviewCopy[locale]
  const { caption, columns, rows } = buildTable(locale, chart)
  return (
    <details className="mt-3">
      <summary className="text-link w-fit" data-screen-only>
        {words.showAsTable}
      </summary>
      <div className="mt-4">
        <TableRegion label={chart.table.isDaily ? words.price : words.monthEndsLabel}>
          <table className="data-table">
            <TableCaption>{caption}</TableCaption>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                {columns.map((column) => (
                  <th key={column} className="figure" scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ date, cells }) => (
                <tr key={date}>
                  <th className="whitespace-nowrap" scope="row">
                    {formatDate(locale, date)}
                  </th>
                  {columns.map((column, position) => (
                    <td key={column} className="figure">
                      {cells[position]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      </div>
    </details>
  )
}

function buildTable(locale: Locale, chart: PriceChart): Table {
  const words = overviewCopy[locale]
  const chartWords = priceChartCopy[locale]
  const { table } = chart
  if (chart.kind === 'versus') {
    return {
      caption: table.caption,
      columns: [chart.ticker, chart.otherName],
      rows: chart.table.rows.map(({ date, own, other }) => ({
        date,
        cells: [
          <Change key="own" fraction={own} locale={locale} />,
          <Change key="other" fraction={other} locale={locale} />,
        ],
      })),
    }
  }
  const shown = totals.filter(({ readFigure }) =>
    chart.table.rows.some((row) => row.totals !== null && readFigure(row.totals) !== null),
  )
  return {
    caption: table.caption,
    columns: [
      ...figures.map((figure) => words[figure]),
      words.volume,
      ...shown.map(({ name }) => words[name]),
      ...chart.averages.map(({ length }) => chartWords.averageShort(formatNumber(locale, length))),
    ],
    rows: chart.table.rows.map((row) => ({
      date: row.date,
      cells: [
        ...figures.map((figure) => numberOrMissing(row[figure], (price) => formatPrice(locale, price))),
        formatNumber(locale, row.volume),
        ...shown.map(({ readFigure }) =>
          numberOrMissing(row.totals && readFigure(row.totals), (value) => formatNumber(locale, value)),
        ),
        ...row.averages.map((average) => numberOrMissing(average, (price) => formatPrice(locale, price))),
      ],
    })),
  }
}

function numberOrMissing(value: number | null, format: (value: number) => string): React.ReactNode {
  return value === null ? <Missing /> : format(value)
}
