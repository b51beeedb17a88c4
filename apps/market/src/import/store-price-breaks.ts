import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import { applyPriceEvents } from '#market/database/apply-price-events.ts'
import type { FoundBreak } from './find-price-break.ts'
import type { ImportContext } from './tables/import-context.ts'

/**
 * Replaces the breaks of each company since a day, and adjusts the prices of those whose breaks change. Returns the new
 * ones.
 */
export async function storePriceBreaks(
  { transaction, touched }: ImportContext,
  since: ReadonlyMap<string, string>,
  breaks: readonly FoundBreak[],
): Promise<readonly FoundBreak[]> {
  const judged = sql`unnest(
    ${arrayLiteral([...since.keys()])}::text[], ${arrayLiteral([...since.values()])}::date[]
  ) as judged (ticker, since)`
  const { rows } = await sql<{ ticker: string; day: string; isNew: boolean }>`
    with wanted as (
      select ticker, day, kind, "dayBefore" as day_before, "closeBefore" as close_before, previous, factor
      from jsonb_to_recordset(${JSON.stringify(breaks)}::jsonb) as found (
        ticker text, day date, kind text, "dayBefore" date, "closeBefore" float8, previous float8, factor float8
      )
    ), gone as (
      delete from price_breaks as old using ${judged}
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
  if (rows.length === 0) return []
  const changed = [...new Set(rows.map(({ ticker }) => ticker))]
  for (const ticker of changed) touched.companies.add(ticker)
  await applyPriceEvents(transaction, changed)
  const added = new Set(rows.filter(({ isNew }) => isNew).map(({ ticker, day }) => `${ticker} ${day}`))
  return breaks.filter(({ ticker, day }) => added.has(`${ticker} ${day}`))
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
