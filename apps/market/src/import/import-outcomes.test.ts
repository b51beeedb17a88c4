import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { summaryJson, summaryRows, summaryTable } from './adapters/exchange/stock-summary.fixture.ts'
import { workbook } from './adapters/workbook.fixture.ts'
import { outcomeSummary, reportLines } from './format-report.ts'
import { companiesCsv, useImports } from './import-files.fixture.ts'
import type { ImportOptions } from './import-folder.ts'
import { type RunReport, reportRejection } from './import-report.ts'
import { ImportRejected } from './reading/import-findings.ts'

const imports = useImports()

/** The outcome with the summary, also if nothing is imported. */
async function deliver(files: Readonly<Record<string, string | Uint8Array>>, options: ImportOptions = {}) {
  const report = await imports.importFiles(files, options).catch((error: unknown): RunReport => {
    if (error instanceof ImportRejected) return reportRejection(error)
    throw error
  })
  return { ...report, summary: outcomeSummary(report), lines: reportLines(report) }
}

const loadLastOutcome = () => imports.runSql('select outcome from import_runs order by id desc limit 1')

const bankRow = summaryRows.slice(0, 1)
const wholeDay = (day: string) => summaryJson(day, bankRow)
const cut = wholeDay('2026-11-19').slice(0, 200)
const header = 'ticker,date,high,low,close,volume'

