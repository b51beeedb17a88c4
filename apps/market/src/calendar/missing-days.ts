import { type Kysely, sql } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import { loadTradingCalendar } from './load-holidays.ts'

/** Older gaps are known, or not to be filled. */
const watchedDays = 30

/** The trading days without any price in the month before the latest one; none before the first. */
export async function loadMissingDays(database: Kysely<Database>): Promise<string[]> {
  const { missedDays } = await loadTradingCalendar(database)
  const { rows } = await sql<{ day: string }>`
    with stored as (select min(day) as first, max(day) as last from prices)
    select calendar.date::date as day
    from stored, generate_series(greatest(first, last - ${sql.lit(watchedDays)}), last, '1 day') as calendar (date)
    where not exists (select from prices where day = calendar.date::date)
    order by calendar.date`.execute(database)
  return missedDays(rows.map(({ day }) => day))
}
