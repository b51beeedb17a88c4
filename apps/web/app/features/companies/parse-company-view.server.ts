import { priceRanges } from '@site/contracts/market/prices.ts'
import { type StatementKind, statementKinds, statementPeriods } from '@site/contracts/market/statements.ts'
import { amountUnits, type CompanyTab, type CompanyView, defaultView } from './company-view.ts'
import { chartViewOf } from './price-chart/price-chart-query.server.ts'

const tabs: readonly CompanyTab[] = [
  'overview',
  ...statementKinds,
  'ratios',
  'comparison',
  'corporate-actions',
]

/** null for a tab, period, range or unit that does not exist. */
export function companyViewOf(search: URLSearchParams): CompanyView | null {
  const tab = oneOf(tabs, search.get('tab') ?? defaultView.tab)
  const period = oneOf(statementPeriods, search.get('period') ?? defaultView.period)
  const range = oneOf(priceRanges, search.get('range') ?? defaultView.range)
  const unit = oneOf(amountUnits, search.get('unit') ?? defaultView.unit)
  const chart = chartViewOf(search)
  return tab && period && range && unit && chart ? { tab, period, range, unit, chart } : null
}

export function statementKindOf(tab: CompanyTab): StatementKind | undefined {
  return statementKinds.find((kind) => kind === tab)
}

/** Whether a tab has annual and quarterly figures. */
export function hasPeriods(tab: CompanyTab): boolean {
  return tab === 'ratios' || statementKindOf(tab) !== undefined
}

function oneOf<const Option extends string>(options: readonly Option[], text: string): Option | undefined {
  return options.find((option) => option === text)
}
