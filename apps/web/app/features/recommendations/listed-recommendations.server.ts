import type { Recommendation } from '@site/contracts/content/research.ts'
import type { RatedRecommendation } from './rated-recommendations.server.ts'
import { matchesFilter, type RecommendationFilter, recommendationFilters } from './recommendation-filter.ts'
import type { ListedRecommendation } from './recommendation-rows.tsx'

/** The recommendations that match a filter; without prices (`rated` is null) the analyst's own status decides. */
export function listRecommendations(
  all: readonly Recommendation[],
  rated: readonly RatedRecommendation[] | null,
  filter: RecommendationFilter | null,
): ListedRecommendation[] {
  return all.flatMap((item, index) => {
    const call = rated?.[index]
    const kind = call?.kind ?? item.status
    if (!matchesFilter(filter, { rating: item.rating, kind })) {
      return []
    }
    return [
      {
        item,
        status: call?.status ?? null,
        result: call?.result ?? null,
        lead: call?.lead ?? null,
      },
    ]
  })
}

/** All recommendations, and each filter that matches any. */
export function listChoices(
  all: readonly Recommendation[],
  rated: readonly RatedRecommendation[] | null,
): { filter: RecommendationFilter | null; count: number }[] {
  return [null, ...recommendationFilters].flatMap((filter) => {
    const count = listRecommendations(all, rated, filter).length
    return count === 0 ? [] : [{ filter, count }]
  })
}
