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
import { baseDates, baseDay, computeDemoDates } from './demo-dates.ts'
import { demoTables } from './tables.ts'

type Tables = Readonly<Record<string, string>>
type Rows = readonly Readonly<Record<string, string>>[]

const parseRows = (tables: Tables, file: string): Rows => parse(tables[file] ?? '', { columns: true })
const createTables = (today: string) => demoTables(computeDemoDates(today))

// The base day, the next trading day, and a year later; each takes seconds.
const days = [baseDates.today, '2026-11-24', '2027-11-22']
let markets: readonly Tables[] = []
beforeAll(() => {
  markets = days.map(createTables)
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
      parseRows(tables, 'indices.csv').at(-1)?.date,
      parseRows(tables, 'prices.csv').findLast(({ ticker }) => ticker === 'BQNS')?.date,
    ])
    expect(ends).toEqual(days.map((today) => Array(2).fill(computeDemoDates(today).lastTradingDay)))
  })
})

describe('computeDemoDates', () => {
  it.each([
    { name: 'on a Saturday', today: '2026-11-21', lastDay: '2026-11-20' },
    { name: 'on a Monday', today: '2026-11-23', lastDay: '2026-11-20' },
    { name: 'on a Tuesday', today: '2026-11-24', lastDay: '2026-11-23' },
    { name: 'after the Christmas holidays', today: '2026-12-28', lastDay: '2026-12-23' },
    { name: 'on the first trading day of a year', today: '2027-01-04', lastDay: '2026-12-30' },
    { name: 'before the end of the designed market', today: '2025-03-03', lastDay: baseDay },
  ])('ends the market on $lastDay $name', ({ today, lastDay }) => {
    expect(computeDemoDates(today).lastTradingDay).toBe(lastDay)
  })
})

describe('the demo data of a later day', () => {
  it.each([
    { file: 'prices.csv', key: ['ticker', 'date'] },
    { file: 'indices.csv', key: ['code', 'date'] },
    { file: 'statements.csv', key: ['ticker', 'period_end', 'months', 'item'] },
    { file: 'stock-history.csv', key: ['ticker', 'date', 'event'] },
    { file: 'news.csv', key: ['id'] },
    { file: 'dividends.csv', key: ['id'], changing: ['status', 'exchange_rate'] },
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
    const [base = new Map(), ...later] = markets.map((tables) => keyed(parseRows(tables, file)))
    let earlier = base
    for (const now of later) {
      expect([...earlier].filter(([id, row]) => now.get(id) !== row).slice(0, 3)).toEqual([])
      earlier = now
    }
    expect(earlier.size).toBeGreaterThan(base.size)
  })

  it('has the statements of the periods that were due, and always planned actions', () => {
    const latest = markets.map((tables) =>
      parseRows(tables, 'statements.csv').findLast(({ ticker }) => ticker === 'BQNS'),
    )
    expect(latest.map((row) => `${row?.period_end} ${row?.months}`)).toEqual([
      '2026-09-30 9',
      '2026-09-30 9',
      '2027-09-30 9',
    ])
    for (const tables of markets) {
      const planned = ['dividends.csv', 'bonuses.csv', 'splits.csv', 'general-meetings.csv']
        .flatMap((file) => parseRows(tables, file))
        .filter(({ status }) => status === 'planned')
      expect(planned.length).toBeGreaterThan(0)
    }
  })

  it.each(['title_id', 'title_en'])('has news that differ in the first 64 characters of %s', (column) => {
    // The site cuts longer titles, and every page needs its own.
    const titles = parseRows(markets.at(-1) ?? {}, 'news.csv').flatMap(
      (row) => row[column]?.slice(0, 64) || [],
    )
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })

  it('can be imported over the earlier one', async () => {
    const testDatabase = await createTestDatabase('migrated')
    const database = openTestDatabase(testDatabase.connectionString)
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    for (const tables of [markets[0], markets.at(-1)]) {
      for (const [name, text] of Object.entries(tables ?? {})) writeFileSync(join(folder, name), text)
      const { lastTradingDay } = computeDemoDates(days.at(-1) ?? '')
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
      parseRows(markets[0] ?? {}, 'prices.csv').map(({ ticker, close }) => [ticker, Number(close)]),
    )
    expect(Object.fromEntries(closes)).toEqual(closingPrices)
  })
})

