import { beforeEach, describe, expect, it } from 'vitest'
import { summaryJson, summaryRows } from './adapters/exchange/stock-summary.fixture.ts'
import { outcomeSummary, reportLines } from './format-report.ts'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()
const tickers = Array.from({ length: 12 }, (_, index) => `ZZA${String.fromCharCode(65 + index)}`)

beforeEach(async () => {
  await imports.clear('prices', 'untradedDays', 'indexValues')
  const rows = tickers.map((ticker) => `${ticker},PT ${ticker} Tbk,2020-01-02`)
  await imports.importFiles(createFile('companies.csv', 'ticker,name_id,listing_date', ...rows))
})

const header =
  'ticker,date,high,low,close,volume,value,non_regular_value,non_regular_volume,non_regular_frequency'

/** Each company with a trade of 4 billion rupiah, and one of 1 billion in other markets; volumes differ by day. */
function day(date: string, traded: readonly string[], others = '1000000000,250000,1'): string {
  const volume = 1_000_000 + Number(date.slice(-2))
  return traded.map((ticker) => `${ticker},${date},4000,4000,4000,${volume},4000000000,${others}\n`).join('')
}

const untraded = (date: string, traded: readonly string[], close = 3900) =>
  traded.map((ticker) => `${ticker},${date},0,0,${close},0,0,0,0,0\n`).join('')

/** Each text of prices as a file. */
function deliver(prices: string | readonly string[], options = {}) {
  const files = [prices].flat().map((text, index) => [`${index + 1}.csv`, `${header}\n${text}`])
  return imports.importFiles(Object.fromEntries(files), options)
}

const loadDays = async (table: 'prices' | 'untraded_days') =>
  (await imports.runSql(`select distinct day from ${table} order by day`)).flat()

