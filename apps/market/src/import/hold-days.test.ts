import { beforeEach, describe, expect, it } from 'vitest'
import { summaryJson, summaryRows } from './adapters/exchange/stock-summary.fixture.ts'
import { outcomeSummary, reportLines } from './format-report.ts'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()
const tickers = Array.from({ length: 12 }, (_, index) => `ZZA${String.fromCharCode(65 + index)}`)

beforeEach(async () => {
  await imports.database.deleteFrom('prices').execute()
  await imports.database.deleteFrom('untradedDays').execute()
  await imports.database.deleteFrom('indexValues').execute()
  const rows = tickers.map((ticker) => `${ticker},PT ${ticker} Tbk,2020-01-02`)
  await imports.importFiles({ 'companies.csv': ['ticker,name_id,listing_date', ...rows, ''].join('\n') })
})

const header =
  'ticker,date,high,low,close,volume,value,non_regular_value,non_regular_volume,non_regular_frequency'

/** Each company with a trade of 400,000 rupiah, and one of 100,000 in other markets. */
function day(date: string, traded: readonly string[], others = '100000,25,1'): string {
  return traded.map((ticker) => `${ticker},${date},4000,4000,4000,100,400000,${others}\n`).join('')
}

const untraded = (date: string, ticker: string, close = 3900) => `${ticker},${date},0,0,${close},0,0,0,0,0\n`

function deliver(prices: string, options = {}) {
  return imports.importFiles({ 'prices.csv': `${header}\n${prices}` }, options)
}

async function loadDays(table: 'prices' | 'untradedDays'): Promise<readonly string[]> {
  const rows = await imports.database.selectFrom(table).select('day').distinct().orderBy('day').execute()
  return rows.map((row) => row.day)
}

describe('a trading day with far fewer companies than the day before', () => {
  const few = day('2026-11-19', tickers.slice(0, 8))

  it('is held back, and a whole file publishes it', async () => {
    await deliver(day('2026-11-18', tickers))
    const report = await deliver(few)
    expect(report).toMatchObject({
      outcome: 'held',
      heldDays: [{ day: '2026-11-19', reason: '8 companies traded, 12 on 2026-11-18' }],
      changedCompanies: [],
      tags: [],
    })
    expect(outcomeSummary(report)).toBe(
      '1 file imported, nothing has changed, 2026-11-19 is held back: 8 companies traded, 12 on 2026-11-18',
    )
    expect(reportLines(report).slice(0, 3)).toEqual([
      'Held back:',
      '  2026-11-19 is held back: 8 companies traded, 12 on 2026-11-18',
      '  Publish it with --publish-held, or deliver the whole day.',
    ])
    expect(await loadDays('prices')).toEqual(['2026-11-18'])
    expect(await deliver(day('2026-11-19', tickers))).toMatchObject({ outcome: 'imported', heldDays: [] })
    expect(await loadDays('prices')).toEqual(['2026-11-18', '2026-11-19'])
  })

  it('is held back too if both are of one delivery, of which the others are imported', async () => {
    const report = await deliver(day('2026-11-18', tickers) + few + day('2026-11-20', tickers))
    expect(report.heldDays.map((held) => held.day)).toEqual(['2026-11-19'])
    expect(await loadDays('prices')).toEqual(['2026-11-18', '2026-11-20'])
  })

  it('is held back too if two files have the same part of it', async () => {
    await deliver(day('2026-11-18', tickers))
    const text = `${header}\n${few}`
    const { heldDays } = await imports.importFiles({ 'a.csv': text, 'b.csv': text })
    expect(heldDays).toEqual([{ day: '2026-11-19', reason: '8 companies traded, 12 on 2026-11-18' }])
  })

  it('is published on demand, with a note', async () => {
    await deliver(day('2026-11-18', tickers))
    const report = await deliver(few, { publishesHeldDays: true })
    expect(report).toMatchObject({
      outcome: 'imported',
      notes: ['2026-11-19 is published although it is not whole: 8 companies traded, 12 on 2026-11-18'],
    })
    expect(await loadDays('prices')).toEqual(['2026-11-18', '2026-11-19'])
  })

  it('is not compared if it has prices already, or if fewer than ten companies traded before', async () => {
    await deliver(day('2026-11-17', tickers.slice(0, 9)) + day('2026-11-18', tickers.slice(0, 4)))
    await deliver(day('2026-11-17', tickers))
    expect(await deliver(day('2026-11-18', tickers.slice(4, 6)))).toMatchObject({ outcome: 'imported' })
    expect(await loadDays('prices')).toEqual(['2026-11-17', '2026-11-18'])
  })

  it('keeps the last close of a company without a trade', async () => {
    await deliver(day('2026-11-18', tickers.slice(1)) + untraded('2026-11-18', 'ZZAA'))
    await deliver(few.replace(/^.*\n/, '') + untraded('2026-11-19', 'ZZAA'))
    expect(await loadDays('untradedDays')).toEqual(['2026-11-18'])
  })

  it('rejects a strict import', async () => {
    await deliver(day('2026-11-18', tickers))
    expect(await imports.rejection({ 'prices.csv': `${header}\n${few}` })).toEqual([
      'prices.csv: 2026-11-19 is held back: 8 companies traded, 12 on 2026-11-18',
    ])
  })
})

