import { autoRejectionLimits, type PriceLimits } from '@site/finance/auto-rejection.ts'
import { dayAfter, daysBetween } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Insertable } from 'kysely'
import type { PriceBreaksTable } from '#market/database/schema.ts'
import { maxDaysOff } from './tables/action-days.ts'

/** A bar and the one before it. */
export interface BarAfterBar {
  readonly ticker: string
  readonly day: string
  readonly high: number
  readonly low: number
  readonly close: number
  /** The reference price according to the exchange. */
  readonly previous: number | null
  /** The last day with a price before, and its close as traded; null: the first bar. */
  readonly dayBefore: string | null
  readonly closeBefore: number | null
  /** Other shares have prices of a day in between. */
  readonly isMarketBetween: boolean
}

/** A delivered event that adjusts prices. */
export interface FactorEvent {
  /** The first day at the new price. */
  readonly day: string
  readonly factor: number
}

export type FoundBreak = Insertable<PriceBreaksTable> & { readonly factor: number }

/** Prices differ by less without a corporate action worth adjusting. */
export const breakTolerance = 0.05
/** Without a proof, a share may change by this much; splits 1:2 and 2:1 change it by more. */
const maxUnprovenChange = { fall: 0.55, rise: 1.8 }
/** The day on which an event changes prices that do not show it. */
export const never = 'infinity'

/** The multiplier of the close before by the delivered events between the bars. */
export function computeFactorBefore(bar: BarAfterBar, events: readonly FactorEvent[]): number {
  const { day, dayBefore } = bar
  return events.reduce(
    (product, event) =>
      dayBefore !== null && event.day > dayBefore && event.day <= day ? product * event.factor : product,
    1,
  )
}

/**
 * The break on the day of a bar; null: its prices continue the last ones, or a delivered event explains them. The proof
 * is the exchange's reference price: after a corporate action, it differs from the last close by the action's factor.
 */
export function findPriceBreak(
  bar: BarAfterBar,
  events: readonly FactorEvent[],
  calendar: TradingCalendar,
): FoundBreak | null {
  const { ticker, day, dayBefore, closeBefore, previous } = bar
  if (dayBefore === null || closeBefore === null) return null
  const expected = closeBefore * computeFactorBefore(bar, events)
  const found = { ticker, day, dayBefore, closeBefore, previous, factor: 1 }
  if (previous === null) {
    return isPossible(bar, expected, calendar) ? null : { ...found, kind: 'unadjusted' }
  }
  if (isNear(previous, expected) || isReferenceOfBefore(bar, expected)) return null
  const factor = previous / expected
  if (hasGapBefore(bar, calendar)) {
    return isUnprovenChange(factor) ? null : { ...found, kind: 'unadjusted' }
  }
  if (!isWithinLimits(bar, previous) && isWithinLimits(bar, expected)) {
    return { ...found, kind: 'wrongReference' }
  }
  return { ...found, kind: 'adjusted', factor }
}

/** Whether the file still has the close of before an event that is delivered. */
export function isReferenceOfBefore({ previous, closeBefore }: BarAfterBar, expected: number): boolean {
  return previous !== null && previous === closeBefore && !isNear(previous, expected)
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one / other - 1) <= breakTolerance
}

/**
 * The event that the reference price of a bar shows, although its list names a day close by; without a reference price,
 * the one that its trades show.
 */
export function findMisdatedEvent<Event extends FactorEvent>(
  bar: BarAfterBar,
  events: readonly Event[],
): Event | null {
  const { day, previous, closeBefore } = bar
  if (closeBefore === null) return null
  const expected = closeBefore * computeFactorBefore(bar, events)
  const isExpected = previous === null ? touchesLimits(bar, expected) : isNear(previous, expected)
  if (isExpected || isReferenceOfBefore(bar, expected)) return null
  const event = events.find(({ day: listed, factor }) => {
    const reference = expected * factor
    const isShown = previous === null ? isWithinLimits(bar, reference) : isNear(previous, reference)
    return isShown && Math.abs(daysBetween(listed, day)) <= maxDaysOff
  })
  return event ?? null
}

/** Whether the trades of the first day of an event still continue the close before it, so that it has not happened. */
export function isEventAbsent(bar: BarAfterBar, events: readonly FactorEvent[]): boolean {
  const { closeBefore, previous } = bar
  if (closeBefore === null) return false
  const expected = closeBefore * computeFactorBefore(bar, events)
  return (
    !isNear(expected, closeBefore) &&
    isNear(previous ?? closeBefore, closeBefore) &&
    isWithinLimits(bar, closeBefore) &&
    !isWithinLimits(bar, expected)
  )
}

/** Whether the share may have been traded between the two bars, so that its reference price proves nothing. */
function hasGapBefore({ day, dayBefore, isMarketBetween }: BarAfterBar, calendar: TradingCalendar): boolean {
  if (dayBefore === null || isMarketBetween) return isMarketBetween
  return calendar.missedDays(listDaysBetween(dayBefore, day)).length > 0
}

/** The days after `from` and before `to`. */
function listDaysBetween(from: string, to: string): readonly string[] {
  const days: string[] = []
  for (let day = dayAfter(from); day < to; day = dayAfter(day)) days.push(day)
  return days
}

function isUnprovenChange(factor: number): boolean {
  return factor > maxUnprovenChange.fall && factor < maxUnprovenChange.rise
}

/** Whether a bar without a reference price can follow the one before it. */
function isPossible(bar: BarAfterBar, expected: number, calendar: TradingCalendar): boolean {
  if (isUnprovenChange(bar.close / expected)) return true
  if (hasGapBefore(bar, calendar)) return bar.close < expected * 10 && bar.close > expected / 10
  return touchesLimits(bar, expected)
}

/** Whether some trade of the day was possible. */
function touchesLimits({ day, high, low }: BarAfterBar, reference: number): boolean {
  const limits = findWidestLimits(reference, day)
  return limits === null || (high >= limits.lower && low <= limits.upper)
}

function isWithinLimits({ day, high, low }: BarAfterBar, reference: number): boolean {
  const limits = findWidestLimits(reference, day)
  return limits === null || (high <= limits.upper && low >= limits.lower)
}

/** The widest limits of all boards, because the board of a past day is not known. */
export function findWidestLimits(
  reference: number,
  day: string,
  { isFirstTradingDay = false }: { readonly isFirstTradingDay?: boolean } = {},
): PriceLimits | null {
  const main = autoRejectionLimits(reference, 'M', day, { isFirstTradingDay })
  const narrow = autoRejectionLimits(reference, 'A', day, { isFirstTradingDay })
  if (main === null || narrow === null) return null
  return { lower: Math.min(main.lower, narrow.lower), upper: Math.max(main.upper, narrow.upper) }
}
