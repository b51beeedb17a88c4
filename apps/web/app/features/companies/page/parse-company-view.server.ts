import { type StatementKind, statementKinds, statementPeriods } from '@site/contracts/market/statements.ts'
import {
  amountUnits,
  type CompanyTab,
  type CompanyView,
  defaultView,
  financialTabs,
} from '#app/features/companies/company-view.ts'
import { parseChartView } from '#app/features/companies/price-chart/parse-chart-view.server.ts'
import { listPeriods } from '#app/features/companies/statements/period-names.ts'
import { companyViewNames, valueNamed } from '#app/i18n/company-view-names.ts'
import { parseRange } from '#app/market/parse-range.ts'

const tabs: readonly CompanyTab[] = [...financialTabs, 'corporate-actions']

/** Unknown values are the defaults, so that a mistyped URL shows the company. */
export function parseCompanyView(search: URLSearchParams): CompanyView {
  const tab = valueNamed(tabs, companyViewNames.tab, search.get('tab')) ?? defaultView.tab
  const period = valueNamed(statementPeriods, companyViewNames.period, search.get('period'))
  return {
    tab,
    period:
      period === 'single-quarter' && !listPeriods(tab).includes(period)
        ? 'quarterly'
        : (period ?? defaultView.period),
    range: parseRange(search.get('range')) ?? defaultView.range,
    unit: valueNamed(amountUnits, companyViewNames.unit, search.get('unit')) ?? defaultView.unit,
    until: search.get('until'),
    chart: parseChartView(search),
  }
}

export function findStatementKind(tab: CompanyTab): StatementKind | undefined {
  return statementKinds.find((kind) => kind === tab)
}

/** Whether a tab has annual and quarterly figures. */
export function hasPeriods(tab: CompanyTab): boolean {
  return tab === 'ratios' || findStatementKind(tab) !== undefined
}
