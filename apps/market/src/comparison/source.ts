import { sql } from 'kysely'
import { monthsBefore } from '#market/calendar/days.ts'
import { loadMissingSpans } from '#market/calendar/missing-days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { comparableSince } from '#market/figures/price-breaks.ts'
import { ratedColumns } from '#market/figures/ratios-at.ts'
import { brokenYear, computeYearRange, findRangeStart, type YearPrices } from '#market/figures/year-range.ts'

export async function loadComparedCompanies(database: MarketDatabase, tickers: readonly string[]) {
  const rows = await database
    .selectFrom('companies')
    .select(['ticker', 'freeFloat', ...ratedColumns])
    .where('ticker', 'in', tickers)
    .execute()
  return new Map(rows.map((row) => [row.ticker, row]))
}

/** The range of adjusted prices in the year up to a day; companies without trading are missing. */
export async function loadRanges(
  database: MarketDatabase,
  tickers: readonly string[],
  latestDay: string,
): Promise<Map<string, ReturnType<typeof computeYearRange>>> {
  const yearBefore = monthsBefore(latestDay, 12)
  const missing = await loadMissingSpans(database, { from: yearBefore, to: latestDay })
  const start = findRangeStart(missing, yearBefore)
  const { rows } = await sql<YearPrices & { ticker: string; isComparable: boolean }>`
    select ticker, min(low * adjustment_factor) as low, max(high * adjustment_factor) as high,
      min(day) as first_day, max(day) as last_day,
      ${start === yearBefore} and exists (
        select from prices e where e.ticker = prices.ticker and e.day <= ${yearBefore}::date
      ) as has_earlier,
      min(day) >= ${comparableSince} as is_comparable
    from prices
    where ticker = any(${tickers}::text[]) and day > ${start}::date
    group by ticker`.execute(database)
  return new Map(
    rows.map(({ ticker, isComparable, ...prices }) => [
      ticker,
      isComparable ? computeYearRange(prices, yearBefore) : brokenYear,
    ]),
  )
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
