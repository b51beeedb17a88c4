import { sql } from 'kysely'
import { maxDaysOff } from './action-days.ts'
import type { ImportContext } from './import-context.ts'
import { nothingTouched, type Touched, touchPriceEvents } from './touched.ts'

/**
 * Splits of the stock history adjust prices like those of splits.csv, unless a delivered action is the same split. The
 * history has no ex dates of bonus shares, stock dividends and rights.
 */
export async function storeHistorySplits(
  { transaction, rows }: ImportContext,
  touched: Touched,
): Promise<Touched> {
  const isConcerned =
    rows.has('stock-history') || touched.priceEvents.size > 0 || (await areBreaksUnsearched(transaction))
  if (!isConcerned) return nothingTouched
  const changed = await sql<{ ticker: string }>`
    with wanted as (
      select distinct on (ticker, date, event) ticker, date as day, ratio_old, ratio_new,
        case event when 'stockSplit' then 'split' else 'reverseSplit' end as kind
      from stock_events as history
      where event in ('stockSplit', 'reverseSplit') and ratio_old is not null and not exists (
        select from price_events e
        where e.ticker = history.ticker and e.action_id is not null and e.kind in ('split', 'reverseSplit')
          and abs(e.day - history.date) <= ${sql.lit(maxDaysOff)}
      )
    ), gone as (
      delete from price_events as old
      where old.kind in ('split', 'reverseSplit') and old.action_id is null and not exists (
        select from wanted where (wanted.ticker, wanted.day, wanted.kind) = (old.ticker, old.day, old.kind)
      )
      returning old.ticker
    ), written as (
      insert into price_events as old (ticker, day, kind, ratio_old, ratio_new)
      select ticker, day, kind, ratio_old, ratio_new from wanted
      on conflict (ticker, day, kind, place) do update set (ratio_old, ratio_new) =
        row (excluded.ratio_old, excluded.ratio_new)
        where (old.ratio_old, old.ratio_new) is distinct from (excluded.ratio_old, excluded.ratio_new)
      returning ticker
    )
    select ticker from gone union select ticker from written`.execute(transaction)
  return touchPriceEvents(changed.rows)
}

/** Whether some prices were never searched for breaks, so that the splits of a stored history were never applied. */
async function areBreaksUnsearched(transaction: ImportContext['transaction']): Promise<boolean> {
  const unsearched = await transaction
    .selectFrom('companies')
    .select('ticker')
    .where('areBreaksSearched', '=', false)
    .limit(1)
    .executeTakeFirst()
  return unsearched !== undefined
}
