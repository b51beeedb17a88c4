import { type PriceRange, priceRanges } from '@site/contracts/market/prices.ts'
import { Change } from '#app/design/change.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate, formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { defaultRange, type IndexChart } from './index-chart.server.ts'

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
  return (
    <>
      <LinkChips
        isTight
        keepsScroll
        chips={priceRanges.map((each) => ({
          to: pathTo('market', locale, undefined, { range: each === defaultRange ? null : each }),
          label: words.ranges[each],
          isCurrent: each === range,
        }))}
        label={words.range}
      />
      {chart === null ? (
        <p className="mt-4 text-soft">{words.noIndex}</p>
      ) : (
        <Chart chart={chart} locale={locale} />
      )}
    </>
  )
}

function Chart({ locale, chart }: { locale: Locale; chart: IndexChart }) {
  const words = copy[locale]
  const value = (points: number) => formatNumber(locale, points, 2)
  const { name, first, middle, last, low, high, ticks } = chart
  const facts = {
    name,
    from: formatDate(locale, first.date),
    to: formatDate(locale, last.date),
    first: value(first.value),
    last: value(last.value),
    low: value(low),
    high: value(high),
  }
  return (
    <>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
        <span className="text-base font-bold">
          <Change fraction={chart.changeFraction} locale={locale} />
        </span>
        {words.span(name, facts.from, facts.to)}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <svg
          aria-label={words.indexText(facts)}
          className="block h-[13rem] w-full overflow-visible sm:h-[16rem]"
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          <path className="stroke-line" d={chart.grid} fill="none" vectorEffect="non-scaling-stroke" />
          <path
            className="stroke-action"
            d={chart.line}
            fill="none"
            strokeLinejoin="round"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ul
          aria-hidden="true"
          className="-my-2.5 flex flex-col justify-between text-end text-sm leading-5 text-soft"
        >
          {ticks.map((tick) => (
            <li key={tick}>{formatNumber(locale, tick)}</li>
          ))}
        </ul>
        <ul aria-hidden="true" className="mt-2 flex justify-between gap-2 text-sm text-soft">
          {[first, middle, last].map(({ date }) => (
            <li key={date}>{formatDateShort(locale, date)}</li>
          ))}
        </ul>
      </div>
      <details className="mt-1">
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
              {chart.months.map((point) => (
                <tr key={point.date}>
                  <th scope="row">{formatDate(locale, point.date)}</th>
                  <td className="figure">{value(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      </details>
    </>
  )
}
