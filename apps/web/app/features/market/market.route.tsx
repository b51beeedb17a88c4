import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { priceRanges } from '@site/contracts/market/prices.ts'
import { data } from 'react-router'
import { listResponse } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { screenerFilePath } from '#app/i18n/endpoints/screener-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { defaultRange } from '#app/market/default-range.ts'
import { notationMeaning } from '#app/market/notation-meanings.server.ts'
import { upcomingActions } from '#app/market/upcoming-actions.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/market.route.ts'
import { copy } from './copy.ts'
import { indexChart } from './index-chart.server.ts'
import { MarketPage } from './market-page.tsx'
import type { NotationMeanings } from './notations-part.tsx'
import { sectorMaps } from './sector-map.server.ts'

const maxActions = 8

/** Visitors can read the chart before hydration. */
export const handle = { hasCharts: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, market, orNull, now } = context.get(siteContext)
  const requested = url.searchParams.get('range')
  const range = priceRanges.find((each) => each === requested) ?? defaultRange
  const today = dayInJakarta(now)
  const [day, series, actions] = await Promise.all([
    orNull(market.marketDay()),
    orNull(market.indexPrices({ range })),
    orNull(market.corporateActions({ pageSize: 2 * maxActions })),
  ])
  const words = copy[locale]
  const head = pageHead({
    page: 'market',
    title: words.title,
    description: words.lead,
    isIndexed: requested === null,
  })
  const shown = {
    head,
    locale,
    range,
    today,
    day,
    series: series && { chart: indexChart(series) },
    maps: day && sectorMaps(locale, day.sectors),
    meanings: meaningsOf(locale, day),
    actions: actions && upcomingActions(locale, actions, maxActions),
    tablePath: screenerFilePath(locale, {}),
  }
  return day === null
    ? data(shown, { status: 503 })
    : listResponse(shown, { isUnknown: requested !== null && requested !== range })
}

/** On the server: the whole list in both languages is too large for a page's script. */
function meaningsOf(locale: Locale, day: MarketDay | null): NotationMeanings {
  const codes = day?.notations?.companies.flatMap((company) => company.codes) ?? []
  return Object.fromEntries(codes.map((code) => [code, notationMeaning(locale, code)]))
}

export const meta = pageMeta

export default function MarketRoute({ loaderData }: Route.ComponentProps) {
  return <MarketPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
