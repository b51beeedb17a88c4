import { priceChart } from './price-chart.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'

export type PriceStory = ReturnType<typeof priceStory>

/** What the page tells of the prices: a chart where there are enough of them, what is known where there are not. */
export function priceStory(source: ChartSource) {
  const { rows, asOf, versus } = source
  const [only] = rows
  return {
    chart: priceChart(source),
    /** Where there is no chart: the only day of the range, or the last one before it. */
    only: rows.length === 1 && only ? { date: only.date, close: only.close } : null,
    lastDay: asOf,
    /** Why there is no comparison though one was asked for. */
    versusFault:
      versus?.kind === 'unknown' || versus?.kind === 'unavailable'
        ? { kind: versus.kind, name: versus.kind === 'unknown' ? versus.name : null }
        : null,
  } as const
}
