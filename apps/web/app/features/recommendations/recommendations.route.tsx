import { recommendationsPerPage } from '@site/contracts/content/research.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { loadAllRecommendations } from '#app/page-parts/recommendations/recommendation-record.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/recommendations.route.ts'
import { copy } from './copy.ts'
import { listChoices, listRecommendations } from './listed-recommendations.server.ts'
import { loadResults } from './load-results.server.ts'
import { recommendationFilters } from './recommendation-filter.ts'
import { RecommendationsPage } from './recommendations-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const page = pageNumber(url)
  const requested = url.searchParams.get('ticker') || null
  const ticker = requested && parseTypedTicker(requested)
  const shown = url.searchParams.get('show') || null
  const filter = recommendationFilters.find((name) => name === shown) ?? null
  const all = await loadAllRecommendations(content, ticker)
  const results = await loadResults(site, all, ticker)
  const matching = listRecommendations(all, results?.rated ?? null, filter)
  const pageCount = Math.max(1, Math.ceil(matching.length / recommendationsPerPage))
  const isUnknown =
    (requested !== null && ticker === null) || (shown !== null && filter === null) || page > pageCount
  const first = (page - 1) * recommendationsPerPage
  const items = matching.slice(first, first + recommendationsPerPage)
  const list = isUnknown ? noItems : { items, total: matching.length, page, pageCount }
  const words = copy[locale]
  const head = pageHead({
    page: 'recommendation',
    title: words.filteredTitle(ticker),
    description: words.lead,
    query: { ticker, show: filter, page: page === 1 ? null : page },
  })
  return listResponse(
    {
      head,
      locale,
      ticker,
      filter,
      choices: listChoices(all, results?.rated ?? null),
      list,
      results:
        isUnknown || all.length === 0 ? ('none' as const) : (results?.shown ?? ('unavailable' as const)),
    },
    { isUnknown, isEmpty: list.items.length === 0 },
  )
}

export const meta = pageMeta

export default function RecommendationsRoute({ loaderData }: Route.ComponentProps) {
  return <RecommendationsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
