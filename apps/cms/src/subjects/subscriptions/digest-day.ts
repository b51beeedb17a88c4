import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'

const dayMs = 86_400_000
const digestClock = '17:30'

/** A moment of a day in Jakarta. */
export const atClock = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+07:00`)

/** The day of the newest digest: before 17.30, yesterday's. */
export function findDigestDay(now: Date): string {
  return clockInJakarta(now) >= digestClock
    ? dayInJakarta(now)
    : dayInJakarta(new Date(now.getTime() - dayMs))
}

/** The time that a digest is about; it is sent at its end, and not later than a day after. */
export function findDigestPeriod(day: string): { from: Date; until: Date; expires: Date } {
  const until = atClock(day, digestClock)
  return { from: new Date(until.getTime() - dayMs), until, expires: new Date(until.getTime() + dayMs) }
}
