import type { ChangedQuote, Quote } from '@site/contracts/market/values.ts'
import { daysBetween } from '@site/finance/days.ts'
import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { isBrokenDay, usablePrevious } from './price-breaks.ts'

export interface TradedDay {
  readonly day: string
  readonly close: number
  readonly volume: number
  /** The reference price of the day according to the exchange; null: not delivered, or wrong. */
  readonly previous: number | null
  /** Rupiah, of the regular market; null, as for all below: not in the data. */
  readonly value: number | null
  readonly frequency: number | null
  /** Shares. */
  readonly foreignBuy: number | null
  readonly foreignSell: number | null
  readonly adjustmentFactor: number
  /** Its prices cannot be compared with earlier ones. */
  readonly isBroken: boolean
}

/** The last two trading days of every company up to a day, latest first. */
export async function loadLastDays(
  database: MarketDatabase,
  until = 'infinity',
): Promise<Map<string, TradedDay[]>> {
  const { rows } = await sql<TradedDay & { ticker: string }>`
    select c.ticker, p.*
    from companies c
    cross join lateral (
      select day, close, volume, ${usablePrevious} as previous, value, frequency, foreign_buy, foreign_sell,
        adjustment_factor, ${isBrokenDay} as is_broken
      from prices
      where prices.ticker = c.ticker and day <= ${until}::date order by day desc limit 2
    ) p
    order by c.ticker, p.day desc`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** The latest trading day of any company. */
export function findLatestTradingDay(days: ReadonlyMap<string, readonly TradedDay[]>): string | null {
  return [...days.values()].reduce<string | null>((latest, [last]) => {
    return last !== undefined && (latest === null || last.day > latest) ? last.day : latest
  }, null)
}

export interface AdjustedClose {
  readonly day: string
  readonly price: number
}

/**
 * The first close of each company after a day; companies without trading since then are missing, and those with a break
 * since then, which no change may span.
 */
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
    ) p
    where not exists (
      select from price_breaks b where b.ticker = c.ticker and b.day > p.day and b.kind = 'unadjusted'
    )`.execute(database)
  return new Map(rows.map(({ ticker, ...close }) => [ticker, close]))
}

/** The change in percent up to the latest day; null if that is the first one. */
export function changeSince(start: AdjustedClose, [latest]: readonly TradedDay[]): number | null {
  if (latest === undefined || latest.day === start.day) return null
  return ((latest.close * latest.adjustmentFactor) / start.price - 1) * 100
}

/** Longer than the exchange was closed in a row: prices of days in between may be missing. */
const maxReferenceAgeDays = 14

/** The reference price of the next day's change: the close, or the theoretical price on the first day after an event. */
function referencePrice({ close, adjustmentFactor }: TradedDay, nextDay: string): number {
  return adjustmentFactor === 1 ? close : roundToTick(close * adjustmentFactor, nextDay)
}

interface NewListing {
  readonly listingDate: string
  readonly ipoPrice: number | null
}

/**
 * The exchange's reference price, because the stored day before may be older. If the file still has the close of before
 * an event, the theoretical price. On the very first trading day, the IPO price. null: unknown, or the last close is too
 * old to be the one before.
 */
function findPreviousClose(
  latest: TradedDay,
  before: TradedDay | undefined,
  company: NewListing,
): number | null {
  const isAfterEvent = before !== undefined && before.adjustmentFactor !== latest.adjustmentFactor
  const isOfBefore = isAfterEvent && latest.previous === before.close
  if (latest.previous !== null && !isOfBefore) return latest.previous
  if (latest.isBroken) return null
  if (before) {
    const isRecent = daysBetween(before.day, latest.day) <= maxReferenceAgeDays
    return isRecent ? referencePrice(before, latest.day) : null
  }
  return latest.day === company.listingDate ? company.ipoPrice : null
}

export function computeQuote(days: readonly TradedDay[], company: NewListing) {
  const [latest, before] = days
  if (latest === undefined) return null
  const previousClose = findPreviousClose(latest, before, company)
  const change = previousClose === null ? null : latest.close - previousClose
  const quote: Quote = {
    date: latest.day,
    close: latest.close,
    change,
    changePercent: previousClose === null || change === null ? null : (change / previousClose) * 100,
  }
  return { quote, previousClose }
}

export function hasChange(quote: Quote): quote is ChangedQuote {
  return quote.change !== null
}
