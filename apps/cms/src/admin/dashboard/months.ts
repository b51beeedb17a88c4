import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayAfter } from '@site/finance/days.ts'

/** Shifts a month such as `2026-11` by a number of months. */
export function shiftMonth(month: string, by: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}

/** The requested month, or the current one in Jakarta. */
export const parseMonth = (requested: unknown, now: Date): string =>
  typeof requested === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(requested)
    ? requested
    : dayInJakarta(now).slice(0, 7)

/** The points in time at which a month begins and ends in Jakarta. */
export const toMonthSpan = (month: string): [Date, Date] => [
  new Date(`${month}-01T00:00:00+07:00`),
  new Date(`${shiftMonth(month, 1)}-01T00:00:00+07:00`),
]

/** The weeks of a month, Monday first; null for days of other months. */
export function listWeeks(month: string): (string | null)[][] {
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
