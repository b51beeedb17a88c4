import { sql } from 'kysely'
import { applyPriceEvents } from '#market/database/apply-price-events.ts'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { StoredPriceEvent } from '#market/database/schema.ts'
import { type FoundBreak, never } from './find-price-break.ts'
import type { ImportContext } from './tables/import-context.ts'
import { nothingTouched, type Touched, touchCompanies } from './tables/touched.ts'

interface StoredBreaks {
  /** Those that were not stored before. */
  readonly added: readonly FoundBreak[]
  readonly touched: Touched
}

/** Replaces the breaks of each company since a day, and adjusts the prices of those whose breaks change. */
export async function storePriceBreaks(
  { transaction }: ImportContext,
  since: ReadonlyMap<string, string>,
  breaks: readonly FoundBreak[],
): Promise<StoredBreaks> {
  const { rows } = await sql<{ ticker: string; day: string; isNew: boolean }>`
    with wanted as (
      select ticker, day, kind, "dayBefore" as day_before, "closeBefore" as close_before, previous, factor
      from jsonb_to_recordset(${JSON.stringify(breaks)}::jsonb) as found (
        ticker text, day date, kind text, "dayBefore" date, "closeBefore" float8, previous float8, factor float8
      )
    ), gone as (
      delete from price_breaks as old using ${judgedCompanies(since)}
      where old.ticker = judged.ticker and old.day >= judged.since
        and not exists (select from wanted where wanted.ticker = old.ticker and wanted.day = old.day)
      returning old.ticker, old.day
    ), written as (
      insert into price_breaks as old (ticker, day, kind, day_before, close_before, previous, factor)
      select * from wanted
      on conflict (ticker, day) do update set (kind, day_before, close_before, previous, factor) =
        row (excluded.kind, excluded.day_before, excluded.close_before, excluded.previous, excluded.factor)
        where (old.kind, old.day_before, old.close_before, old.previous, old.factor) is distinct from
          (excluded.kind, excluded.day_before, excluded.close_before, excluded.previous, excluded.factor)
      returning ticker, day
    )
    select ticker, day, false as is_new from gone union all select ticker, day, true from written`.execute(
    transaction,
  )
  if (rows.length === 0) return { added: [], touched: nothingTouched }
  const touched = touchCompanies(rows)
  await applyPriceEvents(transaction, [...touched.companies])
  const added = new Set(rows.filter(({ isNew }) => isNew).map(({ ticker, day }) => `${ticker} ${day}`))
  return { added: breaks.filter(({ ticker, day }) => added.has(`${ticker} ${day}`)), touched }
}

/** For the report of an import. */
export function formatBreak({ ticker, day, kind, dayBefore, closeBefore, previous }: FoundBreak): string {
  const reference = `reference price ${previous ?? 'unknown'} after a close of ${closeBefore} on ${dayBefore}`
  switch (kind) {
    case 'adjusted':
      return `${ticker} ${day}: ${reference}: a corporate action is missing; earlier prices are adjusted by ${previous} ÷ ${closeBefore} until it arrives`
    case 'unadjusted':
      return `${ticker} ${day}: ${reference}: a corporate action or prices are missing; no change is shown across this day`
    case 'wrongReference':
      return `${ticker} ${day}: ${reference} contradicts the trades of the day and is not used`
  }
}

export type StoredFactorEvent = Pick<
  StoredPriceEvent,
  'ticker' | 'day' | 'kind' | 'place' | 'factor' | 'adjustsOn'
>
export type MisdatedEvent = StoredFactorEvent & { readonly adjustsOn: string }

interface StoredDays {
  /** The events whose list names another day, if that is new. */
  readonly added: readonly MisdatedEvent[]
  readonly touched: Touched
}

/** Stores on which day each event changes the prices, and adjusts them where that is new. */
export async function storeEventDays(
  { transaction }: ImportContext,
  since: ReadonlyMap<string, string>,
  misdated: readonly MisdatedEvent[],
): Promise<StoredDays> {
  const { rows } = await sql<StoredFactorEvent>`
    with wanted as (
      select ticker, day, kind, place, "adjustsOn" as adjusts_on
      from jsonb_to_recordset(${JSON.stringify(misdated)}::jsonb) as found (
        ticker text, day date, kind text, place integer, "adjustsOn" date
      )
    ), dated as (
      select e.ticker, e.day, e.kind, e.place, wanted.adjusts_on
      from price_events e
      join ${judgedCompanies(since)} on judged.ticker = e.ticker
      left join wanted
        on (wanted.ticker, wanted.day, wanted.kind, wanted.place) = (e.ticker, e.day, e.kind, e.place)
      where e.adjusts_on is distinct from wanted.adjusts_on
        -- Of an event that no price shows, the listed day is the one that is judged.
        and (
          wanted.adjusts_on is not null
          or case when e.adjusts_on = 'infinity' then e.day else e.adjusts_on end >= judged.since
        )
    )
    update price_events as old set adjusts_on = dated.adjusts_on from dated
    where (old.ticker, old.day, old.kind, old.place) = (dated.ticker, dated.day, dated.kind, dated.place)
    returning old.*`.execute(transaction)
  if (rows.length === 0) return { added: [], touched: nothingTouched }
  const touched = touchCompanies(rows)
  await applyPriceEvents(transaction, [...touched.companies])
  const added = rows.flatMap((event) =>
    event.adjustsOn === null ? [] : [{ ...event, adjustsOn: event.adjustsOn }],
  )
  return { added, touched }
}

export function formatMisdated({ ticker, day, kind, adjustsOn }: MisdatedEvent): string {
  if (adjustsOn === never) {
    return `${ticker} ${day}: no price shows the ${kind} that is listed for this day; it adjusts nothing`
  }
  return `${ticker} ${adjustsOn}: the prices show the ${kind} that is listed for ${day}; earlier ones are adjusted from ${adjustsOn} on`
}

/** A table `judged` of the first day to judge by ticker, for a `from` clause. */
export function judgedCompanies(since: ReadonlyMap<string, string>) {
  const [tickers, days] = [arrayLiteral([...since.keys()]), arrayLiteral([...since.values()])]
  return sql`unnest(${tickers}::text[], ${days}::date[]) as judged (ticker, since)`
}
