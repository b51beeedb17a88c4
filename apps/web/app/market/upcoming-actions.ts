import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import { daysBetween } from '@site/finance/days.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionCopy } from './action-copy.ts'
import { actionKinds } from './action-kinds.ts'
import { actionPath } from './action-path.ts'
import { actionFigure, nameKeyDay } from './action-summary.ts'

const WEEK_DAYS = 7

export type UpcomingActions = ReturnType<typeof upcomingActions>

/** The actions of the next seven days, soonest first; if there are none, the very next ones. */
export function upcomingActions(locale: Locale, { items, today }: CorporateActionList, max: number) {
  const ahead = items.flatMap((action) => {
    const { id, ticker, kind, keyDate, status } = action
    if (keyDate === null || keyDate < today || status === 'cancelled') {
      return []
    }
    const daysLeft = daysBetween(today, keyDate)
    return [
      {
        id,
        daysLeft,
        path: actionPath(locale, action),
        title: `${ticker} · ${actionKinds[kind].name[locale]}`,
        note: `${nameKeyDay(locale, action).label} ${formatNearDay(locale, keyDate, today)} · ${actionCopy[locale].inDays(daysLeft)}`,
        ...actionFigure(locale, action, today),
      },
    ]
  })
  const thisWeek = ahead.filter(({ daysLeft }) => daysLeft <= WEEK_DAYS)
  return {
    isThisWeek: thisWeek.length > 0,
    items: (thisWeek.length > 0 ? thisWeek : ahead).slice(0, max).map(({ daysLeft: _, ...item }) => item),
  }
}
