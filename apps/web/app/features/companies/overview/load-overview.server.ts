import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Company } from '@site/contracts/market/company.ts'
import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { localizeNewsItems } from '#app/features/companies/news/news-items.ts'
import { orNotFound } from '#app/features/companies/or-not-found.server.ts'
import { loadChartSource } from '#app/features/companies/price-chart/price-chart-source.server.ts'
import { priceSummary } from '#app/features/companies/price-chart/price-summary.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionSummary } from '#app/market/action-summary.ts'
import { listDollarAmounts } from '#app/market/dollar-dividend.ts'
import { lotCost } from '#app/page-parts/lot-cost.ts'
import { loadRecommendationStatuses } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { describeAbsentParts } from './absent-parts.server.ts'
import { listAnswers, updatedText } from './answers.server.ts'
import { createKeyFigures } from './key-figures.server.ts'

export type OverviewPart = Awaited<ReturnType<typeof loadOverview>>

/** The number of news items, reports, recommendations and dividends in the overview. */
const SHOWN = 3

/** The data of the overview; each part is null if its service is unavailable. */
export async function loadOverview(
  site: Site,
  ticker: string,
  { range, chart }: CompanyView,
  loadedCompany: Promise<Company | null>,
) {
  const { locale, market, content, orNull, now } = site
  const [company, prices, news, reports, recommendations, medians, dividends, fees] = await Promise.all([
    loadedCompany,
    loadChartSource(site, ticker, range, chart),
    orNotFound(site, market.companyNews(ticker, { locale, page: 1, pageSize: SHOWN })),
    orNull(content.reports({ ticker })),
    loadAdvice(site, ticker),
    orNull(market.medians(ticker)),
    orNotFound(site, market.companyActions(ticker, { kind: 'dividend' })),
    orNull(content.fees()),
  ])
  const actions = selectNextActions(locale, company, dividends, dayInJakarta(now))
  return {
    kind: 'overview',
    answers: company && listAnswers(locale, company, { range, prices, medians, dividends, recommendations }),
    updated: company && updatedText(locale, company.asOf),
    figures: company && createKeyFigures(locale, company, medians),
    // At the price in the heading.
    cost: lotCost(fees, (company?.statedClose ?? company?.latestPrice)?.close ?? null, dayInJakarta(now)),
    actions,
    prices:
      prices &&
      priceSummary({
        ...prices,
        dollarAmounts: listDollarAmounts(locale, dividends?.items ?? [], dayInJakarta(now)),
      }),
    news: news && localizeNewsItems(locale, news.items),
    reports:
      reports?.items.slice(0, SHOWN).map(({ id, slug, title, category, rating, publishedAt }) => ({
        id,
        slug,
        title,
        category: category?.name ?? null,
        rating,
        publishedAt,
      })) ?? null,
    recommendations,
    absent: describeAbsentParts(locale, company, {
      recommendations,
      news: news?.items ?? null,
      reports: reports?.items ?? null,
      actions,
    }),
  } as const
}

/** The next action of any kind and the latest dividends; null if they are unavailable. */
function selectNextActions(
  locale: Locale,
  company: Company | null,
  dividends: CorporateActionList | null,
  today: string,
) {
  const next = company?.nextAction
  return (
    dividends &&
    [...(next && next.kind !== 'dividend' ? [next] : []), ...dividends.items.slice(0, SHOWN)].map((action) =>
      actionSummary(locale, action, today),
    )
  )
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
