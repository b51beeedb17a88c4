import type { PriceBreak, PriceMark, PriceRow } from '@site/contracts/market/prices.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { comparableSince } from '#market/figures/price-breaks.ts'
import { addMarkets } from '#market/figures/traded-value.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/**
 * Oldest first; adjusted prices are unrounded, adjusted numbers of shares whole. Adjusted ones begin with the last break
 * that cannot be adjusted.
 */
export async function loadPrices(
  database: MarketDatabase,
  ticker: string,
  { from, to }: Days,
  isAdjusted: boolean,
): Promise<PriceRow[]> {
  const rows = await database
    .selectFrom('prices')
    .select(['day', 'open', 'high', 'low', 'close', 'volume', 'adjustmentFactor'])
    .select(['value', 'nonRegularValue', 'frequency', 'foreignBuy', 'foreignSell'])
    .where('ticker', '=', ticker)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(isAdjusted, (query) => query.where('day', '>=', comparableSince))
    .orderBy('day')
    .execute()
  return rows.map(({ day, open, high, low, close, frequency, adjustmentFactor, ...counts }) => {
    const factor = isAdjusted ? adjustmentFactor : 1
    const adjustedShares = (count: number) => Math.round(count / factor)
    return {
      date: day,
      open: open === null ? null : open * factor,
      high: high * factor,
      low: low * factor,
      close: close * factor,
      volume: adjustedShares(counts.volume),
      ...addMarkets(counts),
      frequency,
      foreignBuy: counts.foreignBuy === null ? null : adjustedShares(counts.foreignBuy),
      foreignSell: counts.foreignSell === null ? null : adjustedShares(counts.foreignSell),
    }
  })
}

/** The events on days of the series, oldest first. */
export async function loadMarks(
  database: MarketDatabase,
  ticker: string,
  { from, to }: Days,
): Promise<PriceMark[]> {
  const events = await database
    .selectFrom('priceEvents')
    .select(['kind', 'factor', 'amount', 'ratioOld', 'ratioNew'])
    .select(({ fn }) => fn.coalesce('adjustsOn', 'day').as('day'))
    .where('ticker', '=', ticker)
    .where(({ fn }) => fn.coalesce('adjustsOn', 'day'), '>=', from)
    .where(({ fn }) => fn.coalesce('adjustsOn', 'day'), '<=', to)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('place')
    .execute()
  return events.map(({ day, kind, factor, amount, ratioOld, ratioNew }) => ({
    date: day,
    kind,
    factor,
    amount,
    ratio: ratioOld === null || ratioNew === null ? null : { old: ratioOld, new: ratioNew },
  }))
}

/** Oldest first. */
export async function loadBreaks(
  database: MarketDatabase,
  ticker: string,
  { from, to }: Days,
): Promise<PriceBreak[]> {
  return database
    .selectFrom('priceBreaks')
    .select(['day as date', 'kind', 'dayBefore as dateBefore', 'closeBefore', 'previous', 'factor'])
    .where('ticker', '=', ticker)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

/** The first and the latest day with a price; null: no trade in the data. */
export async function loadTradedDays(
  database: MarketDatabase,
  ticker: string,
): Promise<{ first: string | null; latest: string | null }> {
  return database
    .selectFrom('prices')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('latest')])
    .where('ticker', '=', ticker)
    .executeTakeFirstOrThrow()
}

/** The raw close of the last trading day up to each of the days, not before its `since`. */
export async function loadClosesAt(
  database: MarketDatabase,
  ticker: string,
  spans: readonly { since: string; until: string }[],
): Promise<Map<string, { day: string; close: number }>> {
  const { rows } = await sql<{ until: string; day: string; close: number }>`
    select s.until, p.day, p.close
    from unnest(${spans.map(({ since }) => since)}::date[], ${spans.map(({ until }) => until)}::date[])
      as s (since, until)
    cross join lateral (
      select day, close from prices
      where ticker = ${ticker} and day between s.since and s.until order by day desc limit 1
    ) p`.execute(database)
  return new Map(rows.map(({ until, day, close }) => [until, { day, close }]))
}

/** null: no trade in the data. */
export async function loadLatestClose(
  database: MarketDatabase,
  ticker: string,
): Promise<{ day: string; close: number } | null> {
  const latest = await database
    .selectFrom('prices')
    .select(['day', 'close'])
    .where('ticker', '=', ticker)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest ?? null
}
