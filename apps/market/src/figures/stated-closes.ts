import type { StatedClose } from '@site/contracts/market/companies.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'

/** What the exchange states as the last close of shares without a regular trade in the data, by ticker. */
export async function loadStatedCloses(database: MarketDatabase): Promise<Map<string, StatedClose>> {
  const { rows } = await sql<StatedClose & { ticker: string }>`
    select distinct on (u.ticker) u.ticker, u.day as date, u.close, least(u.day, market.since) as since
    from untraded_days u
    cross join (select min(day) as since from prices) as market
    where u.close is not null and not exists (select from prices p where p.ticker = u.ticker)
    order by u.ticker, u.day desc`.execute(database)
  return new Map(rows.map(({ ticker, ...stated }) => [ticker, stated]))
}
