import type { Recommendation } from '@site/contracts/content/research.ts'
import { maxSpans, type PriceSpan } from '@site/contracts/market/price-spans.ts'
import {
  type CallOutcome,
  type DatedChange,
  distanceToTarget,
  followCall,
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
  site: Pick<Site, 'market' | 'orNull'>,
  recommendations: readonly Recommendation[],
): Promise<{ readonly statuses: readonly RecommendationStatus[]; readonly asOf: string | null } | null> {
  const followed = await followRecommendations(site, recommendations)
  return followed && { asOf: followed.asOf, statuses: followed.calls.map(({ status }) => status) }
}

/** A recommendation with its result, and the change of its price on each day until then. */
export interface FollowedRecommendation {
  readonly item: Recommendation
  readonly status: RecommendationStatus
  readonly days: readonly DatedChange[]
}

/** Null if the market service is unavailable. */
export async function followRecommendations(
  { market, orNull }: Pick<Site, 'market' | 'orNull'>,
  recommendations: readonly Recommendation[],
): Promise<{ readonly calls: readonly FollowedRecommendation[]; readonly asOf: string | null } | null> {
  const parts = Array.from({ length: Math.ceil(recommendations.length / maxSpans) }, (_, index) =>
    recommendations.slice(index * maxSpans, (index + 1) * maxSpans),
  )
  const responses = await Promise.all(parts.map((part) => orNull(market.priceSpans(part.map(toSpan)))))
  const known = responses.filter((response) => response !== null)
  if (known.length < responses.length) {
    return null
  }
  const asOf = known[0]?.asOf ?? null
  const spans = known.flatMap(({ items }) => items)
  return { asOf, calls: recommendations.map((item, index) => followSpan(item, spans[index], asOf)) }
}

function toSpan({ ticker, issuedAt, horizonMonths }: Recommendation) {
  return { ticker, from: issuedAt, to: monthsAfter(issuedAt, horizonMonths) }
}

function followSpan(
  item: Recommendation,
  span: PriceSpan | undefined,
  latestDay: string | null,
): FollowedRecommendation {
  const { closedAt, closePrice } = item
  const call = { ...item, closed: closedAt === null ? null : { on: closedAt, price: closePrice } }
  const market = {
    days: span?.rows ?? [],
    events: span?.events ?? [],
    latestDay,
    brokenOn: span?.brokenOn ?? null,
  }
  const outcome = recommendationOutcome(call, market)
  const status = {
    ...outcome,
    toTarget: distanceToTarget(item, outcome),
    companyName: span?.shortName ?? null,
    suspendedSince: span?.suspendedSince ?? null,
  }
  return { item, status, days: followCall(call, market, outcome) }
}
