import { data } from 'react-router'
import { dayOf } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import type { MarketClient } from '#app/market/market-client.server.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/corporate-actions.route.ts'
import { actionListOf } from './action-list.server.ts'
import { type ActionsQuery, actionsQueryOf, marketQueryOf } from './actions-query.server.ts'
import { allActions } from './all-actions.server.ts'
import { copy } from './copy.ts'
import { CorporateActionsPage, type Shown } from './corporate-actions-page.tsx'
import { firstDay, lastDay, monthOf } from './month.ts'
import { monthCalendar } from './month-calendar.server.ts'
import { viewQuery } from './view-path.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, market, now } = context.get(siteContext)
  const page = pageNumber(url)
  const query = actionsQueryOf(url.searchParams)
  if (query === null) {
    throw data(null, { status: 404 })
  }
  const today = dayOf(now)
  const [shown, { siteUrl }] = await Promise.all([
    shownOf({ locale, market, query, today, page }),
    context.get(requestContext).frame(locale),
  ])
  if (page > (shown.as === 'list' ? shown.list.pageCount : 1)) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const { kind, view, typed, faults } = query
  const head = pageHead({
    page: 'corporateAction',
    title: words.titleOf(corporateActionNames[locale].kinds[kind], typed.ticker),
    description: words.lead,
    query: viewQuery(query, { page: page === 1 ? null : page }),
  })
  return {
    head,
    locale,
    query: { kind, view, typed, faults },
    today,
    siteHost: new URL(siteUrl).host,
    shown,
  }
}

async function shownOf({
  locale,
  market,
  query,
  today,
  page,
}: {
  locale: Locale
  market: MarketClient
  query: ActionsQuery
  today: string
  page: number
}): Promise<Shown> {
  // The market service refuses what is no filter; the form then says what is wrong.
  if (query.faults.length > 0) {
    return { as: 'faults' }
  }
  if (query.view === 'list') {
    const list = await market.corporateActions({ ...marketQueryOf(query), page })
    return { as: 'list', list: actionListOf(locale, list) }
  }
  const month = query.typed.month ?? monthOf(today)
  const actions = await allActions(market, {
    ...marketQueryOf(query),
    from: firstDay(month),
    to: lastDay(month),
  })
  return actions === null
    ? { as: 'tooMany' }
    : { as: 'calendar', calendar: monthCalendar(locale, { month, today, actions }) }
}

export const meta = pageMeta

export default function CorporateActionsRoute({ loaderData }: Route.ComponentProps) {
  return <CorporateActionsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