describe('a delivery', () => {
  it('is imported if every file is understood, and changes nothing the second time', async () => {
    const files = { 'StockSummary-20261112.json': wholeDay('2026-11-12') }
    expect(await deliver(files)).toMatchObject({
      outcome: 'imported',
      notImported: [],
      summary: '1 file imported, 1 company changed',
    })
    expect(await deliver(files)).toMatchObject({
      outcome: 'imported',
      summary: '1 file imported, nothing has changed',
    })
    expect(await loadLastOutcome()).toEqual([['imported']])
  })

  it('is incomplete with a file that was cut off, which comes first in the report', async () => {
    const { outcome, summary, lines } = await deliver({
      'StockSummary-20261113.json': wholeDay('2026-11-13'),
      'StockSummary-20261119-cut.json': cut,
    })
    expect(outcome).toBe('incomplete')
    expect(summary).toBe(
      '1 of 2 files imported: StockSummary-20261119-cut.json is not complete JSON; 1 company changed',
    )
    expect(lines.slice(0, 2)).toEqual([
      'Not imported:',
      '  StockSummary-20261119-cut.json is not complete JSON: the file was cut off or changed, download it again',
    ])
    expect(await loadLastOutcome()).toEqual([['incomplete']])
  })

  it('is rejected if all rows are left out, with the reason of the first', async () => {
    const { outcome, summary } = await deliver({
      'prices.csv': `${header}\nZZNX,2026-11-19,9,9,9,1\nZZNY,2026-11-19,9,9,9,1\n`,
    })
    expect(outcome).toBe('rejected')
    expect(summary).toBe(
      'nothing was imported: prices.csv has all 2 rows left out (ZZNX is not a company of the database or of companies.csv)',
    )
  })

  it('is incomplete if all rows of one of its files are left out', async () => {
    const { outcome, notImported } = await deliver({
      'a.csv': `${header}\nBQNS,2026-11-16,9000,9000,9000,1\n`,
      'b.csv': `${header}\nZZNX,2026-11-16,9,9,9,1\n`,
    })
    expect(outcome).toBe('incomplete')
    const message = 'has its only row left out (ZZNX is not a company of the database or of companies.csv)'
    expect(notImported).toEqual([{ file: 'b.csv', message }])
  })

  it('is incomplete if all prices of one of its daily files are left out', async () => {
    // One share instead of 100.
    const inLots = [[...(bankRow[0] ?? [])].with(7, 832_222)]
    const { outcome, summary } = await deliver({
      'StockSummary-20261117.json': wholeDay('2026-11-17'),
      'StockSummary-20261118.json': summaryJson('2026-11-18', inLots),
    })
    expect(outcome).toBe('incomplete')
    expect(summary).toMatch(
      /^1 of 2 files imported: StockSummary-20261118\.json has its only row of prices left out \(is in lots: /,
    )
  })

  it('is imported if one of several rows is left out', async () => {
    const { outcome } = await deliver({
      'prices.csv': `${header}\nBQNS,2026-11-16,9000,9000,9000,1\nBQNS,2026-11-17,1\nZZNX,2026-11-16,9,9,9,1\n`,
    })
    expect(outcome).toBe('imported')
  })

  it('names a mapping that cannot be read before the files that it should describe', async () => {
    const { outcome, findings, summary, lines } = await deliver({
      'harga.csv': 'Kode;Tutup\nBQNS;9000\n',
      'mapping.yaml': `files: []\n# ${'x'.repeat(300_000)}`,
    })
    expect(outcome).toBe('rejected')
    expect(summary).toBe('nothing was imported: mapping.yaml is larger than 256 kB (and 1 more)')
    expect(findings).toMatchObject([
      { file: 'mapping.yaml', message: 'is larger than 256 kB' },
      { file: 'harga.csv', message: 'is not a file that the import knows' },
    ])
    expect(lines).toEqual([
      'Not imported:',
      '  mapping.yaml is larger than 256 kB',
      '  harga.csv is not a file that the import knows',
    ])
  })
})

describe('a file without rows', () => {
  it.each([
    { name: 'a table of the format', file: 'prices.csv', content: `${header}\n` },
    { name: 'a stock summary', file: 'Ringkasan.xlsx', content: workbook(summaryTable('id').slice(0, 1)) },
    {
      name: 'a list without tickers',
      file: 'StockSummary-20261119.json',
      content: summaryJson('2026-11-19', [[...(bankRow[0] ?? [])].with(0, '')]),
    },
  ])('is not imported: $name', async ({ file, content }) => {
    const { outcome, notImported } = await deliver({ [file]: content })
    expect(outcome).toBe('rejected')
    expect(notImported).toEqual([{ file, message: 'has no rows' }])
  })

  it('is imported if it has instruments that the site does not show', async () => {
    const warrants = summaryJson('2026-11-19', summaryRows.slice(5))
    expect(await deliver({ 'StockSummary-20261119.json': warrants })).toMatchObject({
      outcome: 'imported',
      skipped: { warrants: 1 },
    })
  })
})

it('a web page that begins with a comment is named as such', async () => {
  const page = '\n<!-- x --><!DOCTYPE html><html lang="en"><title>Just a moment...</title></html>'
  expect((await deliver({ 'StockSummary-20261119.json': page })).notImported).toMatchObject([
    { message: expect.stringMatching(/^is a web page, not data: open the exchange's site /) },
  ])
})

describe('a list without rows', () => {
  const empty = '{"draw": 0, "recordsTotal": 0, "recordsFiltered": 0, "data": []}'

  it('is not whole if it declares some', async () => {
    const report = await deliver({
      'StockSummary-20261119.json': empty.replace('"recordsTotal": 0', '"recordsTotal": 9'),
    })
    expect(report).toMatchObject({
      outcome: 'held',
      heldDays: [{ day: '2026-11-19', reason: '0 of the 9 declared rows' }],
    })
  })

  it('is one page of a longer list if it is no summary', async () => {
    const { notImported } = await deliver({
      'dividends-20261119.json': empty.replace('"recordsTotal": 0', '"recordsTotal": 9'),
    })
    expect(notImported).toEqual([
      { file: 'dividends-20261119.json', message: 'has 0 of the 9 declared rows: download all of them' },
    ])
  })

  it.each([
    {
      now: '2026-11-19T16:29:00+07:00',
      outcome: 'imported',
      says: ': no trading on 2026-11-19, a trading day by the calendar: if the exchange was open, download it again',
    },
    {
      now: '2026-11-19T16:30:00+07:00',
      outcome: 'rejected',
      says: ' has no trading on 2026-11-19, a trading day by the calendar: if the exchange was open, download it again; else add the day to holidays.csv',
    },
  ])('of a trading day is $outcome at $now', async ({ now, outcome, says }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    onTestFinished(() => void vi.useRealTimers())
    const report = await deliver({ 'StockSummary-20261119.json': empty })
    expect(report.outcome).toBe(outcome)
    expect(report.lines.map((line) => line.trim())).toContain(`StockSummary-20261119.json${says}`)
  })

  it('does not mention trading if it is of another kind', async () => {
    const { outcome, ...report } = await deliver({ 'dividends-20261119.json': empty })
    expect(outcome).toBe('imported')
    expect(report).toMatchObject({ notes: ['dividends-20261119.json: has no rows'] })
  })

  it('needs a day in the name of a summary', async () => {
    const { notImported } = await deliver({ 'StockSummary.json': empty })
    expect(notImported).toMatchObject([
      { message: 'has no rows and no day: name it with its day, for example StockSummary-20261120.json' },
    ])
  })

  it.each([
    { content: '{"success":false,"error":"Rate limit exceeded","data":[]}', reason: '"Rate limit exceeded"' },
    { content: '{"recordsTotal":0,"error":"Timeout","data":[]}', reason: '"Timeout"' },
    { content: '{"recordsTotal":0,"success":false,"data":[]}', reason: 'it has no rows' },
    { content: '{"data":[]}', reason: 'it has no rows' },
  ])('is a failed request: $content', async ({ content, reason }) => {
    // A Sunday.
    const { outcome, notImported } = await deliver({ 'StockSummary-20261115.json': content })
    expect(outcome).toBe('rejected')
    expect(notImported).toMatchObject([
      { message: `is the response to a failed request (${reason}): download it again` },
    ])
  })
})

describe('the day of a file', () => {
  it('after the last possible one leaves all rows out, and the summary names both', async () => {
    const { outcome, summary } = await deliver(
      {
        'StockSummary-20261120.json': wholeDay('2026-11-20'),
        'companies.csv': companiesCsv(['BQNS', 'GDVN']),
      },
      { lastDay: '2026-11-19' },
    )
    expect(outcome).toBe('incomplete')
    expect(summary).toMatch(
      /^1 of 2 files imported: StockSummary-20261120\.json has all 3 rows left out \(2026-11-20 is after 2026-11-19\)/,
    )
  })

  it('is that of its rows, which are compared with the stored prices of that day', async () => {
    await deliver({ 'StockSummary-20261118.json': wholeDay('2026-11-18') })
    const rows = [[...(bankRow[0] ?? [])].with(6, 4_110)]
    const { outcome, ...report } = await deliver({
      'StockSummary-20261117.json': summaryJson('2026-11-18', rows),
    })
    expect(outcome).toBe('imported')
    expect(report).toMatchObject({
      notes: [
        'StockSummary-20261117.json: its rows are of 2026-11-18, not of 2026-11-17 as in the file name; the rows count',
      ],
      findings: [
        { code: 'correction', listed: [{ message: 'BQNS 2026-11-18: close 4,120 → 4,110 (-0.2%)' }] },
      ],
    })
  })
})
