import { addTradingDays } from './trading-days.ts'

export const seed = 20_261_121
export const firstTradingDay = '2021-01-04'
/** The designed market ends here. Later days continue it, and never change an earlier one. */
export const baseDay = '2026-11-20'

/** The day for which the data is generated, and its last day with prices. */
export interface DemoDates {
  readonly today: string
  readonly lastTradingDay: string
}

/** A machine whose clock is behind the designed market gets that market. */
export function computeDemoDates(today: string): DemoDates {
  const day = today > baseToday ? today : baseToday
  return { today: day, lastTradingDay: addTradingDays(day, -1) }
}

/** A Saturday. */
const baseToday = '2026-11-21'

/** For tests and load tests, whose numbers may not depend on the clock. */
export const baseDates = computeDemoDates(baseToday)
