import { packBars, packPath } from '#app/design/chart/path-packing.ts'
import { copy } from '#app/features/companies/copy.ts'
import { formatDate, formatPrice } from '#app/i18n/format.ts'
import { type PriceChart, type PriceDrawing, priceChart } from './price-chart.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'
import { priceChartTextCopy } from './price-chart-text-copy.server.ts'

export type PriceSummary = ReturnType<typeof priceSummary>

/** The page's data about prices: a chart, or the known prices if there are too few for a chart. */
export function priceSummary(source: ChartSource) {
  const { indexSeries, isIndexShown, isIndexRequested } = source
  const chart = priceChart(source)
  return {
    chart: chart && packPaths(chart),
    /** null: there is none. */
    index: indexSeries && { name: indexSeries.name, isShown: isIndexShown, isRequested: isIndexRequested },
    /** Why there is no chart. */
    absence: chart === null ? explainAbsence(source) : null,
    /** Why a requested comparison is missing. */
    versusError: explainVersus(source),
  } as const
}

/** For the data of the page. */
function packPaths(chart: PriceChart): PriceChart {
  if (chart.kind === 'versus') return chart
  const pack = ({ line, averages, indexPath, volume }: Packed) => ({
    line: line && packPath(line),
    averages: averages.map((average) => ({ ...average, line: packPath(average.line) })),
    indexPath: indexPath && packPath(indexPath),
    volume: { ...volume, path: packBars(volume.path) },
  })
  return { ...chart, ...pack(chart), narrow: chart.narrow && { ...chart.narrow, ...pack(chart.narrow) } }
}

type Packed = Pick<PriceDrawing, 'line' | 'averages' | 'indexPath' | 'volume'>

function explainAbsence({ locale, rows, breaks, asOf, versus }: ChartSource): string {
  const words = priceChartTextCopy[locale]
  const [only] = rows
  if (only && rows.length === 1) {
    // Earlier prices of the range are left out, because they cannot be compared with the only day.
    const isSinceBreak = breaks.some(({ kind }) => kind === 'unadjusted')
    const explain = isSinceBreak ? words.oneDaySinceBreak : words.oneDay
    return explain(formatDate(locale, only.date), formatPrice(locale, only.close))
  }
  if (asOf === null) return copy[locale].empty
  return versus === null ? words.noTrade(formatDate(locale, asOf)) : words.versusNothing
}

function explainVersus({ locale, versus }: ChartSource): string | null {
  const words = priceChartTextCopy[locale]
  if (versus?.kind === 'unknown') return words.versusUnknown(versus.name)
  return versus?.kind === 'unavailable' ? words.versusUnavailable : null
}
