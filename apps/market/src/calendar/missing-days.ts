import { type Kysely, sql } from 'kysely'
import { daysBefore } from '#market/calendar/days.ts'
import type { Database } from '#market/database/schema.ts'
import { loadTradingCalendar } from './load-holidays.ts'

/** Older gaps are known, or not to be filled. */
const watchedDays = 30

export interface Period {
  readonly from: string
  readonly to: string
}

/** The trading days without any price in the month before the latest one; none before the first. */
export async function loadMissingDays(database: Kysely<Database>): Promise<string[]> {
  const { last } = await loadPricedPeriod(database)
  if (last === null) return []
  const { missedDays } = await loadTradingCalendar(database)
  return missedDays(await loadDaysWithoutPrices(database, { from: daysBefore(last, watchedDays), to: last }))
}

/** The spans of trading days without any price of the market, oldest first: data that was not delivered. */
export async function loadMissingSpans(database: Kysely<Database>, period: Period): Promise<Period[]> {
  const days = await loadDaysWithoutPrices(database, period)
  const { missedDays } = await loadTradingCalendar(database)
  const missed = new Set(missedDays(days))
  const spans: { from: string; to: string }[] = []
  /** Of the days without prices in a row; null before its first missed day. */
  let span: { from: string; to: string } | null = null
  let dayBefore = ''
  for (const day of days) {
    if (dayBefore !== daysBefore(day, 1)) span = null
    dayBefore = day
    if (!missed.has(day)) continue
    if (span === null) {
      span = { from: day, to: day }
      spans.push(span)
    } else {
      span.to = day
    }
  }
  return spans
}

async function loadPricedPeriod(database: Kysely<Database>) {
  return database
    .selectFrom('prices')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .executeTakeFirstOrThrow()
}

/** Calendar days, in order, between the first and the latest price of the market. */
async function loadDaysWithoutPrices(database: Kysely<Database>, { from, to }: Period): Promise<string[]> {
  const { first, last } = await loadPricedPeriod(database)
  if (first === null || last === null) return []
  const { rows } = await sql<{ day: string }>`
    select calendar.date::date as day
    from generate_series(
      greatest(${from}::date, ${first}::date), least(${to}::date, ${last}::date), '1 day'
    ) as calendar (date)
    where not exists (select from prices where day = calendar.date::date)
    order by calendar.date`.execute(database)
  return rows.map(({ day }) => day)
}
