import type { Company } from '@site/contracts/market/company.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { loadComparison } from '#app/features/companies/comparison/compare-load.server.ts'
import { orNotFound } from '#app/features/companies/or-not-found.server.ts'
import { loadOverview } from '#app/features/companies/overview/load-overview.server.ts'
import {
  localizeCompanyActions,
  localizePeerTable,
  localizeRatioTable,
  localizeStatementTable,
} from '#app/features/companies/statements/statement-tables.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { findStatementKind } from './parse-company-view.server.ts'

export type CompanyPart = Awaited<ReturnType<typeof loadCompanyPart>>

/** The data of one tab in addition to the company; each part is null if its service is unavailable. */
export async function loadCompanyPart(
  site: Site,
  ticker: string,
  view: CompanyView,
  search: URLSearchParams,
  company: Promise<Company | null>,
) {
  const { locale, market } = site
  const { tab, period, range } = view
  const statementKind = findStatementKind(tab)
  if (statementKind) {
    const statements = await orNotFound(site, market.statements(ticker, { kind: statementKind, period }))
    return {
      kind: 'statement',
      table: statements && localizeStatementTable(locale, view, statements),
    } as const
  }
  if (tab === 'ratios') {
    const ratios = await orNotFound(
      site,
      market.ratios(ticker, { period: period === 'annual' ? 'annual' : 'quarterly' }),
    )
    return { kind: 'ratios', table: ratios && localizeRatioTable(locale, view, ratios) } as const
  }
  if (tab === 'comparison') {
    const [peers, compare] = await Promise.all([
      orNotFound(site, market.peers(ticker)),
      loadComparison(site, ticker, range, search),
    ])
    return { kind: 'comparison', table: peers && localizePeerTable(locale, peers), compare } as const
  }
  if (tab === 'corporate-actions') {
    const actions = await orNotFound(site, market.companyActions(ticker))
    return { kind: 'actions', actions: actions && localizeCompanyActions(locale, actions) } as const
  }
  return loadOverview(site, ticker, view, company)
}