describe('the banks', () => {
  const [BQNS, BVSR, BSQA] = ['BQNS', 'BVSR', 'BSQA']
  const base = (file: string) => parseRows(markets[0] ?? {}, file)

  it.each([
    { ticker: BQNS, issued: 23_400_000_000, listed: 23_166_000_000 },
    { ticker: BVSR, issued: 31_000_000_000, listed: 30_690_000_000 },
    { ticker: BSQA, issued: 14_500_000_000, listed: 14_355_000_000 },
  ])('list 99% of the shares of $ticker, and the register has all of them', ({ ticker, issued, listed }) => {
    const company = base('companies.csv').find((row) => row.ticker === ticker)
    expect([company?.issued_shares, company?.listed_shares]).toEqual([`${issued}`, `${listed}`])
    expect(base('stock-history.csv').findLast((row) => row.ticker === ticker)?.shares_total).toBe(`${listed}`)
    const holders = base('shareholders.csv').filter((row) => row.ticker === ticker)
    expect(holders.reduce((sum, { shares }) => sum + Number(shares), 0)).toBe(issued)
    const filed = base('statements.csv').findLast(
      (row) => row.ticker === ticker && row.item === 'sharesOutstanding',
    )
    expect(filed?.value).toBe(`${issued}`)
  })

  it('are the only companies with unlisted shares', () => {
    const differing = base('companies.csv').filter((row) => row.issued_shares !== row.listed_shares)
    expect(differing.map(({ ticker }) => ticker).toSorted()).toEqual(['BQNS', 'BSQA', 'BVSR'])
  })

  /** By period, oldest first, in percent with two decimals. */
  function listCasaRatios(ticker: string): string[] {
    const rows = base('statements.csv').filter((row) => row.ticker === ticker)
    const periods = Map.groupBy(rows, ({ period_end, months }) => `${period_end} ${months}`)
    return [...periods.values()].map((lines) => {
      const amount = (item: string) => Number(lines.find((line) => line.item === item)?.value ?? 0)
      expect(amount('currentDeposits') + amount('savings') + amount('timeDeposits')).toBe(amount('deposits'))
      const cheap = amount('currentDeposits') + amount('savings')
      return ((cheap / (amount('deposits') + amount('temporarySyirkah'))) * 100).toFixed(2)
    })
  }

  it.each([
    { ticker: 'BQNS', low: 48, high: 55 },
    { ticker: 'BVSR', low: 46, high: 53 },
    { ticker: 'BSQA', low: 22, high: 29 },
  ])('have a CASA ratio of $ticker that moves from period to period', ({ ticker, low, high }) => {
    const ratios = listCasaRatios(ticker)
    expect(ratios).toHaveLength(19)
    expect(new Set(ratios.slice(-6)).size).toBe(6)
    expect(ratios.filter((ratio) => Number(ratio) < low || Number(ratio) > high)).toEqual([])
    const steps = ratios.slice(1).map((ratio, place) => Math.abs(Number(ratio) - Number(ratios[place])))
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(Math.max(...steps)).toBeLessThan(2.5)
  })
})

describe('the commissioners', () => {
  it('are independent by half in banks, and by 30% elsewhere', () => {
    const rows = parseRows(markets[0] ?? {}, 'management.csv').filter(({ body }) => body === 'commissioner')
    const banks = ['BQNS', 'BVSR', 'BSQA']
    const tooFew = [...Map.groupBy(rows, ({ ticker = '' }) => ticker)].flatMap(([ticker, seats]) => {
      const independent = seats.filter(({ position_en }) => position_en === 'Independent Commissioner').length
      const part = independent / seats.length
      return part < (banks.includes(ticker) ? 0.5 : 0.3)
        ? [`${ticker}: ${independent} of ${seats.length}`]
        : []
    })
    expect(tooFew).toEqual([])
    const bank = rows.filter(({ ticker }) => ticker === 'BQNS')
    expect(bank.map(({ position_en }) => position_en)).toEqual([
      'President Commissioner',
      'Commissioner',
      ...Array(3).fill('Independent Commissioner'),
    ])
  })
})

describe('the index', () => {
  it('moves by the weights of the shares in public hands, which add up to 100%', () => {
    const later = markets[1] ?? {}
    const held = parseRows(later, 'shareholders.csv').filter(({ category }) => category === 'public')
    const closesOn = (day: string) =>
      new Map(
        parseRows(later, 'prices.csv').flatMap(({ ticker = '', date, close }) =>
          date === day ? [[ticker, Number(close)]] : [],
        ),
      )
    const [before, now] = [closesOn(baseDay), closesOn('2026-11-23')]
    const values = held.flatMap(({ ticker = '', shares }) => {
      const [old, current] = [before.get(ticker), now.get(ticker)]
      const value = old === undefined ? 0 : old * Number(shares)
      return old === undefined || current === undefined ? [] : [{ ticker, value, change: current / old - 1 }]
    })
    const total = values.reduce((sum, { value }) => sum + value, 0)
    const weights = new Map(values.map(({ ticker, value }) => [ticker, value / total]))
    expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
    // 8.88 billion public shares at 4,120 of all public shares of 199 trillion rupiah.
    expect(weights.get('BQNS')).toBeCloseTo(0.1841, 3)
    const change = values.reduce((sum, each) => sum + (weights.get(each.ticker) ?? 0) * each.change, 0)
    const level = parseRows(later, 'indices.csv').find(({ date }) => date === '2026-11-23')?.value
    expect(Number(level)).toBeCloseTo(1284.56 * (1 + change), 1)
  })
})
