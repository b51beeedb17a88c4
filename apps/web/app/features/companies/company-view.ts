import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { StatementKind, StatementPeriod } from '@site/contracts/market/statements.ts'

export type CompanyTab = 'overview' | StatementKind | 'ratios' | 'comparison' | 'corporate-actions'

/** What the amounts of a statement are counted in; `full` is single rupiah or dollars. */
export const amountUnits = ['million', 'billion', 'full'] as const
export type AmountUnit = (typeof amountUnits)[number]

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

/** What of a company its address asks for. */
export interface CompanyView {
  readonly tab: CompanyTab
  readonly period: StatementPeriod
  readonly range: PriceRange
  readonly unit: AmountUnit
  readonly chart: ChartView
}

/** What goes without saying: it is left out of addresses. */
export const usualView = {
  tab: 'overview',
  period: 'annual',
  range: '1Y',
  unit: 'million',
} as const satisfies Partial<CompanyView>

export function queryOfView({ tab, period, range, unit }: Partial<CompanyView>) {
  return {
    tab: tab === usualView.tab ? null : tab,
    period: period === usualView.period ? null : period,
    range: range === usualView.range ? null : range,
    unit: unit === usualView.unit ? null : unit,
  }
}
