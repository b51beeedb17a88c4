import { isOnTick, tickOf } from '@site/finance/market-rules.ts'
import { sql } from 'kysely'
import { day, decimal, identifier, rupiah, shares, text, ticker, tradingDay } from './cells.ts'
import { type ImportContext, type KnownCompany, readCompanyRows } from './import-context.ts'
import { readTable, type TableRow } from './read-table.ts'

const file = 'prices.csv'
const batchSize = 10_000

const columns = {
  ticker,
  date: tradingDay,
  open: rupiah,
  high: rupiah,
  low: rupiah,
  close: rupiah,
  volume: shares,
}
type PriceRow = TableRow<typeof columns>

/** Unadjusted prices. The rows of a company must be adjacent, oldest first, so that the file can be streamed. */
export async function importPrices(context: ImportContext): Promise<void> {
  const rows = readCompanyRows(context, file, columns)
  if (!rows) return
  const finished = new Set<string>()
  let batch: PriceRow['cells'][] = []
  let current = ''
  let date = ''
  // Reads a batch while PostgreSQL writes the previous one.
  let writing: Promise<void> = Promise.resolve()
  for await (const row of rows) {
    if (row.cells.ticker !== current) {
      finished.add(current)
      current = row.cells.ticker
      date = ''
    }
    checkOrder(context, row, finished, date)
    checkPrices(context, row, row.company)
    date = row.cells.date
    batch.push(row.cells)
    if (batch.length === batchSize) {
      await writing
      context.errors.throwIfAny()
      writing = writeBatch(context, batch)
      // Handled where it is awaited; a row error may come first.
      writing.catch(() => undefined)
      batch = []
    }
  }
  await writing
  context.errors.throwIfAny()
  if (batch.length > 0) await writeBatch(context, batch)
}

function checkOrder(
  context: ImportContext,
  { line, cells }: PriceRow,
  finished: Set<string>,
  before: string,
): void {
  if (finished.has(cells.ticker)) {
    const message = `the rows of ${cells.ticker} do not stand together`
    context.errors.add({ file, line, column: 'ticker', message })
  } else if (cells.date <= before) {
    const message =
      cells.date === before
        ? `${cells.date} is duplicated for ${cells.ticker}`
        : `${cells.date} comes after ${before}`
    context.errors.add({ file, line, column: 'date', message })
  }
}

function tooLate(day: string, { lastDay }: ImportContext): string {
  return `${day} is after ${lastDay}, the last day that can have prices`
}

function checkPrices(context: ImportContext, { line, cells }: PriceRow, company: KnownCompany): void {
  const addError = (column: string, message: string) => context.errors.add({ file, line, column, message })
  if (cells.date > context.lastDay) addError('date', tooLate(cells.date, context))
  if (cells.date < company.listingDate) {
    addError('date', `${cells.date} is before the listing on ${company.listingDate}`)
  }
  if (company.delistedOn !== null && cells.date > company.delistedOn) {
    addError('date', `${cells.date} is after the last day on the exchange, ${company.delistedOn}`)
  }
  for (const column of ['open', 'high', 'low', 'close'] as const) {
    const price = cells[column]
    if (!isOnTick(price, cells.date)) {
      addError(column, `${price} is not on the tick of ${tickOf(price, cells.date)}`)
    }
  }
  if (cells.low > Math.min(cells.open, cells.close)) addError('low', `${cells.low} is above open or close`)
  if (cells.high < Math.max(cells.open, cells.close)) addError('high', `${cells.high} is below open or close`)
}

/** One statement per batch. Cells contain no quotes; unquoted, the ticker NULL would be a null. */
async function writeBatch(
  { transaction, touched }: ImportContext,
  batch: readonly PriceRow['cells'][],
): Promise<void> {
  const column = (name: keyof PriceRow['cells']) => `{${batch.map((cells) => `"${cells[name]}"`).join()}}`
  const changed = await sql<{ ticker: string; since: string; count: number }>`
    with written as (
      insert into prices as old (ticker, day, open, high, low, close, volume)
      select * from unnest(
        ${column('ticker')}::text[], ${column('date')}::date[], ${column('open')}::float8[],
        ${column('high')}::float8[], ${column('low')}::float8[], ${column('close')}::float8[],
        ${column('volume')}::bigint[]
      )
      on conflict (ticker, day) do update
        set open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
            volume = excluded.volume
        where (old.open, old.high, old.low, old.close, old.volume)
          is distinct from (excluded.open, excluded.high, excluded.low, excluded.close, excluded.volume)
      returning ticker, day
    )
    select ticker, min(day) as since, count(*) as count from written group by ticker`.execute(transaction)
  for (const { ticker: key, since, count } of changed.rows) {
    touched.companies.add(key)
    touched.bulkRows += count
    // Rows are sorted by day, so the first batch has the first day.
    if (!touched.pricesSince.has(key)) touched.pricesSince.set(key, since)
  }
}

const indexFile = 'indices.csv'
const indexColumns = { code: identifier, name: text(80), date: day, value: decimal(0.01, 1e9) }

export async function importIndices(context: ImportContext): Promise<void> {
  const { transaction, errors, touched } = context
  const rows = readTable(context, indexFile, indexColumns)
  if (!rows) return
  const values: TableRow<typeof indexColumns>['cells'][] = []
  const seen = new Set<string>()
  for await (const { line, cells } of rows) {
    const key = `${cells.code} ${cells.date}`
    if (seen.has(key)) errors.add({ file: indexFile, line, column: 'date', message: `${key} is duplicated` })
    seen.add(key)
    if (cells.date > context.lastDay) {
      errors.add({ file: indexFile, line, column: 'date', message: tooLate(cells.date, context) })
    }
    values.push(cells)
  }
  errors.throwIfAny()
  const names = new Map(values.map(({ code, name }) => [code, name]))
  for (const [place, [code, name]] of [...names].entries()) {
    const written = await sql`
      insert into indices as old (code, name, place) values (${code}, ${name}, ${place + 1})
      on conflict (code) do update set name = excluded.name where old.name <> excluded.name
      returning code`.execute(transaction)
    if (written.rows.length > 0) touched.isMarketTouched = true
  }
  for (let start = 0; start < values.length; start += batchSize) {
    const batch = values.slice(start, start + batchSize)
    const written = await sql`
      insert into index_values as old (code, day, value)
      select * from unnest(
        ${batch.map(({ code }) => code)}::text[], ${batch.map(({ date }) => date)}::date[],
        ${batch.map(({ value }) => value)}::float8[]
      )
      on conflict (code, day) do update set value = excluded.value where old.value <> excluded.value
      returning code`.execute(transaction)
    if (written.rows.length > 0) touched.isMarketTouched = true
  }
}
