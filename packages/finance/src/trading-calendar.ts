import { dayAfter } from './days.ts'

export const settlement = {
  regularDays: 2,
  cashDays: 0,
  since: '2018-11-26',
  checked: '2026-11-28',
  // Recheck: the exchange's own decree, maybe Kep-00107/BEI/10-2018, was not found.
  source: 'POJK 21/POJK.04/2018',
} as const

/** The exchange closes on more weekdays every year; fewer are single days, delivered before the year's list. */
const minHolidaysOfYear = 10

export type DayKind = 'open' | 'weekend' | 'holiday' | 'unknown'

export type Settlement =
  /** `counted` are the trading days after the trade; the last one is the settlement day. */
  | { readonly counted: readonly string[]; readonly skipped: readonly string[] }
  | { readonly error: 'notTradingDay'; readonly kind: 'weekend' | 'holiday' }
  | { readonly error: 'unknownYear'; readonly year: string }
  | { readonly error: 'beforeRule' }

/** Trading days by a list of holidays. A year without its list is unknown: no day of it is open by assumption. */
export function tradingCalendar(holidays: readonly string[]) {
  const closed = new Set(holidays)
  const counts = new Map<string, number>()
  for (const day of closed) counts.set(day.slice(0, 4), (counts.get(day.slice(0, 4)) ?? 0) + 1)
  const years = [...counts.entries()].filter(([, count]) => count >= minHolidaysOfYear).map(([year]) => year)

  function kindOf(day: string): DayKind {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday === 0 || weekday === 6) return 'weekend'
    if (closed.has(day)) return 'holiday'
    return years.includes(day.slice(0, 4)) ? 'open' : 'unknown'
  }

  /** The first trading day after `day`; null if its year is unknown. */
  function nextTradingDay(day: string): string | null {
    let next = dayAfter(day)
    let kind = kindOf(next)
    while (kind === 'weekend' || kind === 'holiday') {
      next = dayAfter(next)
      kind = kindOf(next)
    }
    return kind === 'open' ? next : null
  }

  /** When cash and shares of a trade in the regular market change hands. */
  function settle(tradeDay: string): Settlement {
    if (tradeDay < settlement.since) return { error: 'beforeRule' }
    const kind = kindOf(tradeDay)
    if (kind === 'unknown') return { error: 'unknownYear', year: tradeDay.slice(0, 4) }
    if (kind !== 'open') return { error: 'notTradingDay', kind }
    const counted: string[] = []
    const skipped: string[] = []
    for (let day = dayAfter(tradeDay); counted.length < settlement.regularDays; day = dayAfter(day)) {
      const kindOfDay = kindOf(day)
      if (kindOfDay === 'unknown') return { error: 'unknownYear', year: day.slice(0, 4) }
      if (kindOfDay === 'open') counted.push(day)
      else skipped.push(day)
    }
    return { counted, skipped }
  }

  return { years: years.sort(), kindOf, nextTradingDay, settle }
}
export type TradingCalendar = ReturnType<typeof tradingCalendar>
