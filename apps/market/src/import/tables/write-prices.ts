import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { NonRegularTrades } from '#market/database/schema.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import type { ImportContext } from './import-context.ts'
import { replaceMarks } from './replace-marks.ts'
import { type Correction, comparedFigures, reportCorrections } from './report-corrections.ts'
import { joinTouched, nothingTouched, type Touched, touchPrices } from './touched.ts'
import { listUntradedDays, type UntradedDay, writeUntradedDays } from './write-untraded-days.ts'

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
type TradedEntry = PriceEntry & { readonly bar: PriceBar }

/** Stores bars, deletes those of days that turn out to be without a trade, and marks prices that are off the tick. */
export async function writePrices(
  context: ImportContext,
  batch: readonly PriceEntry[],
  storedUntradedDays: ReadonlySet<string>,
): Promise<Touched> {
  if (batch.length === 0) return nothingTouched
  await reportRepeated(
    context,
    batch.filter(({ isRepeated }) => isRepeated),
  )
  const deleted = await deleteBars(
    context,
    batch.filter(({ bar }) => bar === null),
  )
  const stored = await storeBars(
    context,
    batch.filter((entry): entry is TradedEntry => entry.bar !== null),
  )
  reportCorrections(context, batch, [...deleted.corrections, ...stored.corrections])
  const untraded = await writeUntradedDays(context, listUntradedDays(batch, storedUntradedDays))
  const toMarkedFigure = ({ ticker, day }: PriceEntry) => ({ ticker, key: day })
  const marked = await replaceMarks(context.transaction, 'price', {
    figures: batch.map(toMarkedFigure),
    codes: ['offTick'],
    marks: batch
      .filter(({ isOffTick }) => isOffTick)
      .map((entry) => ({ ...toMarkedFigure(entry), code: 'offTick' })),
  })
  return joinTouched([deleted.touched, stored.touched, untraded, marked])
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
    where (ticker, day) in (select * from ${selectKeys(repeated)})`.execute(transaction)
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

/** Changed bars of a batch, and those of an earlier import among them. */
interface ChangedBars {
  readonly touched: Touched
  readonly corrections: readonly Correction[]
}

const noBars: ChangedBars = { touched: nothingTouched, corrections: [] }

async function deleteBars(
  { transaction }: ImportContext,
  entries: readonly PriceEntry[],
): Promise<ChangedBars> {
  if (entries.length === 0) return noBars
  const { rows } = await sql<Correction['before'] & { ticker: string; day: string }>`
    delete from prices where (ticker, day) in (select * from ${selectKeys(entries)})
    returning ticker, day, ${compared}`.execute(transaction)
  return {
    touched: touchPrices(rows),
    corrections: rows.map(({ ticker, day, ...before }) => ({ ticker, day, before, after: null })),
  }
}

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
const compared = sql.join(comparedFigures.map(sql.ref))
const differing = sql.join(
  comparedFigures.map((name) => sql`${sql.ref(`before.${name}`)} <> ${sql.ref(`written.${name}`)}`),
  sql` or `,
)

interface Written {
  readonly ticker: string
  readonly since: string
  readonly count: number
  readonly corrections: readonly Omit<Correction, 'ticker'>[] | null
}

async function storeBars(
  { transaction }: ImportContext,
  entries: readonly TradedEntry[],
): Promise<ChangedBars> {
  if (entries.length === 0) return noBars
  // A column without any figure costs as much as one with figures.
  const given = optional.filter(([name]) => entries.some(({ bar }) => bar[name] !== null))
  const figures = [...required, ...given]
  const arrays = figures.map(
    ([name, type]) => sql`${arrayLiteral(entries.map(({ bar }) => bar[name]))}::${sql.raw(type)}[]`,
  )
  const names = figures.map(([name]) => sql.ref(name))
  const stored = figures.map(([name]) => sql.ref(`old.${name}`))
  const next = [
    ...required.map(([name]) => sql.ref(`excluded.${name}`)),
    ...given.map(([name]) => sql`coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`old.${name}`)})`),
  ]
  const { rows } = await sql<Written>`
    with written as (
      insert into prices as old (ticker, day, ${sql.join(names)})
      select * from unnest(${sql.join(createKeyArrays(entries))}, ${sql.join(arrays)})
      on conflict (ticker, day) do update set (${sql.join(names)}) = row(${sql.join(next)})
        where (${sql.join(stored)}) is distinct from (${sql.join(next)})
      -- An inserted row has no xmax.
      returning ticker, day, ${compared}, xmax <> 0 as is_replaced
    ), corrected as (
      select ticker, json_agg(json_build_object('day', day, 'before', before, 'after', to_json(written))) as list
      from written
      -- A query sees rows as they were before its own changes; the limit keeps this a look-up of single rows.
      cross join lateral (
        select ${compared} from prices where prices.ticker = written.ticker and prices.day = written.day limit 1
      ) as before
      where is_replaced and (${differing})
      group by ticker
    )
    select ticker, min(day) as since, count(*) as count,
      (select list from corrected where corrected.ticker = written.ticker) as corrections
    from written group by ticker`.execute(transaction)
  return {
    touched: {
      ...touchPrices(rows.map(({ ticker, since }) => ({ ticker, day: since }))),
      bulkRows: rows.reduce((sum, { count }) => sum + count, 0),
    },
    corrections: rows.flatMap(({ ticker, corrections }) =>
      (corrections ?? []).map((correction) => ({ ticker, ...correction })),
    ),
  }
}

type Keys = readonly Pick<PriceEntry, 'ticker' | 'day'>[]

function selectKeys(entries: Keys) {
  return sql`unnest(${sql.join(createKeyArrays(entries))})`
}

function createKeyArrays(entries: Keys) {
  const tickers = arrayLiteral(entries.map(({ ticker }) => ticker))
  return [sql`${tickers}::text[]`, sql`${arrayLiteral(entries.map(({ day }) => day))}::date[]`]
}
