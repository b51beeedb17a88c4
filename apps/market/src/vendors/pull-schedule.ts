import { setTimeout as delay } from 'node:timers/promises'
import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { isTradingDay } from '@site/finance/exchange-holidays.ts'
import { daysBefore } from '#market/calendar/days.ts'
import type { PullOutcome } from './pull.ts'

/** A vendor that is late or unavailable is asked again after this time, on the same day. */
const RETRY_MS = 3_600_000

/** The last trading day whose prices are complete: today from `time` (`18:00` in Jakarta). */
export function lastCompleteDay(now: Date, time: string): string {
  const today = dayInJakarta(now)
  let day = clockInJakarta(now) >= time ? today : daysBefore(today, 1)
  while (!isTradingDay(day)) day = daysBefore(day, 1)
  return day
}

/** The next pull: in an hour of the same day if one is worthwhile, otherwise at `time`. */
export function nextPull(now: Date, time: string, outcome: PullOutcome): Date {
  const retry = new Date(now.getTime() + RETRY_MS)
  const isWorthwhile = outcome === 'waiting' || outcome === 'failed'
  const today = dayInJakarta(now)
  if (isWorthwhile && dayInJakarta(retry) === today) return retry
  const day = clockInJakarta(now) < time ? today : daysBefore(today, -1)
  return new Date(`${day}T${time}:00+07:00`)
}

interface PullSchedule {
  readonly time: string
  readonly pull: () => Promise<PullOutcome>
  readonly log: (message: string) => void
  readonly now?: () => Date
}

/** Pulls now and then daily, until the signal. */
export async function pullDaily(schedule: PullSchedule, signal: AbortSignal): Promise<void> {
  const { time, pull, log, now = () => new Date() } = schedule
  while (!signal.aborted) {
    const outcome = await pull()
    if (signal.aborted) return
    const next = nextPull(now(), time, outcome)
    log(`Next pull: ${dayInJakarta(next)} ${clockInJakarta(next)} in Jakarta.`)
    await delay(next.getTime() - now().getTime(), undefined, { signal }).catch(() => undefined)
  }
}
