import type { PriceRange } from '@site/contracts/market/prices.ts'
import { queryOfView } from './company-view.ts'

/** What of the price chart the address asks for, beside its range. */
export interface ChartView {
  readonly type: 'line' | 'candles'
  /** Whether the moving averages are drawn. */
  readonly hasAverages: boolean
  /** Whether prices are adjusted for splits and the like, or as traded. */
  readonly isAdjusted: boolean
  /** What the share is compared with, both in percent: `sector`, a ticker, or whatever was typed for one. */
  readonly versus: string | null
}

export const SECTOR = 'sector'
/** Longer texts cannot have been meant as a ticker. */
export const LONGEST_VERSUS = 12

export const usualChart = {
  type: 'line',
  hasAverages: false,
  isAdjusted: true,
  versus: null,
} as const satisfies ChartView

/** The query of an address; what a comparison in percent cannot show is left out. */
export function queryOfChart(range: PriceRange, { type, hasAverages, isAdjusted, versus }: ChartView) {
  const isComparison = versus !== null
  return {
    ...queryOfView({ range }),
    type: isComparison || type === usualChart.type ? null : type,
    averages: isComparison || !hasAverages ? null : 'shown',
    prices: isComparison || isAdjusted ? null : 'raw',
    versus,
  }
}
