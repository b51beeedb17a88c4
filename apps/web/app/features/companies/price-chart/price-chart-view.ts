import type { PriceRange } from '@site/contracts/market/prices.ts'
import { type ChartView, queryOfRange } from '#app/features/companies/company-view.ts'

export const SECTOR = 'sector'

export const defaultChart = {
  type: 'line',
  hasAverages: false,
  isAdjusted: true,
  versus: null,
} as const satisfies ChartView

/** The query of a chart; options that a percent comparison does not have are omitted. */
export function queryOfChart(range: PriceRange, { type, hasAverages, isAdjusted, versus }: ChartView) {
  const isComparison = versus !== null
  return {
    ...queryOfRange(range),
    type: isComparison || type === defaultChart.type ? null : type,
    averages: isComparison || !hasAverages ? null : 'shown',
    prices: isComparison || isAdjusted ? null : 'raw',
    versus,
  }
}
