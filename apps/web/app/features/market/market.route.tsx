import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { listResponse } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { screenerFilePath } from '#app/i18n/endpoints/screener-file.ts'
import { defaultRange } from '#app/market/default-range.ts'
import { loadEconomy } from '#app/market/economy.server.ts'
import { describeHaltsOfDay } from '#app/market/halts.server.ts'
import { parseRange } from '#app/market/parse-range.ts'
import { upcomingActions } from '#app/market/upcoming-actions.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/market.route.ts'
import { copy } from './copy.ts'
import { indexChart } from './index-chart.server.ts'
import { MarketPage } from './market-page.tsx'
import { groupNotations } from './notation-groups.server.ts'
import { sectorMaps } from './sector-map.server.ts'

const maxActions = 8

/** Visitors can read the chart before hydration. */
export const handle = { hasCharts: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content, market, orNull, now } = site
  const requested = url.searchParams.get('range')
  const known = parseRange(requested)
  const range = known ?? defaultRange
  const today = dayInJakarta(now)
  const [day, series, actions, halts, economy] = await Promise.all([
    orNull(market.marketDay()),
    orNull(market.indexPrices({ range })),
    orNull(market.corporateActions({ pageSize: 2 * maxActions })),
    orNull(content.marketHalts()),
    loadEconomy(site),
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
    // Its notations are sent once, in their groups.
    day: day && { ...day, notations: null },
    series: series && { chart: indexChart(series) },
    maps: day && sectorMaps(locale, day.sectors),
    notations: day?.notations ? groupNotations(locale, day.notations) : null,
    actions: actions && upcomingActions(locale, actions, maxActions),
    halts: describeHaltsOfDay(locale, halts ?? [], today),
    economy,
    tablePath: screenerFilePath(locale, {}),
  }
  return day === null
    ? data(shown, { status: 503 })
    : listResponse(shown, { isUnknown: requested !== null && known === undefined })
}

export const meta = pageMeta

export default function MarketRoute({ loaderData }: Route.ComponentProps) {
  return <MarketPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
