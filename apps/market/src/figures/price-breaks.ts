import { sql } from 'kysely'

// Parts of queries about rows of `prices`.

/** The day since which prices of the company can be compared with its latest one. */
export const comparableSince = sql<string>`coalesce((
    select max(b.day) from price_breaks b where b.ticker = prices.ticker and b.kind = 'unadjusted'
  ), '-infinity')`

/** Whether prices of the day cannot be compared with earlier ones. */
export const isBrokenDay = sql<boolean>`exists (
    select from price_breaks b
    where b.ticker = prices.ticker and b.day = prices.day and b.kind = 'unadjusted'
  )`

/** The reference price, unless the trades of the day contradict it. */
export const usablePrevious = sql<number | null>`case when not exists (
    select from price_breaks b
    where b.ticker = prices.ticker and b.day = prices.day and b.kind = 'wrongReference'
  ) then previous end`
