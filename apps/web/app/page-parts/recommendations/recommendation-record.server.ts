import type { Recommendation } from '@site/contracts/content/research.ts'
import { type CallRecord, countOutcomes } from '@site/finance/recommendation-outcome.ts'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { followRecommendations } from './recommendation-statuses.server.ts'

type Content = Pick<ContentClient, 'recommendations'>

/** The outcomes of all recommendations up to the last day with prices. */
export interface RecommendationRecord extends CallRecord {
  readonly asOf: string | null
}

/** Null if a service is unavailable, or there are no recommendations. */
export async function loadRecommendationRecord(
  site: Pick<Site, 'market' | 'orNull'> & { readonly content: Content },
): Promise<RecommendationRecord | null> {
  const items = await site.orNull(loadAllRecommendations(site.content, null))
  const followed = items && items.length > 0 ? await followRecommendations(site, items) : null
  if (followed === null) {
    return null
  }
  const outcomes = followed.calls.map(({ item, status }) => ({ rating: item.rating, kind: status.kind }))
  return { ...countOutcomes(outcomes), asOf: followed.asOf }
}

/** All published recommendations, or those of one company, newest first. */
export async function loadAllRecommendations(
  content: Content,
  ticker: string | null,
): Promise<readonly Recommendation[]> {
  const first = await content.recommendations({ page: 1, ticker })
  const others = Array.from({ length: first.pageCount - 1 }, (_, index) =>
    content.recommendations({ page: index + 2, ticker }),
  )
  const items = [first, ...(await Promise.all(others))].flatMap((list) => list.items)
  // The CMS lists by the state that analysts set; the outcome by prices may be another one.
  return items.toSorted((one, other) => other.issuedAt.localeCompare(one.issuedAt))
}
