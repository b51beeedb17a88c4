import { findTickSize, isOnTick } from '@site/finance/lots-and-ticks.ts'
import { sql } from 'kysely'
import {
  decimal,
  emptyOr,
  maxTradeValue,
  optional,
  shares,
  ticker,
  tradingDay,
  wholeNumber,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { checkAveragePrice } from './check-average-price.ts'
import { checkDay } from './check-day.ts'
import { type ImportContext, type KnownCompany, readCompanyRows } from './import-context.ts'
import { nonRegularColumns, readNonRegular } from './non-regular-trades.ts'
import { SeenDays } from './seen-days.ts'
import { touchOutdated } from './touch-outdated.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './touched.ts'
import { type PriceBar, type PriceEntry, writePrices } from './write-prices.ts'
import { loadUntradedDays, pruneUntradedDays, type UntradedDay } from './write-untraded-days.ts'

const batchSize = 5_000

/** 0, like an empty cell, means that there is no such price: the exchange writes it for days without a trade. */
const price = wholeNumber(0, 1_000_000_000)

export const priceColumns = {
  ticker,
  date: tradingDay,
  open: optional(price),
  high: emptyOr(price),
  low: emptyOr(price),
  close: emptyOr(price),
  volume: shares,
  previous: optional(decimal(0, 1e9)),
  value: optional(decimal(0, maxTradeValue)),
  frequency: optional(shares),
  foreign_buy: optional(shares),
  foreign_sell: optional(shares),
  ...nonRegularColumns,
}
type PriceRow = TableRow<typeof priceColumns> & { readonly company: KnownCompany }

/** Prices as traded, of any companies and days in any order. A day without a trade has no bar. */
export async function importPrices(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'prices', priceColumns)
  if (!rows) return nothingTouched
  const dayBefore = await loadMarketDay(context)
  const calendar = await context.loadTradingCalendar()
  const untradedDays = await loadUntradedDays(context)
  const seen = new SeenDays()
  const traded = new SeenDays()
  let batch = new Map<string, PriceEntry>()
  // Reads a batch while PostgreSQL writes the previous one.
  let writing = Promise.resolve(nothingTouched)
  const touched: Touched[] = []
  const write = async () => {
    touched.push(await writing)
    writing = writePrices(context, [...batch.values()], untradedDays)
    // Handled where it is awaited; a row may be impossible first.
    writing.catch(() => undefined)
    batch = new Map()
  }
  for await (const row of rows) {
    const { ticker, date } = row.cells
    checkDay(context, calendar, row)
    const bar = row.cells.volume === 0 ? null : readBar(context, row)
    if (context.findings.isLeftOut(row)) continue
    const isRepeated = seen.add(ticker, date)
    countDay(context, row, bar !== null && !traded.add(ticker, date))
    if (context.heldDays.has(date)) continue
    const key = `${ticker} ${date}`
    // A statement cannot write the same row twice.
    if (batch.size === batchSize || (isRepeated && batch.has(key))) await write()
    const untraded = bar === null ? readUntradedDay(context, row) : null
    batch.set(key, {
      // Without the cells, which would fill the memory.
      place: { table: row.table, file: row.file, line: row.line },
      ticker,
      day: date,
      bar,
      untraded,
      isOffTick: bar !== null && isOffTick(context, row),
      isRepeated,
    })
  }
  await write()
  touched.push(await writing)
  touched.push(await pruneUntradedDays(context))
  touched.push(await touchUntraded(context, dayBefore))
  return joinTouched(touched)
}

/** The latest trading day of the market; -infinity without prices. */
async function loadMarketDay({ transaction }: ImportContext): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select coalesce(max(day), '-infinity')::text as day from prices`.execute(transaction)
  return rows[0]?.day ?? '-infinity'
}

/** Pages of companies without a bar on the new latest day now state that there is no price since. */
async function touchUntraded(context: ImportContext, dayBefore: string): Promise<Touched> {
  const day = await loadMarketDay(context)
  if (day === dayBefore) return nothingTouched
  const [earlier, later] = dayBefore < day ? [dayBefore, day] : [day, dayBefore]
  const { rows } = await sql<{ ticker: string }>`
    select ticker from companies
    cross join lateral (select max(day) as last from prices where prices.ticker = companies.ticker) as traded
    where last >= ${earlier}::date and last < ${later}::date`.execute(context.transaction)
  const untraded = touchCompanies(rows)
  return earlier.includes('infinity')
    ? untraded
    : joinTouched([untraded, await touchOutdated(context, { earlier, later })])
}

function countDay(context: ImportContext, { cells, file }: PriceRow, isTraded: boolean): void {
  const { ticker, date } = cells
  const count = context.days.get(date) ?? { rows: 0, traded: 0 }
  if (count.rows === 0) context.days.set(date, count)
  count.rows += 1
  if (isTraded) count.traded += 1
  addOnly(context.priceFiles, date, file)
  addOnly(context.priceFiles, ticker, file)
  addOnly(context.dayOfFile, file, date)
}

/** Keeps the value of a key while it is the only one. */
function addOnly(values: Map<string, string | null>, key: string, value: string): void {
  const known = values.get(key)
  if (known !== value && known !== null) values.set(key, known === undefined ? value : null)
}

/** The bar of a traded day; leaves the row out if its prices contradict each other. */
function readBar(context: ImportContext, row: PriceRow): PriceBar | null {
  const { findings } = context
  const { high, low, close, volume, value, frequency } = row.cells
  const open = row.cells.open || null
  const leaveOut = (column: string, message: string) => {
    findings.leaveOut(row, column, message)
    return null
  }
  if (!high) return leaveOut('high', 'is missing of a day with a trade')
  if (!low) return leaveOut('low', 'is missing of a day with a trade')
  if (!close) return leaveOut('close', 'is missing of a day with a trade')
  if (high < low) return leaveOut('high', `${high} is below low ${low}`)
  if (close < low || close > high)
    return leaveOut('close', `${close} is not between low ${low} and high ${high}`)
  if (open !== null && (open < low || open > high)) {
    return leaveOut('open', `${open} is not between low ${low} and high ${high}`)
  }
  if (value) checkAveragePrice(context, row, { high, low, average: value / volume })
  const { nonRegularValue, nonRegularVolume, nonRegularFrequency } = readNonRegular(context, row)
  return {
    open,
    high,
    low,
    close,
    volume,
    previous: row.cells.previous || null,
    value,
    frequency,
    foreignBuy: row.cells.foreign_buy,
    foreignSell: row.cells.foreign_sell,
    nonRegularValue,
    nonRegularVolume,
    nonRegularFrequency,
  }
}

/** null: the row states nothing about its day. */
function readUntradedDay(context: ImportContext, row: PriceRow): UntradedDay | null {
  const nonRegular = readNonRegular(context, row)
  const close = row.cells.close || null
  if (close === null && nonRegular.nonRegularValue === null) return null
  return { close, previous: row.cells.previous || null, ...nonRegular }
}

function isOffTick({ findings }: ImportContext, row: PriceRow): boolean {
  const { date } = row.cells
  let isOff = false
  for (const column of ['open', 'high', 'low', 'close'] as const) {
    const value = row.cells[column]
    if (!value || isOnTick(value, date)) continue
    findings.unusual(row, column, `${value} is not on the tick of ${findTickSize(value, date)}`, 'offTick')
    isOff = true
  }
  return isOff
}
