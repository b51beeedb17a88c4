import type { PriceRange, PriceRow } from '@site/contracts/market/prices.ts'
import { Chart } from '#app/design/chart/chart.tsx'
import { drawLine, highest, lowest } from '#app/design/chart/chart-drawing.server.ts'
import { selectStroke } from '#app/design/chart/line-strokes.ts'
import { listLastDays } from '#app/design/chart/time-axis.server.ts'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatChange, formatDate, formatNumber, formatPrice } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Site } from '#app/request/site-context.ts'
import { embedCopy } from './embed-copy.server.ts'
import { companyPath } from './embed-elements.server.tsx'

/** The prices of a chart, or why there is none. */
export type ChartPrices = { readonly rows: readonly PriceRow[] } | 'unavailable' | 'unknownCompany'

export async function loadChartPrices(
  { market, orNull }: Pick<Site, 'market' | 'orNull'>,
  ticker: string,
  range: PriceRange,
): Promise<ChartPrices> {
  const found = await orNull(market.prices(ticker, { range }).then((series) => ({ series })))
  if (found === null) return 'unavailable'
  return found.series ?? 'unknownCompany'
}

interface PriceChartProps {
  locale: Locale
  ticker: string
  prices: ChartPrices
}

/** The closing prices of a share as a line, with a table. */
export function PriceChartEmbed({ locale, ticker, prices }: PriceChartProps) {
  const words = embedCopy[locale]
  const rows = typeof prices === 'string' ? [] : prices.rows
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || rows.length < 2) {
    const reason = words[typeof prices === 'string' ? prices : 'notTraded']
    return <p className="live-note">{`– ${words.noChart(ticker, reason)}`}</p>
  }
  const { frame, path } = drawLine(rows.map(({ date, close }) => ({ date, value: close })))
  const all = rows.map(({ close }) => close)
  const label = words.chartText({
    ticker,
    from: formatDate(locale, first.date),
    to: formatDate(locale, last.date),
    first: formatPrice(locale, first.close),
    last: formatPrice(locale, last.close),
    low: formatPrice(locale, lowest(all)),
    high: formatPrice(locale, highest(all)),
    change: formatChange(locale, last.close / first.close - 1),
  })
  return (
    <figure className="price-chart">
      <figcaption>
        <a href={companyPath(locale, ticker)}>{words.chart(ticker)}</a>
      </figcaption>
      <Chart
        cells={[]}
        ends={[{ value: last.close, text: formatPrice(locale, last.close) }]}
        frame={frame}
        label={label}
        lines={[{ figure: 'close', path, stroke: selectStroke(0), isFilled: true }]}
        locale={locale}
        main={{ label: words.close, figure: 'close', format: 'price', value: last.close, base: first.close }}
        tickTexts={frame.ticks.map((tick) => formatNumber(locale, tick, frame.tickDecimals))}
      />
      <p className="live-note">{words.adjusted}</p>
      <MonthEnds locale={locale} rows={rows} ticker={ticker} />
    </figure>
  )
}

function MonthEnds({ locale, ticker, rows }: { locale: Locale; ticker: string; rows: readonly PriceRow[] }) {
  const words = embedCopy[locale]
  const monthEnds = listLastDays(
    'month',
    rows.map(({ date }) => date),
  ).flatMap((position) => rows[position] ?? [])
  return (
    <details>
      <summary className="text-link w-fit" data-screen-only>
        {words.asTable}
      </summary>
      <TableRegion label={words.monthEnds(ticker)}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th className="figure" scope="col">
                {words.close}
              </th>
            </tr>
          </thead>
          <tbody>
            {monthEnds.toReversed().map(({ date, close }) => (
              <tr key={date}>
                <th scope="row">{formatDate(locale, date)}</th>
                <td className="figure">{formatPrice(locale, close)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </details>
  )
}