describe('a trading day with far fewer companies than the day before', () => {
  const few = day('2026-11-19', tickers.slice(0, 8))
  const reason = '8 companies traded, 12 on 2026-11-18'

  it('is held back, and a whole file publishes it', async () => {
    await deliver(day('2026-11-18', tickers))
    const report = await deliver(few)
    expect(report).toMatchObject({
      outcome: 'held',
      heldDays: [{ day: '2026-11-19', reason, files: ['1.csv'] }],
      changedCompanies: [],
      tags: [],
    })
    expect(outcomeSummary(report)).toBe(
      `0 of 1 files imported, nothing has changed, 2026-11-19 is held back: ${reason}`,
    )
    expect(reportLines(report).slice(0, 3)).toEqual([
      'Held back:',
      `  2026-11-19 is held back: ${reason}`,
      '  Publish it with --publish-held, or deliver the whole day.',
    ])
    expect(await loadDays('prices')).toEqual(['2026-11-18'])
    expect(await deliver(day('2026-11-19', tickers))).toMatchObject({ outcome: 'imported', heldDays: [] })
    expect(await loadDays('prices')).toEqual(['2026-11-18', '2026-11-19'])
  })

  it('is held back too if both are of one delivery, of which the others are imported', async () => {
    const report = await deliver([day('2026-11-18', tickers), few, day('2026-11-20', tickers)])
    expect(report.heldDays.map((held) => held.day)).toEqual(['2026-11-19'])
    expect(await loadDays('prices')).toEqual(['2026-11-18', '2026-11-20'])
  })

  it('is held back too if two files have the same part of it', async () => {
    await deliver(day('2026-11-18', tickers))
    const { heldDays } = await deliver([few, few])
    expect(heldDays).toEqual([{ day: '2026-11-19', reason, files: ['1.csv', '2.csv'] }])
  })

  it('is published on demand, with a note', async () => {
    await deliver(day('2026-11-18', tickers))
    const report = await deliver(few, { publishesHeldDays: true })
    expect(report).toMatchObject({
      outcome: 'imported',
      notes: [`2026-11-19 is published although it is incomplete: ${reason}`],
    })
    expect(await loadDays('prices')).toEqual(['2026-11-18', '2026-11-19'])
  })

  it('is held back too if some companies have prices of it, which stay', async () => {
    await deliver(day('2026-11-18', tickers) + day('2026-11-19', tickers.slice(0, 1)))
    const { heldDays } = await deliver(day('2026-11-19', tickers.slice(1, 5)))
    expect(heldDays).toMatchObject([{ reason: '5 companies traded, 12 on 2026-11-18' }])
    expect(await imports.runSql('select ticker from prices')).toHaveLength(13)
  })

  it('is not the measure of the next one', async () => {
    await deliver(day('2026-11-18', tickers))
    await deliver(day('2026-11-19', tickers.slice(0, 4)), { publishesHeldDays: true })
    const { heldDays } = await deliver(day('2026-11-20', tickers.slice(0, 4)))
    expect(heldDays).toMatchObject([{ reason: '4 companies traded, 12 on 2026-11-18' }])
  })

  it('is imported if most companies have prices of it already', async () => {
    await deliver(day('2026-11-18', tickers) + day('2026-11-19', tickers))
    const stopped = untraded('2026-11-19', tickers.slice(0, 8)) + day('2026-11-19', tickers.slice(8))
    expect(await deliver(stopped)).toMatchObject({ outcome: 'imported' })
  })

  it('is imported if fewer than ten companies traded before', async () => {
    await deliver(day('2026-11-18', tickers.slice(0, 9)))
    expect(await deliver(day('2026-11-19', tickers.slice(0, 2)))).toMatchObject({ outcome: 'imported' })
  })

  it('is imported from files with more than one day, such as the history of a company', async () => {
    await deliver(day('2026-11-17', tickers))
    const history = day('2026-11-18', tickers.slice(0, 6)) + day('2026-11-19', tickers.slice(0, 6))
    expect(await deliver(history)).toMatchObject({ outcome: 'imported' })
    expect(await loadDays('prices')).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'])
  })

  it('is imported if another file of the delivery states it as untraded before', async () => {
    await deliver(day('2026-11-18', tickers))
    const report = await deliver([untraded('2026-11-19', tickers), day('2026-11-19', tickers)])
    expect(report).toMatchObject({ outcome: 'imported', days: [{ day: '2026-11-19', traded: 12 }] })
  })

  it('is imported without any trade, which deletes a bad day, as often as it is delivered', async () => {
    await deliver(day('2026-11-18', tickers) + day('2026-11-19', tickers))
    const none = untraded('2026-11-19', tickers)
    expect((await deliver(none)).outcome).toBe('imported')
    expect((await deliver(none)).outcome).toBe('imported')
    expect(await loadDays('prices')).toEqual(['2026-11-18'])
  })

  it('keeps the last close of a company without a trade', async () => {
    await deliver(day('2026-11-18', tickers.slice(1)) + untraded('2026-11-18', ['ZZAA']))
    await deliver(few.replace(/^.*\n/, '') + untraded('2026-11-19', ['ZZAA']))
    expect(await loadDays('untraded_days')).toEqual(['2026-11-18'])
  })

  it('rejects a strict import', async () => {
    await deliver(day('2026-11-18', tickers))
    expect(await imports.rejection({ 'prices.csv': `${header}\n${few}` })).toEqual([
      `prices.csv: 2026-11-19 is held back: ${reason}`,
    ])
  })
})

describe('a trading day without one before', () => {
  it('is held back with less than half of the companies of the day after', async () => {
    await deliver(day('2026-11-20', tickers))
    const { heldDays } = await deliver(day('2026-11-19', tickers.slice(0, 5)))
    expect(heldDays).toMatchObject([{ reason: '5 companies traded, 12 on 2026-11-20' }])
    expect(await deliver(day('2026-11-19', tickers.slice(0, 6)))).toMatchObject({ outcome: 'imported' })
  })

  it('is not compared with a day of another month', async () => {
    await deliver(day('2026-11-20', tickers))
    expect(await deliver(day('2026-10-19', tickers.slice(0, 5)))).toMatchObject({ outcome: 'imported' })
  })
})

