import { isWeekend } from '@site/finance/trading-calendar.ts'

/** The same day of an earlier month, or its last day if the month is shorter. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastOfMonth = daysOfMonth(date.getUTCFullYear(), date.getUTCMonth() + 1)
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth))
  return date.toISOString().slice(0, 10)
}

export function monthsAfter(day: string, months: number): string {
  return monthsBefore(day, -months)
}

export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/** The first day of the months that end with the month of this day. */
export function firstDayOfMonths(end: string, months: number): string {
  return `${monthsBefore(end, months - 1).slice(0, 7)}-01`
}

export function firstDayOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`
}

export function daysOfMonth(year: number, month: number): number {
  return month < 1 || month > 12 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The number of weekdays after `from` up to and including `to`; exchange holidays are not known here. */
export function weekdaysBetween(from: string, to: string): number {
  let count = 0
  const end = Date.parse(to)
  for (let time = Date.parse(from) + 86_400_000; time <= end; time += 86_400_000) {
    if (!isWeekend(new Date(time).toISOString().slice(0, 10))) count += 1
  }
  return count
}
