import type { Rating } from '@site/contracts/content/research.ts'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'

/** The lists of the page, by their names in the URL. */
export const recommendationFilters = ['open', 'ended', 'buy', 'hold', 'sell'] as const
export type RecommendationFilter = (typeof recommendationFilters)[number]

export function matchesFilter(
  filter: RecommendationFilter | null,
  { rating, kind }: { readonly rating: Rating; readonly kind: RecommendationStatus['kind'] },
): boolean {
  switch (filter) {
    case null:
      return true
    case 'open':
      return kind === 'open'
    case 'ended':
      return kind !== 'open'
    default:
      return rating === filter
  }
}
