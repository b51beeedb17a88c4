import type { CallOutcome } from '@site/finance/recommendation-outcome.ts'
import { loadRecommendationStatuses } from '#app/market/recommendation-statuses.server.ts'
import type { Site } from '#app/request/site-context.ts'

export interface RecommendationRecord {
  readonly total: number
  readonly counts: Readonly<Record<CallOutcome['kind'], number>>
  readonly asOf: string | null
  /** Whether the total is of all recommendations, not of the newest. */
  readonly isComplete: boolean
}

/** The record as the recommendations page counts it; null if a service is unavailable or there is none. */
export async function loadRecord(site: Site): Promise<RecommendationRecord | null> {
  const list = await site.orNull(site.content.recommendations({ page: 1 }))
  const outcomes = list && list.items.length > 0 ? await loadRecommendationStatuses(site, list.items) : null
  if (list === null || outcomes === null) {
    return null
  }
  const { statuses, asOf } = outcomes
  const countOf = (kind: CallOutcome['kind']) => statuses.filter((status) => status.kind === kind).length
  return {
    total: statuses.length,
    counts: {
      target: countOf('target'),
      stop: countOf('stop'),
      expired: countOf('expired'),
      closed: countOf('closed'),
      open: countOf('open'),
    },
    asOf,
    isComplete: list.pageCount === 1,
  }
}
