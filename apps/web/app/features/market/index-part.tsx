import type { PriceRange } from '@site/contracts/market/prices.ts'
import { Chart } from '#app/design/chart/chart.tsx'
import { selectStroke } from '#app/design/chart/line-strokes.ts'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { defaultRange } from '#app/market/default-range.ts'
import { PriceRanges } from '#app/market/price-ranges.tsx'
import { copy } from './copy.ts'
import type { IndexChart } from './index-chart.server.ts'

/** The index over a range: chart, ranges as links, and the ends of months as a table. */
export function IndexPart({
  locale,
  range,
  chart,
}: {
  locale: Locale
  range: PriceRange
  /** null: too few values. */
  chart: IndexChart | null
}) {
  const words = copy[locale]
  const toPath = (each: PriceRange) =>
    pathTo('market', locale, undefined, { range: each === defaultRange ? null : each })
  return (
    <>
      {chart === null ? (
        <p className="mb-4 text-soft">{words.noIndex}</p>
      ) : (
        <IndexLine key={range} chart={chart} locale={locale} />
      )}
      <PriceRanges locale={locale} toPath={toPath} range={range} />
      {chart === null ? null : <MonthEnds chart={chart} locale={locale} />}
    </>
  )
}

function IndexLine({ locale, chart }: { locale: Locale; chart: IndexChart }) {
  const { name, frame, path, first, last, low, high } = chart
  const value = (points: number) => formatNumber(locale, points, 2)
  return (
    <figure>
      <Chart
        cells={[]}
        ends={[{ value: last.value, text: formatNumber(locale, last.value) }]}
        frame={frame}
        label={copy[locale].indexText({
          name,
          from: formatDate(locale, first.date),
          to: formatDate(locale, last.date),
          first: value(first.value),
          last: value(last.value),
          low: value(low),
          high: value(high),
        })}
        lines={[{ figure: 'index', path, stroke: selectStroke(0), isFilled: true }]}
        locale={locale}
        main={{ label: name, figure: 'index', format: 'decimal', value: last.value, base: first.value }}
        tickTexts={frame.ticks.map((tick) => formatNumber(locale, tick, frame.tickDecimals))}
      />
    </figure>
  )
}

function MonthEnds({ locale, chart }: { locale: Locale; chart: IndexChart }) {
  const words = copy[locale]
  return (
    <details>
      <summary className="text-link w-fit py-3 text-sm">{words.asTable}</summary>
      <TableRegion label={words.index}>
        <table className="data-table">
          <caption>{words.indexTable}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th className="figure" scope="col">
                {words.closing}
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.months.map(({ date, value }) => (
              <tr key={date}>
                <th scope="row">{formatDate(locale, date)}</th>
                <td className="figure">{formatNumber(locale, value, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </details>
  )
}
