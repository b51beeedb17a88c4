import type { PriceRow } from '@site/contracts/market/prices.ts'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { overviewCopy } from './overview-copy.ts'
import { TableCaption } from './table-caption.tsx'

const figures = ['open', 'high', 'low', 'close', 'volume'] as const

/** The chart as a table, at the resolution that can be read. */
export function MonthEnds({ locale, rows }: { locale: Locale; rows: readonly PriceRow[] }) {
  const words = overviewCopy[locale]
  return (
    <details className="mt-3">
      <summary className="text-link w-fit">{words.showAsTable}</summary>
      <div className="mt-4">
        <TableRegion label={words.monthEndsLabel}>
          <table className="data-table">
            <TableCaption>{words.monthEnds}</TableCaption>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                {figures.map((figure) => (
                  <th key={figure} className="figure" scope="col">
                    {words[figure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.date}>
                  <th className="whitespace-nowrap" scope="row">
                    {formatDate(locale, row.date)}
                  </th>
                  {figures.map((figure) => (
                    <td key={figure} className="figure">
                      {formatNumber(locale, row[figure])}
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
