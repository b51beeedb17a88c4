import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { comparableSince } from '#market/figures/price-breaks.ts'
import { ratedColumns } from '#market/figures/ratios-at.ts'
import { computeYearRange, type YearPrices } from '#market/figures/year-range.ts'

export async function loadComparedCompanies(database: MarketDatabase, tickers: readonly string[]) {
  const rows = await database
    .selectFrom('companies')
    .select(['ticker', 'freeFloat', ...ratedColumns])
    .where('ticker', 'in', tickers)
    .execute()
  return new Map(rows.map((row) => [row.ticker, row]))
}

/** The range of adjusted prices after a day; companies without trading, or with a break since then, are missing. */
export async function loadRanges(
  database: MarketDatabase,
  tickers: readonly string[],
  day: string,
): Promise<Map<string, ReturnType<typeof computeYearRange>>> {
  const { rows } = await sql<YearPrices & { ticker: string }>`
    select ticker, min(low * adjustment_factor) as low, max(high * adjustment_factor) as high,
      min(day) as first_day, max(day) as last_day,
      exists (select from prices e where e.ticker = prices.ticker and e.day <= ${day}::date) as has_earlier
    from prices
    where ticker = any(${tickers}::text[]) and day > ${day}::date
    group by ticker
    having min(day) >= ${comparableSince}`.execute(database)
  return new Map(rows.map(({ ticker, ...prices }) => [ticker, computeYearRange(prices, day)]))
}

export interface AdjustedClose {
  readonly ticker: string
  readonly day: string
  readonly close: number
}

/** Oldest first; those of a company since its last break. */
export async function loadAdjustedCloses(
  database: MarketDatabase,
  tickers: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AdjustedClose[]> {
  const { rows } = await sql<AdjustedClose>`
    select ticker, day, close * adjustment_factor as close
    from prices
    where ticker = any(${tickers}::text[]) and day between ${from}::date and ${to}::date
      and day >= ${comparableSince}
    order by day`.execute(database)
  return rows
}

/** The last break after the first day of a range, of companies that have one. */
export async function loadLastBreaks(
  database: MarketDatabase,
  tickers: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ ticker: string; day: string }>`
    select ticker, max(day) as day
    from price_breaks
    where ticker = any(${tickers}::text[]) and kind = 'unadjusted'
      and day > ${from}::date and day <= ${to}::date
    group by ticker`.execute(database)
  return new Map(rows.map(({ ticker, day }) => [ticker, day]))
}

/** The first day on which one of the companies was traded; null: never. */
export async function loadFirstDay(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(first.day) as day
    from unnest(${tickers}::text[]) as c (ticker)
    cross join lateral (select day from prices where ticker = c.ticker order by day limit 1) first
  `.execute(database)
  return rows[0]?.day ?? null
}
