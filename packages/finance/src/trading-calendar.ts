import { dayAfter } from './days.ts'
import { announcedYears, exchangeHolidays } from './exchange-holidays.ts'
import type { RuleSource } from './rule-source.ts'

export const settlement = {
  regularDays: 2,
  cashDays: 0,
  since: '2018-11-26',
  checked: '2026-11-28',
  // Recheck: the exchange's own decree, maybe Kep-00107/BEI/10-2018, was not found.
  source: 'POJK 21/POJK.04/2018',
} as const satisfies RuleSource & { regularDays: number; cashDays: number }

/**
 * A year that the exchange announced is in exchange-holidays.ts. An imported year counts as announced from this many
 * days on: the lists of 2023 to 2026 have 18 to 25 weekdays each, and a source that delivers only a few days reports
 * additions such as an election, before or besides the list of the year.
 */
const minHolidaysOfYear = 10

/** Longer than the exchange was closed in a row: 7 weekdays around Eid, from March 28 to April 7, 2025. */
const maxClosedWeekdays = 10

/** `unknown`: a weekday of a year whose holidays are not known; nothing may be derived from it. */
export type DayKind = 'open' | 'weekend' | 'holiday' | 'unknown'

export type Settlement =
  /** `counted` are the trading days after the trade; the last one is the settlement day. */
  | { readonly counted: readonly string[]; readonly skipped: readonly string[] }
  | { readonly error: 'notTradingDay'; readonly kind: 'weekend' | 'holiday' }
  | { readonly error: 'unknownYear'; readonly year: string }
  | { readonly error: 'beforeRule' }

export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
}

/**
 * The only answer to whether the exchange trades on a day: by the announced lists and imported holidays. No day of an
 * unknown year is open by assumption.
 */
export function tradingCalendar(imported: readonly string[]) {
  const closed = new Set([...exchangeHolidays.map(({ date }) => date), ...imported])
  const years = knownYears(closed)

  function classifyDay(day: string): DayKind {
    if (isWeekend(day)) return 'weekend'
    if (closed.has(day)) return 'holiday'
    return years.includes(readYear(day)) ? 'open' : 'unknown'
  }

  function nextPossibleDay(day: string): string {
    let next = dayAfter(day)
    while (classifyDay(next) === 'weekend' || classifyDay(next) === 'holiday') next = dayAfter(next)
    return next
  }

  /** The first trading day after `day`; null if its year is unknown. */
  function nextTradingDay(day: string): string | null {
    const next = nextPossibleDay(day)
    return classifyDay(next) === 'open' ? next : null
  }

  /** The unknown year because of which the first trading day after `day` is not known; null if the day is known. */
  function unknownYearAfter(day: string): string | null {
    const next = nextPossibleDay(day)
    return classifyDay(next) === 'open' ? null : readYear(next)
  }

  /** When cash and shares of a trade in the regular market change hands. */
  function settle(tradeDay: string): Settlement {
    return computeSettlement(tradeDay, classifyDay)
  }

  /**
   * Of days without prices, in order, those that miss them: trading days, and in an unknown year only what exceeds any
   * holidays: a holiday causes no alert, and data that stops causes one.
   */
  function missedDays(daysWithoutPrices: readonly string[]): string[] {
    return findMissedDays(daysWithoutPrices, classifyDay)
  }

  return {
    years,
    holidays: [...closed].sort(),
    classifyDay,
    nextTradingDay,
    unknownYearAfter,
    settle,
    missedDays,
  }
}
export type TradingCalendar = ReturnType<typeof tradingCalendar>

function computeSettlement(tradeDay: string, classifyDay: (day: string) => DayKind): Settlement {
  if (tradeDay < settlement.since) return { error: 'beforeRule' }
  const kind = classifyDay(tradeDay)
  if (kind === 'unknown') return { error: 'unknownYear', year: readYear(tradeDay) }
  if (kind !== 'open') return { error: 'notTradingDay', kind }
  const counted: string[] = []
  const skipped: string[] = []
  for (let day = dayAfter(tradeDay); counted.length < settlement.regularDays; day = dayAfter(day)) {
    const kindOfDay = classifyDay(day)
    if (kindOfDay === 'unknown') return { error: 'unknownYear', year: readYear(day) }
    if (kindOfDay === 'open') counted.push(day)
    else skipped.push(day)
  }
  return { counted, skipped }
}

function findMissedDays(
  daysWithoutPrices: readonly string[],
  classifyDay: (day: string) => DayKind,
): string[] {
  const missed: string[] = []
  let before: string | null = null
  let unknownInRow = 0
  for (const day of daysWithoutPrices) {
    if (before === null || day !== dayAfter(before)) unknownInRow = 0
    before = day
    const kind = classifyDay(day)
    if (kind === 'unknown') unknownInRow += 1
    const isMissed = kind === 'open' || (kind === 'unknown' && unknownInRow > maxClosedWeekdays)
    if (isMissed) missed.push(day)
  }
  return missed
}

/** The years whose holidays are known, in order. */
function knownYears(closed: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const day of closed) counts.set(readYear(day), (counts.get(readYear(day)) ?? 0) + 1)
  const imported = [...counts].flatMap(([year, count]) => (count < minHolidaysOfYear ? [] : year))
  return [...new Set([...announcedYears.map(({ year }) => year), ...imported])].sort()
}

const readYear = (day: string): string => day.slice(0, 4)
