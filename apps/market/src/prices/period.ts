import type { PriceRange } from '@site/contracts/market/prices.ts'
import { daysBefore, firstDayOfYear, monthsBefore } from '#market/calendar/days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { InvalidParameter } from '#market/http/problem.ts'

export interface PricePeriod {
  readonly range: PriceRange | null
  readonly from: string
  readonly to: string
}

const monthsOf: Readonly<Record<Exclude<PriceRange, '1W' | 'YTD' | 'max'>, number>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
}

/**
 * The requested days. Ranges end with the latest trading day of the market, so that a suspended company shows the gap;
 * `firstDay` is the company's first with a price.
 */
export async function choosePeriod(
  database: MarketDatabase,
  query: { range?: PriceRange | undefined; from?: string | undefined; to?: string | undefined },
  days: { latestDay: string; firstDay: string | null },
): Promise<PricePeriod | { rejected: InvalidParameter[] }> {
  const { from, to } = query
  if (from === undefined && to === undefined) {
    const range = query.range ?? '1Y'
    return { range, from: await findStart(database, range, days), to: days.latestDay }
  }
  if (query.range !== undefined) {
    return { rejected: [{ parameter: 'range', message: 'goes without from and to' }] }
  }
  const end = to ?? days.latestDay
  const start = from ?? monthsBefore(end, 12)
  if (from !== undefined && to !== undefined && start > end) {
    return { rejected: [{ parameter: 'from', message: 'must not be after to' }] }
  }
  return { range: null, from: start, to: end }
}

async function findStart(
  database: MarketDatabase,
  range: PriceRange,
  { latestDay, firstDay }: { latestDay: string; firstDay: string | null },
): Promise<string> {
  if (range === 'max') return firstDay ?? latestDay
  if (range === '1W') return daysBefore(latestDay, 7)
  if (range === 'YTD') return findYearToDateStart(database, latestDay)
  return monthsBefore(latestDay, monthsOf[range])
}

/**
 * A year-to-date change starts from the last close of the previous year. Returns that trading day, or January 1 if there
 * are no earlier prices.
 */
async function findYearToDateStart(database: MarketDatabase, latestDay: string): Promise<string> {
  const newYear = firstDayOfYear(latestDay)
  const { day } = await database
    .selectFrom('prices')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('day', '<', newYear)
    .executeTakeFirstOrThrow()
  return day ?? newYear
}
