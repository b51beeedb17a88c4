import { clockInJakarta } from '@site/contracts/jakarta-time.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Site } from '#app/request/site-context.ts'
import { localizeActionList } from './action-list.server.ts'
import { type ActionsQuery, toActionsQuery } from './actions-query.server.ts'
import { allActions } from './all-actions.server.ts'
import type { Shown } from './corporate-actions-page.tsx'
import { firstDay, lastDay, toMonth } from './month.ts'
import { monthCalendar } from './month-calendar.server.ts'

/** The content below the filter: the list, the month, or why there is neither. */
export async function fetchShownActions({
  site: { locale, market, content, orNull, now },
  query,
  today,
  page,
}: {
  site: Pick<Site, 'locale' | 'market' | 'content' | 'orNull' | 'now'>
  query: ActionsQuery
  today: string
  page: number
}): Promise<Shown> {
  // The market service would reject an invalid filter; the form shows the errors instead.
  if (query.errors.length > 0) {
    return { as: 'errors' }
  }
  const namesKinds = query.kind === null
  if (query.view === 'list') {
    const [list, found, cutoffs] = await Promise.all([
      orNull(market.corporateActions({ ...toActionsQuery(query), page })),
      orNull(market.holidays()),
      orNull(content.serviceCutoffs()),
    ])
    if (list === null) return { as: 'unavailable' }
    const calendar = found && tradingCalendar(found.holidays.map(({ date }) => date))
    const options = { clock: clockInJakarta(now), calendar, cutoffs: cutoffs?.rows ?? null, namesKinds }
    return { as: 'list', list: localizeActionList(locale, list, options) }
  }
  const month = query.typed.month ?? toMonth(today)
  const period = { from: firstDay(month), to: lastDay(month) }
  const answer = await orNull(
    allActions(market, { ...toActionsQuery(query), ...period }).then((actions) => ({ actions })),
  )
  if (answer === null) {
    return { as: 'unavailable' }
  }
  const { actions } = answer
  return actions === null
    ? { as: 'tooMany' }
    : {
        as: 'calendar',
        calendar: monthCalendar(locale, { month, today, actions, namesKinds }),
      }
}
