import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { loadRecommendationStatuses } from './recommendation-statuses.server.ts'

/** How many recommendations are finished (target, stop, end of horizon or closed), and how many of them reached it. */
export interface RecommendationRecord {
  readonly finished: number
  readonly reached: number
}

/** Of all recommendations; null if a service is unavailable, or none is finished. */
export async function loadRecommendationRecord(
  site: Pick<Site, 'market' | 'orNull'> & { readonly content: Pick<ContentClient, 'recommendations'> },
): Promise<RecommendationRecord | null> {
  const { content, orNull } = site
  const pages = await orNull(allPages((page) => content.recommendations({ page })))
  const statuses = await Promise.all(
    (pages ?? []).map(async ({ items }) => (await loadRecommendationStatuses(site, items))?.statuses ?? null),
  )
  const all = statuses.flatMap((page) => page ?? [])
  const finished = all.filter(({ kind }) => kind !== 'open').length
  return finished === 0 || statuses.includes(null)
    ? null
    : { finished, reached: all.filter(({ kind }) => kind === 'target').length }
}

async function allPages<Page extends { readonly pageCount: number }>(
  load: (page: number) => Promise<Page>,
): Promise<readonly Page[]> {
  const first = await load(1)
  const others = Array.from({ length: first.pageCount - 1 }, (_, index) => load(index + 2))
  return [first, ...(await Promise.all(others))]
}
