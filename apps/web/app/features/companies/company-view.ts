import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { StatementKind, StatementPeriod } from '@site/contracts/market/statements.ts'

export type CompanyTab = 'overview' | StatementKind | 'ratios' | 'comparison' | 'corporate-actions'

/** The units of a statement's amounts; `full` is single rupiah or dollars. */
export const amountUnits = ['million', 'billion', 'full'] as const
export type AmountUnit = (typeof amountUnits)[number]

/** The options of the price chart in the URL, except its range. */
export interface ChartView {
  readonly type: 'line' | 'candles'
  /** Whether moving averages are shown. */
  readonly hasAverages: boolean
  /** Whether prices are adjusted, e.g. for splits, or as traded. */
  readonly isAdjusted: boolean
  /** The other series of a percent comparison: `sector`, a ticker, or any other typed text. */
  readonly versus: string | null
}

/** The view of a company that the URL requests. */
export interface CompanyView {
  readonly tab: CompanyTab
  readonly period: StatementPeriod
  readonly range: PriceRange
  readonly unit: AmountUnit
  readonly chart: ChartView
}

/** The defaults, which URLs omit. */
export const defaultView = {
  tab: 'overview',
  period: 'annual',
  range: '1Y',
  unit: 'million',
} as const satisfies Partial<CompanyView>

export function queryOfView({ tab, period, range, unit }: Partial<CompanyView>) {
  return {
    tab: tab === defaultView.tab ? null : tab,
    period: period === defaultView.period ? null : period,
    range: range === defaultView.range ? null : range,
    unit: unit === defaultView.unit ? null : unit,
  }
}
