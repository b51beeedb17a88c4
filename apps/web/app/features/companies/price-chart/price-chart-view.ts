import type { PriceRange } from '@site/contracts/market/prices.ts'
import { type ChartView, hasIndexByDefault, queryOfRange } from '#app/features/companies/company-view.ts'

export const SECTOR = 'sector'

export const defaultChart = {
  type: 'line',
  hasAverages: false,
  isAdjusted: true,
  isLog: false,
  index: null,
  versus: null,
} as const satisfies ChartView

/** In shorter ranges, a logarithmic scale would look like a linear one. */
const logRanges: readonly PriceRange[] = ['1Y', '3Y', '5Y', 'max']

export function hasLogScale(range: PriceRange): boolean {
  return logRanges.includes(range)
}

/** The query of a chart; options that a percent comparison does not have are omitted. */
export function queryOfChart(
  range: PriceRange,
  { type, hasAverages, isAdjusted, isLog, index, versus }: ChartView,
) {
  const isComparison = versus !== null
  return {
    ...queryOfRange(range),
    type: isComparison || type === defaultChart.type ? null : type,
    averages: isComparison || !hasAverages ? null : 'shown',
    prices: isComparison || isAdjusted ? null : 'raw',
    scale: !isComparison && isLog && hasLogScale(range) ? 'log' : null,
    index: index === (hasIndexByDefault(range) ? 'shown' : 'hidden') ? null : index,
    versus,
  }
}
