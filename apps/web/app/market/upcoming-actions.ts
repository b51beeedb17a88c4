import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { actionFigure } from './action-summary.ts'
import { corporateActionNames, keyDayNames } from './corporate-action-names.ts'
import { daysBetween } from './days-between.ts'

const MAX_DAYS = 7

export type UpcomingActions = ReturnType<typeof upcomingActions>

/** The actions of the next seven days, or the very next day with one, soonest first. */
export function upcomingActions(locale: Locale, { items, today }: CorporateActionList, max: number) {
  const names = corporateActionNames[locale]
  const ahead = items.flatMap((action) => {
    const { id, ticker, kind, keyDate, status } = action
    if (keyDate === null || keyDate < today || status === 'cancelled') {
      return []
    }
    const tab = kind === 'dividend' ? null : kind
    return [
      {
        id,
        ticker,
        date: keyDate,
        daysLeft: daysBetween(today, keyDate),
        path: `${pathTo('corporateAction', locale, undefined, { tab, ticker })}#${id}`,
        kind: names.kinds[kind],
        day: names.days[keyDayNames[kind]],
        ...actionFigure(locale, action, today),
      },
    ]
  })
  const first = ahead[0]?.date
  const isThisWeek = ahead.some(({ daysLeft }) => daysLeft <= MAX_DAYS)
  return {
    isThisWeek,
    items: ahead
      .filter(({ daysLeft, date }) => (isThisWeek ? daysLeft <= MAX_DAYS : date === first))
      .slice(0, max),
  }
}
