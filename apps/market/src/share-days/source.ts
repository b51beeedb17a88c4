import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { ShareDay } from '@site/contracts/market/share-day.ts'
import { sql } from 'kysely'
import { monthsBefore } from '#market/calendar/days.ts'
import { presentActions } from '#market/corporate-actions/source.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { isBrokenDay } from '#market/figures/price-breaks.ts'

/** Thresholds of subscribers are in force for 12 months, and are evaluated some days after the last one. */
const factorMonths = 14

export async function isDayImported(database: MarketDatabase, day: string): Promise<boolean> {
  const price = await database.selectFrom('prices').select('day').where('day', '=', day).limit(1).execute()
  return price.length > 0
}

export async function loadCloses(database: MarketDatabase, day: string): Promise<ShareDay['shares']> {
  const { rows } = await sql<{
    ticker: string
    close: number | null
    beforeDay: string | null
    beforeClose: number | null
  }>`
    select c.ticker, last.close, before.day as before_day, before.close as before_close
    from companies c
    left join lateral (
      select close from prices where ticker = c.ticker and day = ${day}::date and not ${isBrokenDay}
    ) last on true
    left join lateral (
      select day, close from prices
      where ticker = c.ticker and day < ${day}::date order by day desc limit 1
    ) before on true
    where c.delisted_on is null or c.delisted_on >= ${day}::date
    order by c.ticker`.execute(database)
  return rows.map(({ ticker, close, beforeDay, beforeClose }) => ({
    ticker,
    close,
    before: beforeDay === null || beforeClose === null ? null : { date: beforeDay, close: beforeClose },
  }))
}

/** Of delivered events, and of breaks whose reference price stands for one that was not delivered. */
export async function loadFactors(database: MarketDatabase, day: string): Promise<ShareDay['factors']> {
  const since = monthsBefore(day, factorMonths)
  const { rows } = await sql<ShareDay['factors'][number]>`
    select ticker, date, factor
    from (
      select ticker, coalesce(adjusts_on, day) as date, factor from price_events
      union all
      select ticker, day, factor from price_breaks where kind = 'adjusted'
    ) events
    where factor <> 1 and date > ${since}::date and date <= ${day}::date
    order by date, ticker, factor`.execute(database)
  return rows
}

type Days = { readonly since: string; readonly on: string }

/** Since the beginning of the day `since` in Jakarta, of actions that are not past on the day `on`. */
export async function loadChanges(
  database: MarketDatabase,
  { since, on }: Days,
): Promise<ShareDay['changes']> {
  const { rows } = await sql<{
    id: number
    at: Date
    change: ShareDay['changes'][number]['change']
    actionId: string
  }>`
    select c.id, c.at, c.change, c.action_id
    from action_changes c join corporate_actions a on a.id = c.action_id
    where c.at >= ${since}::date::timestamp at time zone 'Asia/Jakarta'
      and (a.key_date is null or a.key_date >= ${on}::date)
    order by c.id`.execute(database)
  const actions = await loadActionsById(
    database,
    rows.map(({ actionId }) => actionId),
    on,
  )
  return rows.flatMap(({ id, at, change, actionId }) => {
    const action = actions.get(actionId)
    return action === undefined ? [] : [{ id, at: at.toISOString(), change, action }]
  })
}

/** Shares of dividends and bonus issues, and rights: the others give no right to holders of one day. */
export async function loadLastCumDays(
  database: MarketDatabase,
  { cumDate, on }: { readonly cumDate: string; readonly on: string },
): Promise<ShareDay['lastCumDays']> {
  const { rows } = await sql<{ id: string }>`
    select id from corporate_actions
    where details ->> case when kind = 'rights' then 'cumDate' else 'cumDateRegular' end = ${cumDate}
      and coalesce(status, 'planned') <> 'cancelled'
    order by ticker, id`.execute(database)
  const actions = await loadActionsById(
    database,
    rows.map(({ id }) => id),
    on,
  )
  return [...actions.values()].map((action) => ({ cumDate, action }))
}

async function loadActionsById(
  database: MarketDatabase,
  ids: readonly string[],
  today: string,
): Promise<Map<string, CorporateAction>> {
  const chosen = [...new Set(ids)].map((id) => ({ id }))
  const actions = await presentActions(database, chosen, today)
  return new Map(actions.map((action) => [action.id, action]))
}

/** An import of older reports tells nothing new. */
export async function loadNewReports(database: MarketDatabase, since: string): Promise<ShareDay['reports']> {
  const { rows } = await sql<Omit<ShareDay['reports'][number], 'storedAt'> & { storedAt: Date }>`
    select ticker, year, months, period_end, stored_at
    from (
      select distinct on (ticker) * from statement_periods order by ticker, period_end desc, months desc
    ) newest
    where stored_at >= ${since}::date::timestamp at time zone 'Asia/Jakarta'
    order by ticker`.execute(database)
  return rows.map(({ storedAt, ...report }) => ({ ...report, storedAt: storedAt.toISOString() }))
}
