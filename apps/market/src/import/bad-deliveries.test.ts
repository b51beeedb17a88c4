import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { issuerRow, listJson } from './adapters/exchange/company-profile/company-list.fixture.ts'
import { summaryJson } from './adapters/exchange/stock-summary.fixture.ts'
import { outcomeSummary, reportLines } from './format-report.ts'
import { useImports } from './import-files.fixture.ts'
import { getExitCode, type RunReport, reportRejection } from './import-report.ts'
import { ImportRejected } from './reading/import-findings.ts'

const tickers = [...'ABCDEFGHIJKL'].map((letter) => `Q${letter}AA`)

interface DayRow {
  readonly ticker: string
  readonly previous?: number
  readonly close?: number
  readonly volume?: number
}

/** A row of the exchange's daily file, with invented figures. */
function createRow({ ticker, previous = 4120, close = 4120, volume = 1_000_000 }: DayRow) {
  const prices = [previous, close, close, close, close, volume, 1_000_000 * close]
  return [ticker, '--MO1140000000G111------------', ...prices, 100, 1_000_000_000, 0, 0, 0, 0, 0]
}

const wholeRows = tickers.map((ticker) => ({ ticker }))
const createDay = (day: string, rows: readonly DayRow[] = wholeRows, names = {}) => {
  // No market has the same volumes two days in a row.
  const volume = 1_000_000 + Number(day.slice(-2))
  const figures = rows.map((row) => createRow({ volume, ...row }))
  return summaryJson(day, figures, names)
}
const replaceFirst = (change: Partial<DayRow>) =>
  wholeRows.map((row, index) => (index === 0 ? { ...row, ...change } : row))

const profiles = listJson(...tickers.map((ticker) => issuerRow(ticker)))
const name = 'StockSummary-20261119.json'
const day = '2026-11-19'
const dayBefore = '2026-11-18'
const emptyList = '{"draw":0,"recordsTotal":0,"recordsFiltered":0,"data":[]}'

/** What the table of the guide calls each delivery, and its files. The site has the day before. */
const deliveries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'file cut off': { [name]: createDay(day).slice(0, 900) },
  'web page instead of data': { [name]: '<!DOCTYPE html><html><title>Just a moment...</title></html>' },
  'empty file': { [name]: '' },
  'empty response on a holiday': { 'StockSummary-20260817.json': emptyList },
  'empty response on a trading day': { [name]: emptyList },
  'one page of a list': {
    'CompanyProfiles.json': listJson(issuerRow('QAAA')).replace('"recordsTotal":1', '"recordsTotal":12'),
  },
  'the same file again': { 'StockSummary-20261118.json': createDay('2026-11-18') },
  'yesterday’s figures with the day of today': {
    [name]: createDay(dayBefore).replaceAll(dayBefore, day),
  },
  'figures of other companies': {
    [name]: createDay(
      day,
      wholeRows.map((row) => ({ ...row, previous: 5000, close: 5000 })),
    ),
  },
  'fewer rows than the file declares': {
    [name]: createDay(day, wholeRows.slice(0, 6)).replace('"recordsTotal":6', '"recordsTotal":12'),
  },
  'half of the companies': { [name]: createDay(day, wholeRows.slice(0, 6)) },
  'file of another kind': { 'kurs.csv': 'mata uang;kurs\nUSD;16700\n' },
  'mapping with a mistake': { 'mapping.yaml': 'files: [', [name]: createDay(day) },
  'telephone number of 100 characters': {
    'CompanyProfiles.json': listJson(issuerRow('QAAA', { Telepon: '021 5550 10'.padEnd(100, '0') })),
  },
  'volume in lots': {
    [name]: createDay(
      day,
      wholeRows.map((row) => ({ ...row, volume: 10_000 })),
    ),
  },
  'corrected close': { 'StockSummary-20261118.json': createDay('2026-11-18', replaceFirst({ close: 4100 })) },
  'split that nobody delivered': { [name]: createDay(day, replaceFirst({ previous: 1030, close: 1030 })) },
  'new listing': {
    [name]: createDay(day, [...wholeRows, { ticker: 'QNEW', previous: 190, close: 256 }]),
  },
  'second share class': { [name]: createDay(day, [...wholeRows, { ticker: 'QAAAM' }]) },
  'clock a day behind': { 'StockSummary-20261120.json': createDay('2026-11-20') },
}

interface GuideRow {
  readonly delivery: string
  readonly message: string
  readonly exitCode: number
}

function readGuide(): GuideRow[] {
  const guide = readFileSync(new URL('../../../../docs/guides/first-delivery.md', import.meta.url), 'utf8')
  const [, table = ''] = guide.split('## When something is wrong')
  return [...table.matchAll(/^\| ([^|]+) \| `([^`]+)` \| (\d) \|/gm)].map(
    ([, delivery = '', message = '', exitCode]) => ({ delivery, message, exitCode: Number(exitCode) }),
  )
}

describe('the table of bad deliveries in the guide', () => {
  const imports = useImports()

  async function deliver(files: Readonly<Record<string, string>>, lastDay: string): Promise<RunReport> {
    try {
      return await imports.importFiles(files, { lastDay })
    } catch (error) {
      if (error instanceof ImportRejected) return reportRejection(error)
      throw error
    }
  }

  const fromEmptySite = 'prices before any company'

  it('has the deliveries of this test', () => {
    const listed = readGuide().map(({ delivery }) => delivery)
    expect(listed.toSorted()).toEqual([...Object.keys(deliveries), fromEmptySite].toSorted())
  })

  it.each(readGuide())('$delivery', async ({ delivery, message, exitCode }) => {
    await imports.clear('companies', 'importRuns')
    if (delivery !== fromEmptySite) {
      await deliver({ 'profiles.json': profiles, 'day.json': createDay(dayBefore) }, dayBefore)
    }
    const report = await deliver(deliveries[delivery] ?? { [name]: createDay(day) }, day)
    expect([outcomeSummary(report), ...reportLines(report)].join('\n')).toContain(message)
    expect(getExitCode(report)).toBe(exitCode)
  })
})
