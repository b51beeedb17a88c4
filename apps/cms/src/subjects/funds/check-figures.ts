import { dayAfter, dayBefore } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Fund } from '#cms/base/payload-types.ts'
import type { FigureColumn, FigureError, FundFigures } from './import-outcome.ts'

/** The largest change of a NAV in one trading day, in percent. */
const dailyLimits: Readonly<Record<Fund['kind'], number>> = {
  // Instruments of less than a year: rates that jump by half a percentage point cost at most half a percent.
  moneyMarket: 0.5,
  // Yields that jump by half a percentage point cost bonds with a duration of seven years 3.5%.
  fixedIncome: 3.5,
  // At most 79% in one class of assets (POJK 23/POJK.04/2016), so 79% of the limit of equity funds.
  mixed: 9.5,
  // The composite index moved by 10.4% on October 8, 2008 and by 10.2% on March 26, 2020.
  equity: 12,
  index: 12,
}
/** Interest of about 12% a year, as in 2006, adds up day by day. */
const dailyInterest = 0.05

/** The largest change of a NAV in this many trading days: independent changes grow with the square root of the days. */
const limitPercent = (kind: Fund['kind'], days: number): number =>
  dailyLimits[kind] * Math.sqrt(Math.max(days, 1)) + dailyInterest * days

const changePercent = (before: number, after: number): number => (after / before - 1) * 100

/** The trading days after `from`, up to `to`. Weekdays of a year whose holidays are not known count. */
function countTradingDays({ classifyDay }: TradingCalendar, from: string, to: string): number {
  let days = 0
  for (let day = dayAfter(from); day <= to; day = dayAfter(day)) {
    if (['open', 'unknown'].includes(classifyDay(day))) days += 1
  }
  return days
}

/** NAV by day, of earlier imports and the site. */
export type NavHistory = ReadonlyMap<string, number>
export type KnownFund = Pick<Fund, 'id' | 'code' | 'name' | 'kind'> & {
  readonly figures: FundFigures
  readonly history: NavHistory
}
type FigureProblem = { readonly column: FigureColumn; readonly error: FigureError }

const periods = [
  { name: 'month', column: 'return_1m', months: 1 },
  { name: 'yearToDate', column: 'return_ytd', months: null },
  { name: 'year', column: 'return_1y', months: 12 },
  { name: 'threeYears', column: 'return_3y', months: 36 },
] as const

/** The day before a return begins; null months begin with the year. */
function startDay(day: string, months: number | null): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (months === null) return `${year - 1}-12-31`
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/** The longest stretch without trading days in which the last NAV still counts. */
const maxDaysBack = 14

function navOn(history: NavHistory, day: string): number | null {
  let searched = day
  for (let back = 0; back < maxDaysBack; back += 1) {
    const nav = history.get(searched)
    if (nav !== undefined) return nav
    searched = dayBefore(searched)
  }
  return null
}

/** How far the NAV moved since the one on the site, and how far it may. */
export function describeMove(calendar: TradingCalendar, { kind, figures }: KnownFund, own: FundFigures) {
  const days = countTradingDays(calendar, figures.navDate, own.navDate)
  return { change: changePercent(figures.nav, own.nav), limit: limitPercent(kind, days) }
}

/** Why figures are implausible for a fund; their format is already checked. */
export function findImplausible(
  calendar: TradingCalendar,
  fund: KnownFund,
  own: FundFigures,
): FigureProblem[] {
  const dayKind = calendar.classifyDay(own.navDate)
  if (dayKind === 'weekend' || dayKind === 'holiday') return [{ column: 'nav_date', error: dayKind }]
  const { change, limit } = describeMove(calendar, fund, own)
  return [
    ...(Math.abs(change) > limit ? [{ column: 'nav', error: 'navChange' } as const] : []),
    ...periods.flatMap(({ name, column, months }): FigureProblem[] => {
      const percent = own.returns[name]
      if (percent === null) return []
      const start = startDay(own.navDate, months)
      const days = countTradingDays(calendar, start, own.navDate)
      if (Math.abs(percent) > limitPercent(fund.kind, days)) return [{ column, error: 'returnChange' }]
      const nav = navOn(fund.history, start)
      // Managers may begin a period a day earlier or later.
      const isContradicted =
        nav !== null && Math.abs(percent - changePercent(nav, own.nav)) > limitPercent(fund.kind, 1)
      return isContradicted ? [{ column, error: 'returnAgainstNav' }] : []
    }),
  ]
}
