import { daysBetween, MAX_HOLIDAY_DAYS } from './days.ts'
import type { CallOutcome, DatedChange } from './recommendation-outcome.ts'

type Rating = 'buy' | 'hold' | 'sell'

/** A closing value of the index. */
export interface IndexClose {
  readonly date: string
  readonly value: number
}

/** How far a call was ahead of the index, in percentage points; negative: behind it. */
export interface DatedLead {
  readonly date: string
  readonly points: number
}

/** The result of a call: the change of the price since the issue as a fraction, reversed for a sell. */
export function computeResult(rating: Rating, change: number): number {
  return rating === 'sell' ? -change : change
}

/**
 * The result of a call on each of its days less that of the index since the day of issue, reversed for a sell. Starts
 * with zero on the day of issue. Days without a value of the index are left out.
 *
 * @returns null if the index has no value on the day of issue or the last trading day before it, or on none of the days
 */
export function compareWithIndex(
  call: { readonly rating: Rating; readonly issuedAt: string },
  days: readonly DatedChange[],
  /** Oldest first. */
  index: readonly IndexClose[],
): DatedLead[] | null {
  const start = index.findLast(({ date }) => date <= call.issuedAt)
  if (start === undefined || start.value <= 0 || daysBetween(start.date, call.issuedAt) > MAX_HOLIDAY_DAYS) {
    return null
  }
  const values = new Map(index.map(({ date, value }) => [date, value]))
  const leads = days.flatMap(({ date, change }) => {
    const value = values.get(date)
    return value === undefined
      ? []
      : [{ date, points: 100 * computeResult(call.rating, change - (value / start.value - 1)) }]
  })
  return leads.length === 0 ? null : [{ date: call.issuedAt, points: 0 }, ...leads]
}

/** A call with its result so far; null: unknown. */
export interface RatedCall {
  readonly rating: Rating
  readonly kind: CallOutcome['kind']
  /** A fraction. */
  readonly result: number | null
  /** Percentage points. */
  readonly lead: number | null
}

/** Simple averages: each call counts the same. */
export interface CallAverages {
  readonly count: number
  /** The calls with a result, and the average of them as a fraction; null: none. */
  readonly withResult: number
  readonly averageResult: number | null
  /** The calls that can be compared with the index, and the average in percentage points; null: none. */
  readonly withLead: number
  readonly averageLead: number | null
  readonly aheadOfIndex: number
  readonly ended: number
  readonly reachedTarget: number
}

export function averageCalls(calls: readonly RatedCall[]): CallAverages {
  const results = calls.flatMap(({ result }) => (result === null ? [] : [result]))
  const leads = calls.flatMap(({ lead }) => (lead === null ? [] : [lead]))
  return {
    count: calls.length,
    withResult: results.length,
    averageResult: computeAverage(results),
    withLead: leads.length,
    averageLead: computeAverage(leads),
    aheadOfIndex: leads.filter((lead) => lead > 0).length,
    ended: calls.filter(({ kind }) => kind !== 'open').length,
    reachedTarget: calls.filter(({ kind }) => kind === 'target').length,
  }
}

function computeAverage(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
