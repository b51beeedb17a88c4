import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { StatementKind, StatementPeriod } from '@site/contracts/market/statements.ts'
import type { ChartView } from './price-chart-view.ts'

export type CompanyTab = 'overview' | StatementKind | 'ratios' | 'comparison' | 'corporate-actions'

/** What of a company its address asks for. */
export interface CompanyView {
  readonly tab: CompanyTab
  readonly period: StatementPeriod
  readonly range: PriceRange
  readonly chart: ChartView
}

/** What goes without saying: it is left out of addresses. */
export const usualView = {
  tab: 'overview',
  period: 'annual',
  range: '1Y',
} as const satisfies Partial<CompanyView>

export function queryOfView({ tab, period, range }: Partial<CompanyView>) {
  return {
    tab: tab === usualView.tab ? null : tab,
    period: period === usualView.period ? null : period,
    range: range === usualView.range ? null : range,
  }
}
