import type { Rating, Recommendation } from '@site/contracts/content/research.ts'
import { type CallRecord, countOutcomes } from '@site/finance/recommendation-outcome.ts'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { loadRecommendationStatuses, type RecommendationStatus } from './recommendation-statuses.server.ts'

/** The outcomes of all recommendations up to the last day with prices. */
export interface RecommendationRecord extends CallRecord {
  readonly asOf: string | null
}

/** Null if a service is unavailable, or there are no recommendations. */
export async function loadRecommendationRecord(
  site: Pick<Site, 'market' | 'orNull'> & { readonly content: Pick<ContentClient, 'recommendations'> },
): Promise<RecommendationRecord | null> {
  const { content, orNull } = site
  const pages = await orNull(allPages((page) => content.recommendations({ page })))
  const loaded = await Promise.all(
    (pages ?? []).map(async ({ items }) => {
      const outcomes = await loadRecommendationStatuses(site, items)
      return outcomes && { asOf: outcomes.asOf, calls: rateOutcomes(items, outcomes.statuses) }
    }),
  )
  const known = loaded.filter((page) => page !== null)
  const calls = known.flatMap((page) => page.calls)
  if (calls.length === 0 || known.length < loaded.length) {
    return null
  }
  return { ...countOutcomes(calls), asOf: known[0]?.asOf ?? null }
}

/** `statuses` are in the order of the recommendations. */
export function rateOutcomes(
  items: readonly Recommendation[],
  statuses: readonly RecommendationStatus[],
): { rating: Rating; kind: RecommendationStatus['kind'] }[] {
  return items.flatMap(({ rating }, index) => {
    const status = statuses[index]
    return status ? [{ rating, kind: status.kind }] : []
  })
}

async function allPages<Page extends { readonly pageCount: number }>(
  load: (page: number) => Promise<Page>,
): Promise<readonly Page[]> {
  const first = await load(1)
  const others = Array.from({ length: first.pageCount - 1 }, (_, index) => load(index + 2))
  return [first, ...(await Promise.all(others))]
}
