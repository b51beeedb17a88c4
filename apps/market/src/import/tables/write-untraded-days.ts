import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { NonRegularTrades } from '#market/database/schema.ts'
import type { ImportContext } from './import-context.ts'
import { nothingTouched, type Touched, touchCompanies } from './touched.ts'

/** A day without a trade in the regular market. */
export interface UntradedDay extends NonRegularTrades {
  readonly close: number | null
  readonly previous: number | null
}

/** A row of prices. */
interface PriceRow {
  readonly ticker: string
  readonly day: string
  readonly bar: object | null
  readonly untraded: UntradedDay | null
  /** The same import has stored the company and day before. */
  readonly isRepeated: boolean
}
type DatedDay = UntradedDay & Pick<PriceRow, 'ticker' | 'day'>

/** The company and day of each stored one. */
export async function loadUntradedDays({ transaction }: ImportContext): Promise<ReadonlySet<string>> {
  const rows = await transaction.selectFrom('untradedDays').select(['ticker', 'day']).execute()
  return new Set(rows.map(({ ticker, day }) => `${ticker} ${day}`))
}

/** The days of a batch that may be kept or correct a stored one. In a history, a bar of the batch follows most. */
export function listUntradedDays(batch: readonly PriceRow[], stored: ReadonlySet<string>): DatedDay[] {
  const lastBars = new Map<string, string>()
  for (const { ticker, day, bar } of batch) {
    if (bar !== null && day > (lastBars.get(ticker) ?? '')) lastBars.set(ticker, day)
  }
  return batch.flatMap(({ ticker, day, untraded, isRepeated }) => {
    if (untraded === null) return []
    const isStored = isRepeated || stored.has(`${ticker} ${day}`)
    const mayBeKept = untraded.nonRegularFrequency || day > (lastBars.get(ticker) ?? '')
    return isStored || mayBeKept ? [{ ticker, day, ...untraded }] : []
  })
}

/** An absent one keeps the stored figure, as of bars. */
const figures = [
  ['close', 'float8'],
  ['previous', 'float8'],
  ['nonRegularValue', 'float8'],
  ['nonRegularVolume', 'bigint'],
  ['nonRegularFrequency', 'bigint'],
] as const
const columns = [['ticker', 'text'], ['day', 'date'], ...figures] as const

/**
 * Stores the days that may be kept: those with trades in other markets, and of each company the latest one, if it is
 * newer than what is stored. Others only correct stored days. Call it after the bars of the batch are stored.
 */
export async function writeUntradedDays(
  { transaction }: ImportContext,
  days: readonly DatedDay[],
): Promise<Touched> {
  if (days.length === 0) return nothingTouched
  const arrays = columns.map(
    ([name, type]) => sql`${arrayLiteral(days.map((day) => day[name]))}::${sql.raw(type)}[]`,
  )
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const stored = sql.join(figures.map(([name]) => sql.ref(`old.${name}`)))
  const next = sql.join(
    figures.map(([name]) => sql`coalesce(${sql.ref(`given.${name}`)}, ${sql.ref(`old.${name}`)})`),
  )
  const { rows } = await sql<{ ticker: string }>`
    with given as (
      select *, day = max(day) over (partition by ticker) as is_latest
      from unnest(${sql.join(arrays)}) as row (${names})
    ), corrected as (
      update untraded_days as old set (${sql.join(figures.map(([name]) => sql.ref(name)))}) = row(${next})
      from given
      where old.ticker = given.ticker and old.day = given.day and (${stored}) is distinct from (${next})
      returning old.ticker
    ), added as (
      insert into untraded_days (${names})
      select ${names} from given
      where non_regular_frequency > 0
        or is_latest and close is not null and day > greatest(
          (select max(day) from prices where prices.ticker = given.ticker),
          (select max(day) from untraded_days where untraded_days.ticker = given.ticker),
          '-infinity'
        )
      on conflict do nothing
      returning ticker
    )
    select ticker from corrected union select ticker from added`.execute(transaction)
  return touchCompanies(rows)
}

/** Deletes days that have a bar, and days without any trade that a newer day of the company follows. */
export async function pruneUntradedDays({ transaction }: ImportContext): Promise<Touched> {
  const { rows } = await sql<{ ticker: string }>`
    with gone as (
      delete from untraded_days as old
      -- Not exists, for which the planner would read all prices.
      where old.day = (select day from prices where prices.ticker = old.ticker and prices.day = old.day)
        or coalesce(old.non_regular_frequency, 0) = 0 and old.day < greatest(
          (select max(day) from prices where prices.ticker = old.ticker),
          (select max(day) from untraded_days as newer where newer.ticker = old.ticker and close is not null)
        )
      returning ticker
    )
    select distinct ticker from gone`.execute(transaction)
  return touchCompanies(rows)
}
