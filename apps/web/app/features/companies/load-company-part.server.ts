import { loadRecommendationStatuses } from '#app/market/recommendation-statuses.server.ts'
import type { Site } from '#app/request/site-context.ts'
import type { CompanyView } from './company-view.ts'
import { loadComparison } from './comparison/compare-load.server.ts'
import { newsItemsOf } from './news/news-items.ts'
import { orNotFound } from './or-not-found.server.ts'
import { statementKindOf } from './parse-company-view.server.ts'
import { loadChartSource } from './price-chart/price-chart-source.server.ts'
import { priceSummary } from './price-chart/price-summary.server.ts'
import {
  companyActionsOf,
  peerTableOf,
  ratioTableOf,
  statementTableOf,
} from './statements/statement-tables.server.ts'

/** Returned for a tab, period, range or unit that does not exist. */
export const unknownPart = { kind: 'unknown' } as const

export type CompanyPart = Awaited<ReturnType<typeof loadCompanyPart>> | typeof unknownPart
export type OverviewPart = Extract<CompanyPart, { kind: 'overview' }>

/** The number of news items, reports and recommendations in the overview. */
const SHOWN = 5

/** The data of one tab in addition to the company; each part is null if its service is unavailable. */
export async function loadCompanyPart(
  site: Site,
  ticker: string,
  view: CompanyView,
  search: URLSearchParams,
) {
  const { locale, market } = site
  const { tab, period, range, unit } = view
  const statementKind = statementKindOf(tab)
  if (statementKind) {
    const statements = await orNotFound(site, market.statements(ticker, { kind: statementKind, period }))
    return { kind: 'statement', table: statements && statementTableOf(locale, unit, statements) } as const
  }
  if (tab === 'ratios') {
    const ratios = await orNotFound(site, market.ratios(ticker, { period }))
    return { kind: 'ratios', table: ratios && ratioTableOf(locale, ratios) } as const
  }
  if (tab === 'comparison') {
    const [peers, compare] = await Promise.all([
      orNotFound(site, market.peers(ticker)),
      loadComparison(site, ticker, range, search),
    ])
    return { kind: 'comparison', table: peers && peerTableOf(locale, peers), compare } as const
  }
  if (tab === 'corporate-actions') {
    const actions = await orNotFound(site, market.companyActions(ticker))
    return { kind: 'actions', actions: actions && companyActionsOf(locale, actions) } as const
  }
  return loadOverview(site, ticker, view)
}

async function loadOverview(site: Site, ticker: string, { range, chart }: CompanyView) {
  const { locale, market, content, orNull } = site
  const [prices, news, reports, recommendations] = await Promise.all([
    loadChartSource(site, ticker, range, chart),
    orNotFound(site, market.companyNews(ticker, { locale, page: 1, pageSize: SHOWN })),
    orNull(content.reports({ ticker })),
    loadAdvice(site, ticker),
  ])
  return {
    kind: 'overview',
    prices: prices && priceSummary(prices),
    news: news && newsItemsOf(locale, news.items),
    reports:
      reports?.items.slice(0, SHOWN).map(({ id, slug, title, summary, category, rating, publishedAt }) => ({
        id,
        slug,
        title,
        summary,
        category: category?.name ?? null,
        rating,
        publishedAt,
      })) ?? null,
    recommendations,
  } as const
}

/** The newest recommendations with their results; null if the CMS is unavailable. */
async function loadAdvice(site: Site, ticker: string) {
  const list = await site.orNull(site.content.recommendations({ ticker }))
  if (list === null) {
    return null
  }
  const items = list.items.slice(0, SHOWN)
  const outcomes = await loadRecommendationStatuses(site, items)
  return items.map((item, index) => ({ ...item, currentStatus: outcomes?.statuses[index] ?? null }))
}
