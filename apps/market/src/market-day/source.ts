import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { sql } from 'kysely'
import { daysBefore, monthsBefore } from '#market/calendar/days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { NonRegularTotals } from './market-day.ts'

const averageDays = 30
/** More calendar days than the trading days of the average take, the longest holidays included. */
const averageCalendarDays = 75

export function loadCompanies(database: MarketDatabase) {
  return database
    .selectFrom('companies')
    .select(['ticker', 'slug', 'shortName', 'sectorCode', 'listingDate', 'ipoPrice'])
    .select(['suspendedSince', 'delistedOn', 'issuedShares', 'listedShares', 'notationsAsOf'])
    .orderBy('ticker')
    .execute()
}

/** Tickers of the companies whose price of the day is marked as unlikely. */
export async function loadMarked(database: MarketDatabase, day: string): Promise<string[]> {
  const marks = await database
    .selectFrom('figureMarks')
    .select('ticker')
    .distinct()
    .where('subject', '=', 'price')
    .where('key', '=', day)
    .orderBy('ticker')
    .execute()
  return marks.map(({ ticker }) => ticker)
}

/** Those that a corporate action or prices would explain, in the year up to a day, newest first. */
export async function loadBreaksUntil(database: MarketDatabase, day: string): Promise<MarketDay['breaks']> {
  return database
    .selectFrom('priceBreaks')
    .select(['ticker', 'day as date'])
    .where('kind', '<>', 'wrongReference')
    .where('day', '>', monthsBefore(day, 12))
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .orderBy('ticker')
    .execute()
}

/** The trades of companies in the cash and negotiated markets on a day; absent: not in the data. */
export async function loadNonRegular(
  database: MarketDatabase,
  day: string,
): Promise<Map<string, NonRegularTotals>> {
  const { rows } = await sql<NonRegularTotals & { ticker: string }>`
    select ticker, non_regular_value as value, non_regular_volume as volume, non_regular_frequency as frequency
    from (
      select ticker, day, non_regular_value, non_regular_volume, non_regular_frequency from prices
      union all
      select ticker, day, non_regular_value, non_regular_volume, non_regular_frequency from untraded_days
    ) as trades
    where day = ${day}::date and non_regular_value is not null`.execute(database)
  return new Map(rows.map(({ ticker, ...totals }) => [ticker, totals]))
}

/** The mean traded values of the market on the days before a day, null if unknown on one of them. */
interface AverageValues {
  readonly regular: number | null
  readonly allMarkets: number | null
}

export async function loadAverageValues(database: MarketDatabase, day: string): Promise<AverageValues> {
  const { rows } = await sql<AverageValues & { days: number }>`
    select count(*) as days, avg(regular) as regular,
      case when bool_and(is_whole) then avg(regular + other) end as all_markets
    from (
      select sum(regular) as regular, coalesce(sum(other), 0) as other,
        bool_and(other is not null) as is_whole
      from (
        select ticker, day, true as is_bar, coalesce(value, close * volume) as regular, non_regular_value as other
        from prices
        union all
        select ticker, day, false, 0, coalesce(non_regular_value, 0) from untraded_days
      ) p
      -- Only suspended and delisted companies matter, and they are few.
      left join companies c on c.ticker = p.ticker and (c.suspended_since is not null or c.delisted_on is not null)
      where p.day < ${day}::date and p.day >= ${daysBefore(day, averageCalendarDays)}::date
        and (c.suspended_since is null or p.day < c.suspended_since or not is_bar)
        and (c.delisted_on is null or p.day <= c.delisted_on)
      group by p.day
      having bool_or(is_bar)
      order by p.day desc
      limit ${averageDays}
    ) days`.execute(database)
  const [average] = rows
  return average?.days === averageDays
    ? { regular: average.regular, allMarkets: average.allMarkets }
    : { regular: null, allMarkets: null }
}
