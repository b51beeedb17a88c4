import type { IndexSeries } from '@site/contracts/market/prices.ts'
import {
  compareWithIndex,
  computeResult,
  type DatedLead,
  type RatedCall,
} from '@site/finance/call-against-index.ts'
import type { FollowedRecommendation } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'

/** A recommendation with its result, and how far it was ahead of the index on each day. */
export interface RatedRecommendation extends FollowedRecommendation, RatedCall {
  /** From the day of issue; null: not comparable with the index. */
  readonly leads: readonly DatedLead[] | null
}

/** `index` is null while it is unavailable. */
export function rateRecommendation(
  followed: FollowedRecommendation,
  index: IndexSeries | null,
): RatedRecommendation {
  const { item, status, days } = followed
  const leads = compareWithIndex(item, days, index?.points ?? [])
  const lastDay = days.at(-1)?.date
  const last = leads?.at(-1)
  return {
    ...followed,
    rating: item.rating,
    kind: status.kind,
    result: status.change === null ? null : computeResult(item.rating, status.change),
    leads,
    // Without a value of the index on the last day, the lead of an earlier day is not that of the result.
    lead: last !== undefined && last.date === lastDay ? last.points : null,
  }
}
