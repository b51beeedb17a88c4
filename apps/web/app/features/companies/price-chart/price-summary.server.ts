import { priceChart } from './price-chart.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'

export type PriceSummary = ReturnType<typeof priceSummary>

/** The page's data about prices: a chart, or the known prices if there are too few for a chart. */
export function priceSummary(source: ChartSource) {
  const { rows, breaks, asOf, versus, indexSeries, isIndexShown, isIndexRequested } = source
  const [only] = rows
  return {
    chart: priceChart(source),
    /** null: there is none. */
    index: indexSeries && { name: indexSeries.name, isShown: isIndexShown, isRequested: isIndexRequested },
    /** Without a chart: the only day of the range, or the last day before it. */
    only: rows.length === 1 && only ? { date: only.date, close: only.close } : null,
    /** Whether earlier prices of the range are left out, because they cannot be compared with the only day. */
    isOnlySinceBreak: rows.length === 1 && breaks.some(({ kind }) => kind === 'unadjusted'),
    lastDay: asOf,
    /** Why a requested comparison is missing. */
    versusError:
      versus?.kind === 'unknown' || versus?.kind === 'unavailable'
        ? { kind: versus.kind, name: versus.kind === 'unknown' ? versus.name : null }
        : null,
  } as const
}
