import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { sql } from 'kysely'
import { daysBefore, monthsBefore } from '#market/calendar/days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

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

/** In the year up to a day, newest first. */
export async function loadBreaksUntil(database: MarketDatabase, day: string): Promise<MarketDay['breaks']> {
  return database
    .selectFrom('priceBreaks')
    .select(['ticker', 'day as date'])
    .where('day', '>', monthsBefore(day, 12))
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .orderBy('ticker')
    .execute()
}

/** The mean traded value of the market on the days before a day; null: there are too few. */
export async function loadAverageValue(database: MarketDatabase, day: string): Promise<number | null> {
  const { rows } = await sql<{ days: number; average: number | null }>`
    select count(*) as days, avg(value) as average
    from (
      select sum(coalesce(p.value, p.close * p.volume)) as value
      from prices p
      -- Only suspended and delisted companies matter, and they are few.
      left join companies c on c.ticker = p.ticker and (c.suspended_since is not null or c.delisted_on is not null)
      where p.day < ${day}::date and p.day >= ${daysBefore(day, averageCalendarDays)}::date
        and (c.suspended_since is null or p.day < c.suspended_since)
        and (c.delisted_on is null or p.day <= c.delisted_on)
      group by p.day
      order by p.day desc
      limit ${averageDays}
    ) days`.execute(database)
  return rows[0]?.days === averageDays ? rows[0].average : null
}
