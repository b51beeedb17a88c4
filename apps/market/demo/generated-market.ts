import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findTickSize, roundToTick } from '@site/finance/lots-and-ticks.ts'
import { parse } from 'csv-parse/sync'
import { csv, type Row } from './csv.ts'
import { baseDates, baseDay } from './demo-dates.ts'
import { randomFor } from './random.ts'
import { demoTables } from './tables.ts'
import { addDays, tradingDays } from './trading-days.ts'

/** The copied files of a company besides prices; news is excluded, because its slugs must be unique. */
const copiedFiles = [
  'companies.csv',
  'coverage.csv',
  'index-members.csv',
  'management.csv',
  'notations.csv',
  'subsidiaries.csv',
  'shareholders.csv',
  'stock-history.csv',
  'statements.csv',
  'dividends.csv',
  'bonuses.csv',
  'rights-issues.csv',
  'warrants.csv',
  'tender-offers.csv',
  'buybacks.csv',
  'splits.csv',
  'general-meetings.csv',
]
const priceHeader = 'ticker,date,open,high,low,close,volume\n'
/** Before the longest history, so that every company has all of it. */
const listedSince = '2000-01-03'

/**
 * Generates a market of any size, the same in every run: `companies/` has everything but prices, `history/` the prices
 * up to the day before the last one, `day/` those of the last one. Companies are copies of the demo under other
 * tickers; prices are random walks without splits.
 */
export function writeGeneratedMarket(folder: string, companies: number, years: number): { prices: number } {
  for (const part of ['companies', 'history', 'day']) mkdirSync(join(folder, part), { recursive: true })
  const tickers = Array.from({ length: companies }, (_, index) => toTicker(index))
  const tables = demoTables(baseDates)
  const parseRows = (file: string): Record<string, string>[] => parse(tables[file] ?? '', { columns: true })
  const originals = parseRows('companies.csv').map(({ ticker = '' }) => ticker)
  for (const file of copiedFiles) {
    writeFileSync(join(folder, 'companies', file), csv(copies(parseRows(file), originals, tickers)))
  }
  const days = tradingDays(addDays(baseDay, -Math.round(365.25 * years)), baseDay)
  const history = openSync(join(folder, 'history', 'prices.csv'), 'w')
  const day = openSync(join(folder, 'day', 'prices.csv'), 'w')
  writeSync(history, priceHeader)
  writeSync(day, priceHeader)
  for (const ticker of tickers) {
    const lines = priceLines(ticker, days)
    writeSync(history, lines.slice(0, -1).join(''))
    writeSync(day, lines.at(-1) ?? '')
  }
  closeSync(history)
  closeSync(day)
  return { prices: tickers.length * days.length }
}

function toTicker(index: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))
  return `M${letter(2)}${letter(1)}${letter(0)}`
}

/** Repeats the rows of the demo companies until every ticker has one. */
function copies(
  rows: readonly Record<string, string>[],
  originals: readonly string[],
  tickers: readonly string[],
): Row[] {
  const groups = Map.groupBy(rows, ({ ticker }) => ticker ?? '')
  return tickers.flatMap((ticker, index) => {
    const original = originals[index % originals.length] ?? ''
    return (groups.get(original) ?? []).map((row) => ({
      ...row,
      ...(row.id !== undefined && { id: row.id.replace(original, ticker) }),
      ...(row.code !== undefined && { code: row.code.replace(original, ticker) }),
      ...(row.featured_place !== undefined && index >= originals.length && { featured_place: '' }),
      ...(row.ipo_price !== undefined && { listing_date: listedSince }),
      ticker,
    }))
  })
}

function priceLines(ticker: string, days: readonly string[]): string[] {
  const random = randomFor('made', ticker)
  let close = roundToTick(random.between(60, 9_000), days[0] ?? '')
  return days.map((date) => {
    const open = close
    // Cheap shares rise and expensive ones fall more often, so that prices stay in the valid range.
    const drift = close < 100 ? 0.002 : close > 20_000 ? -0.002 : 0.0002
    close = Math.max(50, roundToTick(close * (1 + drift + random.normal() * 0.018), date))
    const upper = Math.max(open, close)
    const lower = Math.min(open, close)
    const high = upper + findTickSize(upper, date) * random.integer(0, 2)
    const low = Math.max(50, roundToTick(lower - findTickSize(lower, date) * random.integer(0, 1), date))
    return `${ticker},${date},${open},${roundToTick(high, date)},${Math.min(low, lower)},${close},${random.integer(1, 90_000) * 100}\n`
  })
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { companies: { type: 'string', default: '1000' }, years: { type: 'string', default: '10' } },
  })
  const folder = resolve(positionals[0] ?? '.data/made-market')
  const made = writeGeneratedMarket(folder, Number(values.companies), Number(values.years))
  process.stdout.write(`${folder}: ${made.prices} prices\n`)
}
