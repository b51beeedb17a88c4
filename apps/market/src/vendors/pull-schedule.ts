import { setTimeout as delay } from 'node:timers/promises'
import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { daysBefore } from '#market/calendar/days.ts'
import type { PullOutcome } from './pull.ts'

/** The next request to a vendor that is late or unavailable, on the same day. */
const RETRY_MS = 3_600_000
/** Once more in the evening: in a year without known holidays, a day without prices may be a holiday. */
const RETRY_UNKNOWN_MS = 3 * RETRY_MS

type Calendar = Pick<TradingCalendar, 'classifyDay'>

/**
 * The last day whose prices can be complete: today from `time` (`18:00` in Jakarta). A weekday of an unknown year counts,
 * because otherwise its prices would wait until the holidays are known.
 */
export function lastCompleteDay(now: Date, time: string, { classifyDay }: Calendar): string {
  const today = dayInJakarta(now)
  let day = clockInJakarta(now) >= time ? today : daysBefore(today, 1)
  while (classifyDay(day) === 'weekend' || classifyDay(day) === 'holiday') day = daysBefore(day, 1)
  return day
}

/** The next pull: later on the same day if one is worthwhile, otherwise at `time`. */
export function nextPull(now: Date, time: string, outcome: PullOutcome, calendar: Calendar): Date {
  const mayBeHoliday = calendar.classifyDay(lastCompleteDay(now, time, calendar)) === 'unknown'
  const wait = outcome === 'waiting' && mayBeHoliday ? RETRY_UNKNOWN_MS : RETRY_MS
  const retry = new Date(now.getTime() + wait)
  const isWorthwhile = outcome === 'waiting' || outcome === 'failed'
  const today = dayInJakarta(now)
  if (isWorthwhile && dayInJakarta(retry) === today) return retry
  const day = clockInJakarta(now) < time ? today : daysBefore(today, -1)
  return new Date(`${day}T${time}:00+07:00`)
}

interface PullSchedule {
  readonly time: string
  readonly pull: () => Promise<PullOutcome>
  /** The calendar that the latest pull used. */
  readonly readCalendar: () => Calendar
  readonly log: (message: string) => void
  readonly now?: () => Date
}

/** Pulls now and then daily, until the signal. */
export async function pullDaily(schedule: PullSchedule, signal: AbortSignal): Promise<void> {
  const { time, pull, readCalendar, log, now = () => new Date() } = schedule
  while (!signal.aborted) {
    const outcome = await pull()
    if (signal.aborted) return
    const next = nextPull(now(), time, outcome, readCalendar())
    log(`Next pull: ${dayInJakarta(next)} ${clockInJakarta(next)} in Jakarta.`)
    await delay(next.getTime() - now().getTime(), undefined, { signal }).catch(() => undefined)
  }
}
