import { isWeekend } from '@site/finance/trading-calendar.ts'

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
