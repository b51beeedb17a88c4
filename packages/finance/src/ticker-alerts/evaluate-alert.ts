import { cumulativeFactor, type DatedFactor } from '../adjustment.ts'
import { roundToTick } from '../lots-and-ticks.ts'
import { type AlertAim, findEndDay, findNoticeDay, isReached } from './price-alert.ts'

/** An alert as it is stored. */
export interface PriceAlert extends AlertAim {
  /** Whether a close on the other side of the threshold came after the last firing. */
  readonly isArmed: boolean
  /** The first day whose close counts; the threshold is in prices of that day. */
  readonly createdOn: string
  /** The last day that was evaluated; null: none, so that `isArmed` is not decided. */
  readonly evaluatedOn: string | null
  /** The product of the adjustment factors that the threshold was multiplied by so far. */
  readonly appliedFactor: number
}

interface DatedClose {
  readonly date: string
  readonly close: number
}

/** A trading day of a share, with closes as traded. */
export interface ShareDay {
  readonly date: string
  /** null: no trade, or no price that can be compared with earlier ones. */
  readonly close: number | null
  /** The last close before the day; null: none. */
  readonly before: DatedClose | null
}

/** What a day did to an alert. */
export interface EvaluatedAlert {
  /** What to store. */
  readonly alert: PriceAlert
  readonly hasFired: boolean
  /** The threshold before a split, bonus or rights changed it; null: unchanged. */
  readonly changedFrom: number | null
  /** The end of the alert is announced once; an alert that has ended is deleted. */
  readonly end: 'announced' | 'ended' | null
}

/**
 * Evaluates an alert on a day, in the order of days. Each day counts once, with the close that is known then: its later
 * correction neither fires the alert again nor takes an email back.
 *
 * @param factors of all known events of the share
 * @returns null if the day was evaluated before or does not count
 */
export function evaluateAlert(
  stored: PriceAlert,
  day: ShareDay,
  factors: readonly DatedFactor[],
): EvaluatedAlert | null {
  const { createdOn, evaluatedOn } = stored
  const { date, close } = day
  if (date < createdOn || (evaluatedOn !== null && date <= evaluatedOn)) return null
  const adjusted = adjustThreshold(stored, date, factors)
  const changedFrom = adjusted.threshold === stored.threshold ? null : stored.threshold
  const alert = { ...adjusted, evaluatedOn: date }
  if (date >= findEndDay(createdOn)) return { alert, hasFired: false, changedFrom, end: 'ended' }
  const noticeDay = findNoticeDay(createdOn)
  const end = date >= noticeDay && (evaluatedOn ?? '') < noticeDay ? 'announced' : null
  const isArmed = evaluatedOn === null ? isOnOtherSide(adjusted, day, factors) : stored.isArmed
  if (close === null) return { alert: { ...alert, isArmed }, hasFired: false, changedFrom, end }
  const hasReached = isReached(alert, close)
  return { alert: { ...alert, isArmed: !hasReached }, hasFired: hasReached && isArmed, changedFrom, end }
}

/** An event that becomes known after its day, or whose ratio is corrected, changes the threshold by what is missing. */
function adjustThreshold(alert: PriceAlert, date: string, factors: readonly DatedFactor[]): PriceAlert {
  const known = factors.filter((event) => event.date <= date)
  const factor = cumulativeFactor(alert.createdOn, known)
  if (factor === alert.appliedFactor) return alert
  const threshold = roundToTick((alert.threshold * factor) / alert.appliedFactor, date)
  return { ...alert, threshold, appliedFactor: factor }
}

/** A new alert is armed if the close before it was on the other side; without one, a later close arms it. */
function isOnOtherSide(
  alert: PriceAlert,
  { date, before }: ShareDay,
  factors: readonly DatedFactor[],
): boolean {
  if (before === null) return false
  const known = factors.filter((event) => event.date <= date)
  return !isReached(alert, before.close * cumulativeFactor(before.date, known))
}
