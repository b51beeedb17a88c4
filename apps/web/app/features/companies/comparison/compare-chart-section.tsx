import { Change } from '#app/design/change.tsx'
import { ChangesChart } from '#app/design/chart/changes-chart.tsx'
import { indexStroke, selectStroke } from '#app/design/chart/line-strokes.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatChange, formatDate, formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PriceRanges } from '#app/market/price-ranges.tsx'
import type { CompareChart, CompareDrawing } from './compare-chart.server.ts'
import { compareCopy } from './compare-copy.ts'
import { queryOfComparison } from './compare-query.ts'
import type { ComparedHead } from './compare-table.server.ts'

interface CompareChartProps {
  locale: Locale
  slug: string
  companies: readonly ComparedHead[]
  others: readonly string[]
  chart: CompareChart
}

/** Prices of all companies in percent in one chart, over a range of the reader's choice. */
export function CompareChartSection({ locale, slug, companies, others, chart }: CompareChartProps) {
  const words = compareCopy[locale]
  const { drawing, range } = chart
  return (
    <Section title={words.chartTitle}>
      {drawing === null ? (
        <div className="mt-6">
          <EmptyState hint={words.noChartHint} text={words.noChart} />
        </div>
      ) : (
        <figure className="mt-6">
          <ChangesChart
            key={`${range} ${drawing.lines.map(({ ticker }) => ticker).join(' ')}`}
            frame={drawing.frame}
            label={describeChart(locale, drawing)}
            lines={drawing.lines.map(({ ticker, isIndex, path, change, until }) => ({
              label: ticker,
              path,
              change,
              note: until && words.lineUntil(formatDateShort(locale, until)),
              stroke: isIndex
                ? indexStroke
                : selectStroke(companies.findIndex((company) => company.ticker === ticker)),
            }))}
            locale={locale}
          />
        </figure>
      )}
      <PriceRanges
        locale={locale}
        toPath={(each) => pathTo('companyDetail', locale, { slug }, queryOfComparison(locale, each, others))}
        range={range}
      />
      <Method chart={chart} locale={locale} />
      {drawing ? <Table drawing={drawing} locale={locale} /> : null}
    </Section>
  )
}

function Method({ locale, chart: { drawing, omitted, broken } }: { locale: Locale; chart: CompareChart }) {
  const words = compareCopy[locale]
  const sentences = [
    ...(drawing ? [words.method(formatDate(locale, drawing.from), formatDate(locale, drawing.to))] : []),
    ...(drawing?.isLater ? [words.isLater(formatDate(locale, drawing.from))] : []),
    ...broken.map(({ ticker, brokenOn }) => words.broken(ticker, formatDate(locale, brokenOn))),
    ...omitted.map(({ ticker, from, to }) =>
      from === null || to === null
        ? words.noPrices(ticker)
        : words.tooShort(ticker, formatDate(locale, from), formatDate(locale, to)),
    ),
  ]
  return <p className="mt-3 max-w-[68ch] text-sm text-soft">{sentences.join(' ')}</p>
}

function Table({ locale, drawing: { lines, table } }: { locale: Locale; drawing: CompareDrawing }) {
  const words = compareCopy[locale]
  return (
    <details className="mt-3">
      <summary className="text-link w-fit" data-screen-only>
        {overviewCopy[locale].showAsTable}
      </summary>
      <div className="mt-4">
        <TableRegion label={words.chartTitle}>
          <table className="data-table">
            <TableCaption>{words.tableSteps[table.step]}</TableCaption>
            <thead>
              <tr>
                <th scope="col">{overviewCopy[locale].date}</th>
                {lines.map(({ ticker }) => (
                  <th key={ticker} className="figure" scope="col">
                    {ticker}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ date, changes }) => (
                <tr key={date}>
                  <th className="whitespace-nowrap" scope="row">
                    {formatDate(locale, date)}
                  </th>
                  {lines.map(({ ticker }, index) => (
                    <td key={ticker} className="figure">
                      <Change fraction={changes[index] ?? null} locale={locale} />
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

function describeChart(locale: Locale, { from, to, lines }: CompareDrawing): string {
  return compareCopy[locale].chartText(
    formatDate(locale, from),
    formatDate(locale, to),
    lines.map(({ ticker, change }) => `${ticker} ${formatChange(locale, change)}`).join('; '),
  )
}
