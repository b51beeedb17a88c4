import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { importFolder } from '#market/import/import-folder.ts'
import { createTestDatabase, openTestDatabase } from '#market/test/test-database.ts'
import closingPrices from './closing-prices.json' with { type: 'json' }
import { baseDates, baseDay, demoDatesOf } from './demo-dates.ts'
import { demoTables } from './tables.ts'

type Tables = Readonly<Record<string, string>>
type Rows = readonly Readonly<Record<string, string>>[]

const rowsOf = (tables: Tables, file: string): Rows => parse(tables[file] ?? '', { columns: true })
const tablesOf = (today: string) => demoTables(demoDatesOf(today))

// The base day, the next trading day, and a year later; each takes seconds.
const days = [baseDates.today, '2026-11-24', '2027-11-22']
let markets: readonly Tables[] = []
beforeAll(() => {
  markets = days.map(tablesOf)
}, 120_000)

// The format rules are checked by every import.
describe('the demo data', () => {
  it('is the same in another process, time zone and language', { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    const generator = fileURLToPath(new URL('generate.ts', import.meta.url))
    const env = { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8' }
    execFileSync(process.execPath, [generator, '--today', days[2] ?? '', folder], { env })
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const here = Object.entries(markets[2] ?? {}).map(([name, text]) => [name, hash(text)])
    const there = here.map(([name = '']) => [name, hash(readFileSync(join(folder, name), 'utf8'))])
    rmSync(folder, { recursive: true })
    expect(there).toEqual(here)
  })

  it('ends on the last trading day before today', () => {
    const ends = markets.map((tables) => [
      rowsOf(tables, 'indices.csv').at(-1)?.date,
      rowsOf(tables, 'prices.csv').findLast(({ ticker }) => ticker === 'BQNS')?.date,
    ])
    expect(ends).toEqual(days.map((today) => Array(2).fill(demoDatesOf(today).lastTradingDay)))
  })
})

describe('demoDatesOf', () => {
  it.each([
    { name: 'on a Saturday', today: '2026-11-21', lastDay: '2026-11-20' },
    { name: 'on a Monday', today: '2026-11-23', lastDay: '2026-11-20' },
    { name: 'on a Tuesday', today: '2026-11-24', lastDay: '2026-11-23' },
    { name: 'after the Christmas holidays', today: '2026-12-28', lastDay: '2026-12-23' },
    { name: 'on the first trading day of a year', today: '2027-01-04', lastDay: '2026-12-30' },
    { name: 'before the end of the designed market', today: '2025-03-03', lastDay: baseDay },
  ])('ends the market on $lastDay $name', ({ today, lastDay }) => {
    expect(demoDatesOf(today).lastTradingDay).toBe(lastDay)
  })
})

describe('the demo data of a later day', () => {
  it.each([
    { file: 'prices.csv', key: ['ticker', 'date'] },
    { file: 'indices.csv', key: ['code', 'date'] },
    { file: 'statements.csv', key: ['ticker', 'period_end', 'months', 'item'] },
    { file: 'stock-history.csv', key: ['ticker', 'date', 'event'] },
    { file: 'news.csv', key: ['id'] },
    { file: 'dividends.csv', key: ['id'], changing: ['status'] },
    { file: 'bonuses.csv', key: ['id'], changing: ['status'] },
    { file: 'splits.csv', key: ['id'], changing: ['status'] },
    { file: 'general-meetings.csv', key: ['id'], changing: ['status', 'result_id', 'result_en'] },
  ])('only adds rows to $file', ({ file, key, changing = [] }) => {
    const keyed = (rows: Rows) =>
      new Map(
        rows.map((row) => [
          key.map((column) => row[column]).join(' '),
          JSON.stringify({ ...row, ...Object.fromEntries(changing.map((column) => [column, ''])) }),
        ]),
      )
    const [base = new Map(), ...later] = markets.map((tables) => keyed(rowsOf(tables, file)))
    let earlier = base
    for (const now of later) {
      expect([...earlier].filter(([id, row]) => now.get(id) !== row).slice(0, 3)).toEqual([])
      earlier = now
    }
    expect(earlier.size).toBeGreaterThan(base.size)
  })

  it('has the statements of the periods that were due, and always planned actions', () => {
    const latest = markets.map((tables) =>
      rowsOf(tables, 'statements.csv').findLast(({ ticker }) => ticker === 'BQNS'),
    )
    expect(latest.map((row) => `${row?.period_end} ${row?.months}`)).toEqual([
      '2026-09-30 9',
      '2026-09-30 9',
      '2027-09-30 9',
    ])
    for (const tables of markets) {
      const planned = ['dividends.csv', 'bonuses.csv', 'splits.csv', 'general-meetings.csv']
        .flatMap((file) => rowsOf(tables, file))
        .filter(({ status }) => status === 'planned')
      expect(planned.length).toBeGreaterThan(0)
    }
  })

  it.each(['title_id', 'title_en'])('has news that differ in the first 64 characters of %s', (column) => {
    // The site cuts longer titles, and every page needs its own.
    const titles = rowsOf(markets.at(-1) ?? {}, 'news.csv').flatMap((row) => row[column]?.slice(0, 64) || [])
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })

  it('can be imported over the earlier one', async () => {
    const testDatabase = await createTestDatabase('migrated')
    const database = openTestDatabase(testDatabase.connectionString)
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    for (const tables of [markets[0], markets.at(-1)]) {
      for (const [name, text] of Object.entries(tables ?? {})) writeFileSync(join(folder, name), text)
      const { lastTradingDay } = demoDatesOf(days.at(-1) ?? '')
      await importFolder(database, folder, { lastDay: lastTradingDay, isStrict: true })
    }
    await database.destroy()
    await testDatabase.drop()
    rmSync(folder, { recursive: true })
  }, 120_000)
})

describe('prices', () => {
  it('end with the closing prices of the profiles on the base day', () => {
    const closes = new Map(
      rowsOf(markets[0] ?? {}, 'prices.csv').map(({ ticker, close }) => [ticker, Number(close)]),
    )
    expect(Object.fromEntries(closes)).toEqual(closingPrices)
  })
})
