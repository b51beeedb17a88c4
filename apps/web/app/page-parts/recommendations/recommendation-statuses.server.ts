import type { Recommendation } from '@site/contracts/content/research.ts'
import {
  type CallOutcome,
  distanceToTarget,
  monthsAfter,
  recommendationOutcome,
} from '@site/finance/recommendation-outcome.ts'
import type { Site } from '#app/request/site-context.ts'

/** The result of a recommendation to date, and what its row shows of the company. */
export type RecommendationStatus = CallOutcome & {
  readonly suspendedSince: string | null
  readonly companyName: string | null
  /** From the last price, as a fraction; null unless it is open. */
  readonly toTarget: number | null
}

/** In the order of the recommendations; null if the market service is unavailable. */
export async function loadRecommendationStatuses(
  { market, orNull }: Pick<Site, 'market' | 'orNull'>,
  recommendations: readonly Recommendation[],
): Promise<{ readonly statuses: readonly RecommendationStatus[]; readonly asOf: string | null } | null> {
  if (recommendations.length === 0) {
    return { statuses: [], asOf: null }
  }
  const spans = recommendations.map(({ ticker, issuedAt, horizonMonths }) => ({
    ticker,
    from: issuedAt,
    to: monthsAfter(issuedAt, horizonMonths),
  }))
  const response = await orNull(market.priceSpans(spans))
  if (response === null) {
    return null
  }
  const statuses = recommendations.map((recommendation, index) => {
    const span = response.items[index]
    const market = {
      days: span?.rows ?? [],
      events: span?.events ?? [],
      latestDay: response.asOf,
      brokenOn: span?.brokenOn ?? null,
    }
    const { closedAt, closePrice } = recommendation
    const closed = closedAt === null ? null : { on: closedAt, price: closePrice }
    const outcome = recommendationOutcome({ ...recommendation, closed }, market)
    return {
      ...outcome,
      toTarget: distanceToTarget(recommendation, outcome),
      companyName: span?.shortName ?? null,
      suspendedSince: span?.suspendedSince ?? null,
    }
  })
  return { statuses, asOf: response.asOf }
}
