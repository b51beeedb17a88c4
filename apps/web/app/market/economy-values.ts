import type { EconomySeries, EconomyValue } from '@site/contracts/content/economy.ts'
import { dayAfter, daysBetween } from '@site/finance/days.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'

/** The value in force on a day, and the one before it; null without one. Values are sorted, the newest first. */
export function findInForce<Value extends Pick<EconomyValue, 'series' | 'reference' | 'published'>>(
  values: readonly Value[],
  series: EconomySeries,
  day: string,
): { readonly value: Value; readonly before: Value | null } | null {
  const [value, before = null] = values.filter(
    (one) => one.series === series && one.reference <= day && one.published <= day,
  )
  return value === undefined ? null : { value, before }
}

const maxRateDays = 45
const maxWorkingDays = 5

/** Whether the next value of a series should have come by this day. */
export function isOutdated(
  { series, reference }: Pick<EconomyValue, 'series' | 'reference'>,
  day: string,
  holidays: readonly string[],
): boolean {
  switch (series) {
    case 'biRate':
      return daysBetween(reference, day) > maxRateDays
    case 'inflationYoY':
      return daysBetween(lastOfMonth(reference), day) > maxRateDays
    case 'usdIdr':
      return countWorkingDays(reference, day, holidays) > maxWorkingDays
    default:
      return false
  }
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The working days after a day, up to another one. Weekdays of a year whose holidays are not known count. */
function countWorkingDays(after: string, to: string, holidays: readonly string[]): number {
  const { classifyDay } = tradingCalendar(holidays)
  let count = 0
  for (let day = dayAfter(after); day <= to && count <= maxWorkingDays; day = dayAfter(day)) {
    if (['open', 'unknown'].includes(classifyDay(day))) count += 1
  }
  return count
}
