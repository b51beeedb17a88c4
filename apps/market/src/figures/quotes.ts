import type { Quote } from '@site/contracts/market/values.ts'
import { roundToTick } from '@site/finance/market-rules.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'

export interface TradedDay {
  readonly day: string
  readonly close: number
  readonly volume: number
  readonly adjustmentFactor: number
}

/** The last two trading days of every company up to a day, latest first. */
export async function loadLastDays(
  database: MarketDatabase,
  until = 'infinity',
): Promise<Map<string, TradedDay[]>> {
  const { rows } = await sql<TradedDay & { ticker: string }>`
    select c.ticker, p.day, p.close, p.volume, p.adjustment_factor
    from companies c
    cross join lateral (
      select day, close, volume, adjustment_factor from prices
      where ticker = c.ticker and day <= ${until}::date order by day desc limit 2
    ) p
    order by c.ticker, p.day desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

export interface AdjustedClose {
  readonly day: string
  readonly price: number
}

/** The first close of each company after a day; companies without trading since then are missing. */
export async function loadFirstClosesAfter(
  database: MarketDatabase,
  day: string,
): Promise<Map<string, AdjustedClose>> {
  const { rows } = await sql<AdjustedClose & { ticker: string }>`
    select c.ticker, p.day, p.price
    from companies c
    cross join lateral (
      select day, close * adjustment_factor as price from prices
      where ticker = c.ticker and day > ${day}::date order by day limit 1
    ) p`.execute(database)
  return new Map(rows.map(({ ticker, ...close }) => [ticker, close]))
}

/** The change in percent up to the latest day; null if that is the first one. */
export function changeSince(start: AdjustedClose, [latest]: readonly TradedDay[]): number | null {
  if (latest === undefined || latest.day === start.day) return null
  return ((latest.close * latest.adjustmentFactor) / start.price - 1) * 100
}

/** The reference price of the next day's change: the close, or the theoretical price on the first day after an event. */
function referencePrice({ close, adjustmentFactor }: TradedDay, nextDay: string): number {
  return adjustmentFactor === 1 ? close : roundToTick(close * adjustmentFactor, nextDay)
}

/** The reference of the very first trading day is the IPO price. */
export function quoteOf(days: readonly TradedDay[], company: { listingDate: string; ipoPrice: number }) {
  const [latest, before] = days
  if (latest === undefined) return null
  const atListing = latest.day === company.listingDate ? company.ipoPrice : latest.close
  const previousClose = before ? referencePrice(before, latest.day) : atListing
  const change = latest.close - previousClose
  const quote: Quote = {
    date: latest.day,
    close: latest.close,
    change,
    changePercent: (change / previousClose) * 100,
  }
  return { quote, previousClose }
}
