import type { LatestPrice } from '@site/contracts/market/company.ts'
import { daysBetween } from '@site/finance/days.ts'

/** Longer than the exchange was closed in a row. */
const maxHolidayDays = 14

/** The adjusted prices of a company in the year after a day. */
export interface YearPrices {
  readonly low: number
  readonly high: number
  readonly firstDay: string
  readonly lastDay: string
  /** Whether there are prices of before that year. */
  readonly hasEarlier: boolean
}

type YearRange = Pick<LatestPrice, 'low52Weeks' | 'high52Weeks' | 'rangeSince'>

/** Of prices that are missing, or cannot be compared. */
export const noYearRange: YearRange = { low52Weeks: null, high52Weeks: null, rangeSince: null }

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
  }
}
