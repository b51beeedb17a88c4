import type { LatestPrice } from '@site/contracts/market/company.ts'
import { daysBetween } from '@site/finance/days.ts'
import type { Period } from '#market/calendar/missing-days.ts'

/** Longer than the exchange was closed in a row. */
export const maxHolidayDays = 14

/** The day after which a range begins: that of a year before, or the last of many days without prices of the market. */
export function findRangeStart(missing: readonly Period[], yearBefore: string): string {
  return missing.findLast(({ from, to }) => daysBetween(from, to) > maxHolidayDays)?.to ?? yearBefore
}

/** The adjusted prices of a company after the start of a range. */
export interface YearPrices {
  readonly low: number
  readonly high: number
  readonly firstDay: string
  readonly lastDay: string
  /** Whether there are prices of before the year. */
  readonly hasEarlier: boolean
}

type YearRange = Pick<LatestPrice, 'low52Weeks' | 'high52Weeks' | 'rangeSince' | 'rangeReason'>

/** Of a company that was not traded in the year. */
export const untradedYear: YearRange = {
  low52Weeks: null,
  high52Weeks: null,
  rangeSince: null,
  rangeReason: null,
}

/** Of prices before and after a corporate action that is missing. */
export const brokenYear: YearRange = { ...untradedYear, rangeReason: 'notComparable' }

/** The range of a year, with its first day if the prices begin later; one day has no range. */
export function computeYearRange(
  { low, high, firstDay, lastDay, hasEarlier }: YearPrices,
  yearBefore: string,
): YearRange {
  const isWhole = hasEarlier || daysBetween(yearBefore, firstDay) <= maxHolidayDays
  const hasRange = firstDay < lastDay
  return {
    low52Weeks: hasRange ? low : null,
    high52Weeks: hasRange ? high : null,
    rangeSince: isWhole ? null : firstDay,
    rangeReason: hasRange ? null : 'oneDay',
  }
}
