import { maxCompared } from '@site/contracts/market/comparison.ts'
import { priceRanges } from '@site/contracts/market/prices.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { partResponse } from '#app/errors/part-response.server.ts'
import { defaultLocale } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { reportContext } from '#app/request/site-context.ts'
import type { Route } from './+types/compare-series.route.ts'
import { compareSeries } from './compare-chart.server.ts'

/** The data of the comparison chart as JSON, for the crosshair. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { market, orNull } = context.get(requestContext).siteFor(defaultLocale)
  return partResponse(defaultLocale, context.get(reportContext), async () => {
    const tickers = (url.searchParams.get('tickers') ?? '').split('-')
    const range = priceRanges.find((each) => each === url.searchParams.get('range'))
    if (tickers.length > maxCompared || !tickers.every(isTicker) || range === undefined) {
      throw data(null, { status: 404 })
    }
    const comparison = await orNull(market.comparison({ tickers: tickers.join(), range }))
    if (comparison === null) {
      throw data(null, { status: 503 })
    }
    return compareSeries(comparison)
  })
}
