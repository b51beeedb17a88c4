import type { Locale } from '#app/i18n/locales.ts'
import type { MarketClient } from '#app/market/market-client.server.ts'
import { actionListOf } from './action-list.server.ts'
import { type ActionsQuery, marketQueryOf } from './actions-query.server.ts'
import { allActions } from './all-actions.server.ts'
import type { Shown } from './corporate-actions-page.tsx'
import { firstDay, lastDay, monthOf } from './month.ts'
import { monthCalendar } from './month-calendar.server.ts'

/** What stands below the filter: the list, the month, or why there is neither. */
export async function shownOf({
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
