import type { StatementPeriod } from '@site/contracts/market/statements.ts'
import type { CompanyTab } from '#app/features/companies/company-view.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { financialsCopy } from './financials-copy.ts'

/** The tabs whose figures add up over a fiscal year. */
const flowTabs: ReadonlySet<CompanyTab> = new Set(['profit-loss', 'cash-flow'])

/** The periods of a tab: a single quarter of balances and ratios is the quarterly figure. */
export function listPeriods(tab: CompanyTab): readonly StatementPeriod[] {
  return flowTabs.has(tab) ? ['annual', 'quarterly', 'single-quarter'] : ['annual', 'quarterly']
}

export function namePeriod(locale: Locale, tab: CompanyTab, period: StatementPeriod): string {
  const isCumulative = period === 'quarterly' && flowTabs.has(tab)
  return financialsCopy[locale].periods[isCumulative ? 'cumulative' : period]
}
