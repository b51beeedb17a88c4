import { type AdjustmentEvent, adjustmentFactor, cumulativeFactor } from '@site/finance/adjustment.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Database, PriceEventsTable } from './schema.ts'
import { updateRows } from './write-rows.ts'

type StoredEvent = Selectable<PriceEventsTable>
/** An event with the close of the day before it, and the last day with a price of its company. */
type KnownEvent = StoredEvent & { cumClose: number | null; lastDay: string | null }
interface FactorSpan {
  readonly ticker: string
  readonly from: string
  /** Exclusive end. */
  readonly until: string
  readonly factor: number
}

/**
 * Computes the factors of price events and, with the breaks, the adjustment factors of prices, for all companies in a
 * few statements. Call it in the transaction that changed them. An event applies from the first price on or after its
 * day: until then, all known prices are at the old level.
 */
export async function applyPriceEvents(
  transaction: Transaction<Database>,
  tickers: readonly string[],
): Promise<void> {
  if (tickers.length === 0) return
  const known = await loadKnownEvents(transaction, tickers)
  const events = known.map((event) => ({ ...event, right: computeFactor(event) }))
  await updateRows(
    transaction,
    'priceEvents',
    events
      .filter(({ factor, right }) => factor !== right)
      .map(({ ticker, day, kind, place, right }) => ({ ticker, day, kind, place, factor: right })),
    ['ticker', 'day', 'kind', 'place'],
  )
  const byTicker = Map.groupBy(events, ({ ticker }) => ticker)
  const breaks = await loadAdjustedBreaks(transaction, tickers)
  const spans = tickers.flatMap((ticker) =>
    listFactorSpans(ticker, [
      ...(byTicker.get(ticker) ?? [])
        .map(({ day, adjustsOn, right, lastDay }) => ({ date: adjustsOn ?? day, factor: right, lastDay }))
        .filter(({ date, factor, lastDay }) => factor !== 1 && lastDay !== null && date <= lastDay),
      ...(breaks.get(ticker) ?? []),
    ]),
  )
  const column = (name: keyof FactorSpan) => spans.map((span) => span[name])
  await sql`
    update prices as old set adjustment_factor = span.factor
    from unnest(
      ${column('ticker')}::text[], ${column('from')}::date[], ${column('until')}::date[], ${column('factor')}::float8[]
    ) as span (ticker, since, until, factor)
    where old.ticker = span.ticker and old.day >= span.since and old.day < span.until
      -- A row that has it already is not written again.
      and old.adjustment_factor <> span.factor`.execute(transaction)
}

/**
 * The companies whose events may be affected by new or changed prices since a day. If all events are at or before the
 * last price ahead of that day, no other price changes.
 */
export async function affectedByPrices(
  transaction: Transaction<Database>,
  changedSince: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ ticker: string }>`
    select distinct changed.ticker
    from unnest(${[...changedSince.keys()]}::text[], ${[...changedSince.values()]}::date[]) as changed (ticker, since)
    join (
      select ticker, coalesce(adjusts_on, day) as day from price_events where kind <> 'dividend'
      union all select ticker, day from price_breaks where kind = 'adjusted'
    ) e on e.ticker = changed.ticker
    where e.day > coalesce(
      (select max(p.day) from prices p where p.ticker = changed.ticker and p.day < changed.since), '-infinity'
    )`.execute(transaction)
  return rows.map(({ ticker }) => ticker)
}

async function loadKnownEvents(transaction: Transaction<Database>, tickers: readonly string[]) {
  const { rows } = await sql<KnownEvent>`
    select e.*, cum.close as cum_close, latest.day as last_day
    from price_events e
    left join lateral (
      select close from prices p where p.ticker = e.ticker and p.day < e.day order by p.day desc limit 1
    ) cum on e.kind = 'rights'
    left join lateral (
      select p.day from prices p where p.ticker = e.ticker order by p.day desc limit 1
    ) latest on true
    where e.ticker = any(${tickers}::text[])
    order by e.ticker, e.day`.execute(transaction)
  return rows
}

/** The breaks whose reference price stands for a corporate action that was not delivered. */
async function loadAdjustedBreaks(transaction: Transaction<Database>, tickers: readonly string[]) {
  const breaks = await transaction
    .selectFrom('priceBreaks')
    .select(['ticker', 'day as date', 'factor'])
    .where('kind', '=', 'adjusted')
    .where('ticker', 'in', [...tickers])
    .execute()
  return Map.groupBy(breaks, ({ ticker }) => ticker)
}

function listFactorSpans(ticker: string, applied: readonly { date: string; factor: number }[]): FactorSpan[] {
  const starts = ['-infinity', ...[...new Set(applied.map(({ date }) => date))].toSorted()]
  return starts.map((from, index) => ({
    ticker,
    from,
    until: starts[index + 1] ?? 'infinity',
    // The first span has no start.
    factor: cumulativeFactor(index === 0 ? '' : from, applied),
  }))
}

function computeFactor({ kind, ratioOld, ratioNew, exercisePrice, cumClose }: KnownEvent): number {
  if (kind === 'dividend' || ratioOld === null || ratioNew === null) return 1
  if (kind !== 'rights') return adjustmentFactor({ kind, old: ratioOld, new: ratioNew }) ?? 1
  // Without a price before the event, no adjustment is possible.
  if (cumClose === null || exercisePrice === null) return 1
  const rights: AdjustmentEvent = { kind, old: ratioOld, new: ratioNew, cumPrice: cumClose, exercisePrice }
  return adjustmentFactor(rights) ?? 1
}