describe('a trading day whose value is not that of the exchange', () => {
  const index = (value: number) => `code,date,value,trade_value\nCOMPOSITE,2026-11-19,7000,${value}\n`
  const withIndex = (value: number, prices = day('2026-11-19', tickers)) =>
    imports.importFiles({ 'prices.csv': `${header}\n${prices}`, 'indices.csv': index(value) })

  it('is held back if it differs by more than a tenth', async () => {
    expect((await withIndex(6_700_000_000)).heldDays).toEqual([
      {
        day: '2026-11-19',
        reason: "the traded value of all shares is 0, and the exchange's own total is 6.7 billion rupiah",
      },
    ])
    expect(await loadDays('prices')).toEqual([])
    expect((await withIndex(6_600_000)).outcome).toBe('imported')
  })

  it('is held back without the other markets only if it is higher', async () => {
    const regular = day('2026-11-19', tickers, ',,')
    expect((await withIndex(4_000_000, regular)).outcome).toBe('held')
    expect((await withIndex(9_000_000, regular)).outcome).toBe('imported')
  })

  it('is not compared if many shares are not known here', async () => {
    const prices = day('2026-11-19', [...tickers, 'ZZNX', 'ZZNY'])
    expect((await withIndex(9_000_000, prices)).outcome).toBe('imported')
  })
})

describe('a stock summary with fewer rows than it declares', () => {
  const half = summaryJson('2026-11-19', summaryRows.slice(0, 3)).replace(
    '"recordsTotal":3',
    '"recordsTotal":6',
  )
  const files = { 'StockSummary-20261119-half.json': half }

  it('is not imported', async () => {
    const report = await imports.importFiles(files)
    expect(report).toMatchObject({
      outcome: 'held',
      notImported: [],
      heldDays: [{ day: '2026-11-19', reason: '3 of the 6 declared rows' }],
      tags: [],
    })
    expect(outcomeSummary(report)).toMatch(
      /^0 of 1 files imported, nothing has changed, 2026-11-19 is held back: /,
    )
    expect(await loadDays('prices')).toEqual([])
  })

  it('is incomplete, with the day, beside a file that cannot be read', async () => {
    const report = await imports.importFiles({ ...files, 'a.json': '{"StockCode"' })
    expect(report).toMatchObject({ outcome: 'incomplete', heldDays: [{ day: '2026-11-19' }] })
  })

  it('is imported on demand, with a note', async () => {
    const { outcome, notes } = await imports.importFiles(files, { publishesHeldDays: true })
    expect(outcome).toBe('imported')
    expect(notes).toEqual([
      'StockSummary-20261119-half.json: has 3 of the 6 declared rows, and is imported all the same',
    ])
    expect(await loadDays('prices')).toEqual(['2026-11-19'])
  })
})
