import type { Home } from '@site/contracts/content/home.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { withStatus } from '#app/content/event-status.ts'
import { listResponse } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { formatRate } from '#app/i18n/format.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { defaultRange } from '#app/market/default-range.ts'
import { loadEconomy } from '#app/market/economy.server.ts'
import { parseRange } from '#app/market/parse-range.ts'
import { appFee } from '#app/page-parts/lot-cost.ts'
import { qrCode } from '#app/page-parts/qr-code.server.ts'
import { loadRecommendationRecord } from '#app/page-parts/recommendations/recommendation-record.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/home.route.ts'
import { describeDayAfter } from './day-after-note.server.ts'
import { shownEvent } from './events-part.tsx'
import { formatRecord, shownFront } from './front.server.ts'
import { HomePage } from './home-page.tsx'
import { homeRanges } from './index-chart.server.ts'
import { marketBoard } from './market-board.server.ts'
import { planExample } from './plan-example.server.ts'
import { purchaseExample } from './purchase.server.ts'

/** More than the board shows, because canceled and undated ones are left out. */
const actionsRead = 10

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content, market, orNull, now } = site
  const requested = url.searchParams.get('range')
  const known = homeRanges.find((each) => each === parseRange(requested))
  const range = known ?? defaultRange
  const [found, fees, snapshot, day, series, actions, economy, record, { siteChrome, menuPlaces, siteUrl }] =
    await Promise.all([
      orNull(content.home()),
      orNull(content.fees()),
      orNull(market.snapshot()),
      orNull(market.marketDay()),
      orNull(market.indexPrices({ range })),
      orNull(market.corporateActions({ pageSize: actionsRead })),
      loadEconomy(site),
      loadRecommendationRecord(site),
      context.get(requestContext).layoutData(locale),
    ])
  const today = dayInJakarta(now)
  const fee = appFee(fees, 'buy', today)
  const front = shownFront(locale, {
    front: found?.front ?? null,
    tagline: siteChrome.settings.tagline,
    hasDocuments: found !== null,
    menuPlaces,
    values: {
      fee: fee && formatRate(locale, fee.percent),
      record: record && formatRecord(locale, record),
      license: found?.license ?? null,
    },
  })
  const shown = {
    head: pageHead({
      page: 'home',
      title: front.headline.replace(/\.$/, ''),
      description: front.lead,
      isIndexed: requested === null,
    }),
    locale,
    front,
    code: qrCode(`${siteUrl}${pathTo('openAccount', locale)}#app`),
    purchase: purchaseExample(locale, fees ?? [], today, snapshot?.featured[0]),
    home: found && shownDocuments(found, now),
    board: snapshot && day && marketBoard(locale, range, { snapshot, day, series, actions }),
    economy,
    day: day && describeDayAfter(locale, day, found?.morningNote ?? null),
    plan: planExample(),
  }
  // Without the CMS, the page still names the firm and how to begin.
  return found === null
    ? data(shown, { status: 503 })
    : listResponse(shown, { isUnknown: requested !== null && known === undefined })
}

function shownDocuments({ products, morningNote, reports, articles, events, promos }: Home, now: Date) {
  return {
    products,
    morningNote,
    reports,
    articles,
    promos,
    events: withStatus(events, now).map(shownEvent),
  }
}

export const meta = pageMeta

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