describe('a trading day whose value is not that of the exchange', () => {
  const index = (billions: number) =>
    `code,date,value,trade_value\nCOMPOSITE,2026-11-19,7000,${billions * 1e9}\n`
  const withIndex = (billions: number, prices = day('2026-11-19', tickers)) =>
    imports.importFiles({ 'prices.csv': `${header}\n${prices}`, 'indices.csv': index(billions) })

  it('is held back if it differs by more than a tenth', async () => {
    const reason = 'shares with a value of Rp60 billion, the exchange states Rp67 billion'
    expect((await withIndex(67)).heldDays).toMatchObject([{ day: '2026-11-19', reason }])
    expect(await loadDays('prices')).toEqual([])
    expect((await withIndex(66)).outcome).toBe('imported')
  })

  it('is imported if most companies have prices of it already', async () => {
    await withIndex(60)
    expect((await withIndex(80)).outcome).toBe('imported')
  })

  it('is held back without the other markets only if it is higher', async () => {
    const regular = day('2026-11-19', tickers, ',,')
    expect((await withIndex(40, regular)).outcome).toBe('held')
    expect((await withIndex(90, regular)).outcome).toBe('imported')
  })

  it('has the other markets only if each share has', async () => {
    const some = day('2026-11-19', tickers.slice(1), ',,') + day('2026-11-19', tickers.slice(0, 1))
    expect((await withIndex(90, some)).outcome).toBe('imported')
  })

  it('includes shares that are left out, because they are unknown or impossible', async () => {
    const unknown = day('2026-11-19', ['ZZNX', 'ZZNY'])
    const impossible = day('2026-11-19', ['ZZAA']).replace('4000,4000,4000', '3000,4000,4000')
    const prices = day('2026-11-19', tickers.slice(1)) + unknown + impossible
    expect((await withIndex(80, prices)).outcome).toBe('held')
    expect((await withIndex(70, prices)).outcome).toBe('imported')
  })
})

describe('a stock summary with fewer rows than it declares', () => {
  const half = summaryJson('2026-11-19', summaryRows.slice(0, 3))
  const files = { 'StockSummary-20261119-half.json': half.replace('"recordsTotal":3', '"recordsTotal":6') }

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

describe('a daily file of the exchange', () => {
  const createRow = (ticker: string) => {
    const prices = [4000, 4000, 4000, 4000, 4000, 1_000_000, 4_000_000_000]
    return [ticker, '--MO1140000000G111L-----------', ...prices, 100, 900_000_000, 0, 0, 0, 0, 0]
  }
  const createDay = (date: string, traded: readonly string[]) => summaryJson(date, traded.map(createRow))
  const createPart = (date: string, traded: readonly string[]) =>
    createDay(date, traded).replace('"recordsTotal":6', '"recordsTotal":12')
  const half = tickers.slice(0, 6)

  it('with a part of a day changes nothing, and adds no company', async () => {
    await imports.importFiles({ 'a.json': createDay('2026-11-18', tickers) })
    const loadCompanies = () => imports.runSql('select * from companies order by ticker')
    const before = await loadCompanies()
    const report = await imports.importFiles({ 'b.json': createDay('2026-11-19', [...half, 'ZZNW']) })
    expect(report).toMatchObject({ outcome: 'held', changedCompanies: [], tags: [] })
    expect(await loadCompanies()).toEqual(before)
  })

  it('that has fewer rows than it declares is ignored beside the whole day', async () => {
    const report = await imports.importFiles({
      'b.json': createPart('2026-11-19', half),
      'c.json': createDay('2026-11-19', tickers),
    })
    const notes = [
      'b.json: has 6 of the 12 declared rows and is ignored: 2026-11-19 is known from another file',
    ]
    expect(report).toMatchObject({ outcome: 'imported', heldDays: [], notes })
    const later = await imports.importFiles({ 'b.json': createPart('2026-11-19', half) })
    expect(later).toMatchObject({ outcome: 'imported', heldDays: [], notes, tags: [] })
  })

  it('that has fewer rows than it declares is held back beside a part of the day', async () => {
    await imports.importFiles({ 'a.json': createDay('2026-11-18', tickers) })
    const history = day('2026-11-18', half) + day('2026-11-19', half)
    const report = await imports.importFiles({
      'b.json': createPart('2026-11-19', half),
      'c.csv': `${header}\n${history}`,
    })
    const heldDays = [{ day: '2026-11-19', reason: '6 of the 12 declared rows' }]
    expect(report).toMatchObject({ outcome: 'held', heldDays })
  })
})
