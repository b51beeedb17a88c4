import type { Recommendation } from '@site/contracts/content/research.ts'
import { followRecommendations } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { rateRecommendation } from './rated-recommendations.server.ts'
import { buildRecord } from './record.server.ts'
import { drawRecord } from './record-chart.server.ts'

/** The results of all recommendations, or those of one company; null while prices are unavailable. */
export async function loadResults(
  site: Pick<Site, 'locale' | 'market' | 'orNull'>,
  recommendations: readonly Recommendation[],
  ticker: string | null,
) {
  const { locale, market, orNull } = site
  const [followed, index] = await Promise.all([
    followRecommendations(site, recommendations),
    orNull(market.indexPrices({ range: 'max' })),
  ])
  if (followed === null) {
    return null
  }
  const { asOf } = followed
  const indexName = index?.name ?? null
  const rated = followed.calls.map((call) => rateRecommendation(call, index))
  return {
    rated,
    shown: {
      record: buildRecord(locale, rated, { asOf, indexName, ticker }),
      chart: asOf === null ? null : drawRecord(locale, rated, asOf),
      indexName,
    },
  }
}
