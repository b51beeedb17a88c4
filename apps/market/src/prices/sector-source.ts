import type { SectorSeries } from '@site/contracts/market/prices.ts'
import type { Sector } from '@site/contracts/market/values.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { isBrokenDay } from '#market/figures/price-breaks.ts'

const FIRST_VALUE = 100

/**
 * The equally weighted index of a sector. A company counts from its second day on; after days without trading, its whole
 * change counts on the day of its return, unless the prices cannot be compared.
 */
export async function loadSectorPoints(
  database: MarketDatabase,
  sectorCode: Sector['code'],
  { from, to }: { from: string; to: string },
): Promise<SectorSeries['points']> {
  const { rows } = await sql<{ day: string; change: number | null }>`
    select day, avg(change) as change
    from (
      select day,
        case when not ${isBrokenDay} then
          close * adjustment_factor
            / lag(close * adjustment_factor) over (partition by prices.ticker order by day) - 1
        end as change
      from prices
      join companies c on c.ticker = prices.ticker
      where c.sector_code = ${sectorCode} and day between ${from}::date and ${to}::date
    ) changes
    group by day
    order by day`.execute(database)
  let value = FIRST_VALUE
  return rows.map(({ day, change }) => {
    value *= 1 + (change ?? 0)
    return { date: day, value }
  })
}

export async function countSector(database: MarketDatabase, sectorCode: Sector['code']): Promise<number> {
  const { count } = await database
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sectorCode', '=', sectorCode)
    .executeTakeFirstOrThrow()
  return Number(count)
}
