import { addDays } from '../days.ts'
import { monthsAfter } from '../recommendation-outcome.ts'

const MONTHS_IN_FORCE = 12
const NOTICE_DAYS = 14

/** What an alert waits for. */
export interface AlertAim {
  readonly kind: 'above' | 'below'
  /** Whole rupiah, on the tick. */
  readonly threshold: number
}

/** Whether a close has reached the threshold. */
export const isReached = ({ kind, threshold }: AlertAim, close: number): boolean =>
  kind === 'above' ? close >= threshold : close <= threshold

/** The day on which an alert ends, no longer in force on it. */
export const findEndDay = (createdOn: string): string => monthsAfter(createdOn, MONTHS_IN_FORCE)

/** The day from which the end of an alert is announced. */
export const findNoticeDay = (createdOn: string): string => addDays(findEndDay(createdOn), -NOTICE_DAYS)
