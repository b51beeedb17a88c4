import type { CallOutcome } from '@site/finance/recommendation-outcome.ts'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { loadRecommendationStatuses } from './recommendation-statuses.server.ts'

/** The outcomes of all recommendations up to the last day with prices. */
export interface RecommendationRecord {
  readonly counts: Readonly<Record<CallOutcome['kind'], number>>
  /** All but the open ones. */
  readonly finished: number
  readonly asOf: string | null
}

/** Null if a service is unavailable, or there are no recommendations. */
export async function loadRecommendationRecord(
  site: Pick<Site, 'market' | 'orNull'> & { readonly content: Pick<ContentClient, 'recommendations'> },
): Promise<RecommendationRecord | null> {
  const { content, orNull } = site
  const pages = await orNull(allPages((page) => content.recommendations({ page })))
  const loaded = await Promise.all((pages ?? []).map(({ items }) => loadRecommendationStatuses(site, items)))
  const known = loaded.filter((page) => page !== null)
  const statuses = known.flatMap((page) => page.statuses)
  if (statuses.length === 0 || known.length < loaded.length) {
    return null
  }
  const counts = { target: 0, stop: 0, expired: 0, closed: 0, open: 0 }
  for (const { kind } of statuses) counts[kind] += 1
  return { counts, finished: statuses.length - counts.open, asOf: known[0]?.asOf ?? null }
}

async function allPages<Page extends { readonly pageCount: number }>(
  load: (page: number) => Promise<Page>,
): Promise<readonly Page[]> {
  const first = await load(1)
  const others = Array.from({ length: first.pageCount - 1 }, (_, index) => load(index + 2))
  return [first, ...(await Promise.all(others))]
}
