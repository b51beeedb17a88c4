import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { describeHaltsOfDay } from '#app/market/halts.server.ts'
import { upcomingActions } from '#app/market/upcoming-actions.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/exchange-calendar.route.ts'
import { bondOffers } from './bond-offers.server.ts'
import { computeSettlement, isRejected, settlementRule } from './compute-settlement.server.ts'
import { copy } from './copy.ts'
import { describeAuctions } from './describe-auctions.server.ts'
import { describeHalts } from './describe-halts.server.ts'
import { describeToday, shownHours } from './describe-today.server.ts'
import { ExchangeCalendarPage } from './exchange-calendar-page.tsx'
import { holidaySources, holidayYears } from './holiday-years.server.ts'

const maxActions = 5

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, market, orNull, now } = context.get(siteContext)
  const [found, actions, series, published, { siteUrl }] = await Promise.all([
    orNull(market.holidays()),
    orNull(market.corporateActions({ pageSize: 2 * maxActions })),
    orNull(content.bondSeries()),
    orNull(content.marketHalts()),
    context.get(requestContext).layoutData(locale),
  ])
  const typed = url.searchParams.get('traded')
  const holidays = found?.holidays ?? null
  const settlement = holidays && computeSettlement(locale, holidays, typed, now)
  const years = holidays && holidayYears(locale, holidays, now)
  const words = copy[locale]
  const head = pageHead({
    page: 'exchangeCalendar',
    title: words.title,
    description: words.lead,
    query: typed === null ? {} : { traded: typed.slice(0, 40) },
    isIndexed: typed === null,
  })
  return data(
    {
      head,
      locale,
      today: describeToday(locale, holidays, now),
      rules: {
        hours: shownHours(locale, now),
        auctions: describeAuctions(locale, now),
        halts: describeHalts(locale, published ?? [], now),
      },
      haltsOfDay: describeHaltsOfDay(locale, published ?? [], dayInJakarta(now)),
      settlementRule: settlementRule(locale),
      settlement,
      years,
      holidaySources: years && holidaySources(locale, years),
      actions: actions && upcomingActions(locale, actions, maxActions),
      offers: series && bondOffers(locale, series, now),
      siteHost: new URL(siteUrl).host,
    },
    { status: holidays === null ? 503 : settlement && isRejected(settlement) ? 422 : 200 },
  )
}

export const meta = pageMeta

export default function ExchangeCalendarRoute({ loaderData }: Route.ComponentProps) {
  return <ExchangeCalendarPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
