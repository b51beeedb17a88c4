import type { StatedClose } from '@site/contracts/market/companies.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { PricePoint } from './ratios-at.ts'

/**
 * What the exchange states as the last close of shares whose last trade is not in the data, by ticker: those without a
 * bar, and those whose last bar has another close although nobody has traded them since.
 */
export async function loadStatedCloses(database: MarketDatabase): Promise<Map<string, StatedClose>> {
  const { rows } = await sql<StatedClose & { ticker: string }>`
    with newest as (
      select distinct on (ticker) ticker, day, close from untraded_days
      where close is not null order by ticker, day desc
    )
    select newest.ticker, newest.day as date, newest.close
    from newest
    left join lateral (
      select day, close from prices p where p.ticker = newest.ticker order by day desc limit 1
    ) as last on true
    where last.day is null or newest.day > last.day and newest.close <> last.close
      -- A corporate action may have changed the price without a trade.
      and not exists (
        select from price_events e
        where e.ticker = newest.ticker and e.factor <> 1 and e.day > last.day and e.day <= newest.day
      )`.execute(database)
  return new Map(rows.map(({ ticker, ...stated }) => [ticker, stated]))
}

/** The price of ratios: none if a trade since the last one is missing. */
export function findKnownPrice(
  quote: { readonly date: string; readonly close: number } | null,
  statedClose: StatedClose | null,
): PricePoint | null {
  return quote === null || statedClose !== null ? null : { day: quote.date, close: quote.close }
}
