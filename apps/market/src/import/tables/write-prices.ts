import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { NonRegularTrades } from '#market/database/schema.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import type { ImportContext } from './import-context.ts'
import { replaceMarks } from './replace-marks.ts'
import { type UntradedDay, writeUntradedDays } from './write-untraded-days.ts'

/** Trades of the regular market. */
export interface PriceBar extends NonRegularTrades {
  readonly open: number | null
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  readonly previous: number | null
  readonly value: number | null
  readonly frequency: number | null
  readonly foreignBuy: number | null
  readonly foreignSell: number | null
}

/** A company and day of the batch, which has each only once. */
export interface PriceEntry {
  readonly place: RowPlace
  readonly ticker: string
  readonly day: string
  /** null: a day without a trade. */
  readonly bar: PriceBar | null
  /** What a row without a trade states. */
  readonly untraded: UntradedDay | null
  readonly isOffTick: boolean
  /** The same import has stored the company and day before. */
  readonly isRepeated: boolean
}

/** Stores bars, deletes those of days that turn out to be without a trade, and marks prices that are off the tick. */
export async function writePrices(context: ImportContext, batch: readonly PriceEntry[]): Promise<void> {
  if (batch.length === 0) return
  await reportRepeated(
    context,
    batch.filter(({ isRepeated }) => isRepeated),
  )
  await deleteBars(
    context,
    batch.filter(({ bar }) => bar === null),
  )
  await storeBars(
    context,
    batch.flatMap(({ ticker, day, bar }) => (bar === null ? [] : [{ ticker, day, ...bar }])),
  )
  await writeUntradedDays(
    context,
    batch.flatMap(({ ticker, day, untraded }) => (untraded === null ? [] : [{ ticker, day, ...untraded }])),
  )
  const figureOf = ({ ticker, day }: PriceEntry) => ({ ticker, key: day })
  await replaceMarks(context, 'price', {
    figures: batch.map(figureOf),
    codes: ['offTick'],
    marks: batch
      .filter(({ isOffTick }) => isOffTick)
      .map((entry) => ({ ...figureOf(entry), code: 'offTick' })),
  })
}

/** The later row of a company and day wins. */
async function reportRepeated(
  { transaction, findings }: ImportContext,
  repeated: readonly PriceEntry[],
): Promise<void> {
  if (repeated.length === 0) return
  const { rows } = await sql<
    Pick<PriceBar, 'high' | 'low' | 'close' | 'volume'> & { ticker: string; day: string }
  >`
    select ticker, day, high, low, close, volume from prices
    where (ticker, day) in (select * from ${keysOf(repeated)})`.execute(transaction)
  const stored = new Map(rows.map((row) => [`${row.ticker} ${row.day}`, row]))
  for (const { place, ticker, day, bar } of repeated) {
    const before = stored.get(`${ticker} ${day}`)
    const isSame =
      bar === null || before === undefined
        ? bar === null && before === undefined
        : (['high', 'low', 'close', 'volume'] as const).every((name) => before[name] === bar[name])
    if (isSame) continue
    const was = before === undefined ? 'no trade' : `close ${before.close}`
    const message = `${ticker} ${day} stands twice: the later ${bar ? `close ${bar.close}` : 'no trade'} replaces ${was}`
    findings.unusual(place, 'date', message, 'duplicate')
  }
}

async function deleteBars(
  { transaction, touched }: ImportContext,
  entries: readonly PriceEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const { rows } = await sql<{ ticker: string; day: string }>`
    delete from prices where (ticker, day) in (select * from ${keysOf(entries)})
    returning ticker, day`.execute(transaction)
  for (const { ticker, day } of rows) touchPrices(touched, ticker, day)
}

type Bar = PriceBar & { readonly ticker: string; readonly day: string }

const required = [
  ['high', 'float8'],
  ['low', 'float8'],
  ['close', 'float8'],
  ['volume', 'bigint'],
] as const
/** An absent one keeps the stored figure, because sources differ in what they have. */
const optional = [
  ['open', 'float8'],
  ['previous', 'float8'],
  ['value', 'float8'],
  ['frequency', 'bigint'],
  ['foreignBuy', 'bigint'],
  ['foreignSell', 'bigint'],
  ['nonRegularValue', 'float8'],
  ['nonRegularVolume', 'bigint'],
  ['nonRegularFrequency', 'bigint'],
] as const
const barColumns = [['ticker', 'text'], ['day', 'date'], ...required, ...optional] as const

async function storeBars({ transaction, touched }: ImportContext, bars: readonly Bar[]): Promise<void> {
  if (bars.length === 0) return
  const arrays = barColumns.map(([name, type]) => {
    // Unnest fills a shorter array with nulls.
    const values = bars.some((bar) => bar[name] !== null) ? bars.map((bar) => bar[name]) : []
    return sql`${arrayLiteral(values)}::${sql.raw(type)}[]`
  })
  const figures = [...required, ...optional].map(([name]) => name)
  const stored = figures.map((name) => sql.ref(`old.${name}`))
  const next = [
    ...required.map(([name]) => sql.ref(`excluded.${name}`)),
    ...optional.map(([name]) => sql`coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`old.${name}`)})`),
  ]
  const changed = await sql<{ ticker: string; since: string; count: number }>`
    with written as (
      insert into prices as old (${sql.join(barColumns.map(([name]) => sql.ref(name)))})
      select * from unnest(${sql.join(arrays)})
      on conflict (ticker, day) do update set (${sql.join(figures.map(sql.ref))}) = row(${sql.join(next)})
        where (${sql.join(stored)}) is distinct from (${sql.join(next)})
      returning ticker, day
    )
    select ticker, min(day) as since, count(*) as count from written group by ticker`.execute(transaction)
  for (const { ticker, since, count } of changed.rows) {
    touched.bulkRows += count
    touchPrices(touched, ticker, since)
  }
}

/** Prices since this day are judged again, with adjustment factors that depend on them. */
export function touchPrices(
  { companies, pricesSince }: ImportContext['touched'],
  ticker: string,
  day: string,
): void {
  companies.add(ticker)
  const since = pricesSince.get(ticker)
  if (since === undefined || day < since) pricesSince.set(ticker, day)
}

function keysOf(entries: readonly Pick<PriceEntry, 'ticker' | 'day'>[]) {
  const tickers = arrayLiteral(entries.map(({ ticker }) => ticker))
  return sql`unnest(${tickers}::text[], ${arrayLiteral(entries.map(({ day }) => day))}::date[])`
}
