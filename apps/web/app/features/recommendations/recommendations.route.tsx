import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { loadRecommendationStatuses } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/recommendations.route.ts'
import { copy } from './copy.ts'
import { RecommendationsPage } from './recommendations-page.tsx'
import { shownRecord } from './track-record.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const page = pageNumber(url)
  const requested = url.searchParams.get('ticker') || null
  const ticker = requested && parseTypedTicker(requested)
  const found = await content.recommendations({ page, ticker })
  const isUnknown = (requested !== null && ticker === null) || page > found.pageCount
  const list = isUnknown ? { ...found, ...noItems } : found
  const loaded = await loadRecommendationStatuses(site, list.items)
  const shown = { items: list.items, isComplete: list.pageCount === 1 }
  const outcomes = loaded && { ...loaded, record: shownRecord(locale, shown, loaded) }
  const words = copy[locale]
  const head = pageHead({
    page: 'recommendation',
    title: words.filteredTitle(ticker),
    description: words.lead,
    query: { ticker, page: page === 1 ? null : page },
  })
  return listResponse(
    { head, locale, ticker, list, outcomes },
    { isUnknown, isEmpty: list.items.length === 0 },
  )
}

export const meta = pageMeta

export default function RecommendationsRoute({ loaderData }: Route.ComponentProps) {
  return <RecommendationsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
