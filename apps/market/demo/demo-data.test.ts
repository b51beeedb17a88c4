import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { importFolder } from '#market/import/import-folder.ts'
import { createTestDatabase, openTestDatabase } from '#market/test/test-database.ts'
import closingPrices from './closing-prices.json' with { type: 'json' }
import { baseDates, baseDay, demoDatesOf } from './demo-dates.ts'
import { demoTables } from './tables.ts'

type Rows = readonly Readonly<Record<string, string>>[]

const made = new Map<string, Readonly<Record<string, string>>>()
function tablesOf(today: string) {
  const tables = made.get(today) ?? demoTables(demoDatesOf(today))
  made.set(today, tables)
  return tables
}
const rowsOf = (tables: Readonly<Record<string, string>>, file: string): Rows =>
  parse(tables[file] ?? '', { columns: true })
const base = demoTables(baseDates)

// The format rules are checked by every import.
describe('the demo data', () => {
  it('is the same in another process, time zone and language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    const generator = fileURLToPath(new URL('generate.ts', import.meta.url))
    const env = { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8' }
    execFileSync(process.execPath, [generator, '--today', '2027-03-02', folder], { env })
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const here = Object.entries(tablesOf('2027-03-02')).map(([name, text]) => [name, hash(text)])
    const there = here.map(([name = '']) => [name, hash(readFileSync(join(folder, name), 'utf8'))])
    rmSync(folder, { recursive: true })
    expect(there).toEqual(here)
  })

  it.each([
    { today: '2026-11-21', lastDay: '2026-11-20', name: 'on a Saturday' },
    { today: '2026-11-23', lastDay: '2026-11-20', name: 'on a Monday' },
    { today: '2026-11-24', lastDay: '2026-11-23', name: 'on a Tuesday' },
    { today: '2026-12-28', lastDay: '2026-12-23', name: 'after the Christmas holidays' },
    { today: '2027-01-04', lastDay: '2026-12-30', name: 'on the first trading day of a year' },
    { today: '2025-03-03', lastDay: baseDay, name: 'before the end of the designed market' },
  ])('$name ends on $lastDay', ({ today, lastDay }) => {
    const tables = tablesOf(today)
    expect(rowsOf(tables, 'indices.csv').at(-1)?.date).toBe(lastDay)
    expect(rowsOf(tables, 'prices.csv').findLast(({ ticker }) => ticker === 'BQNS')?.date).toBe(lastDay)
  })
})

describe('the demo data of a later day', () => {
  const days = ['2026-11-24', '2026-12-14', '2027-01-04', '2027-05-20', '2027-11-22', '2029-08-01']

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
    let earlier = keyed(rowsOf(base, file))
    for (const today of days) {
      const later = keyed(rowsOf(tablesOf(today), file))
      const changed = [...earlier].filter(([id, row]) => later.get(id) !== row)
      expect(changed.slice(0, 3), `${file} on ${today}`).toEqual([])
      earlier = later
    }
    expect(earlier.size).toBeGreaterThan(rowsOf(base, file).length)
  })

  it('has the statements of the periods that were due, and always planned actions', () => {
    const [spring, autumn] = [tablesOf('2027-04-12'), tablesOf('2027-11-22')]
    const periods = (tables: Readonly<Record<string, string>>) =>
      new Set(rowsOf(tables, 'statements.csv').map(({ period_end, months }) => `${period_end} ${months}`))
    expect([...periods(spring)].at(-1)).toBe('2026-12-31 12')
    expect([...periods(autumn)].at(-1)).toBe('2027-09-30 9')
    for (const tables of [base, spring, autumn]) {
      const planned = ['dividends.csv', 'bonuses.csv', 'splits.csv', 'general-meetings.csv']
        .flatMap((file) => rowsOf(tables, file))
        .filter(({ status }) => status === 'planned')
      expect(planned.length).toBeGreaterThan(2)
    }
  })

  it('can be imported over the earlier one', async () => {
    const testDatabase = await createTestDatabase('migrated')
    const database = openTestDatabase(testDatabase.connectionString)
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    for (const today of [baseDates.today, '2027-05-20', '2029-08-01']) {
      for (const [name, text] of Object.entries(tablesOf(today))) writeFileSync(join(folder, name), text)
      await importFolder(database, folder, { lastDay: today, isStrict: true })
    }
    await database.destroy()
    await testDatabase.drop()
    rmSync(folder, { recursive: true })
  }, 120_000)
})

describe('prices', () => {
  it('end with the closing prices of the profiles on the base day', () => {
    const closes = new Map(rowsOf(base, 'prices.csv').map(({ ticker, close }) => [ticker, Number(close)]))
    expect(Object.fromEntries(closes)).toEqual(closingPrices)
  })
})
