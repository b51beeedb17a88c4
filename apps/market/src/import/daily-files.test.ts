import { describe, expect, it } from 'vitest'
import { summaryJson, summaryTable } from './adapters/exchange/stock-summary.fixture.ts'
import { workbook } from './adapters/workbook.fixture.ts'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()

const { importFiles: deliver } = imports

const loadPrices = (day: string) =>
  imports.runSql(`select ticker, open, high, low, close, volume from prices where day = '${day}'`)

describe('the daily files of the exchange', () => {
  const files = {
    'Ringkasan Saham-20261120.xlsx': workbook(summaryTable('id')),
    'IndexSummary.json': JSON.stringify([
      { IndexCode: 'COMPOSITE', Date: '2026-11-20T00:00:00', Previous: 7272.807, Close: 7251.054 },
    ]),
  }

  it('are imported by their content, and unknown tickers and warrants are counted', async () => {
    const report = await deliver(files)
    expect(report.files).toEqual([
      { name: 'IndexSummary.json', kind: 'daily index summary (JSON)' },
      { name: 'Ringkasan Saham-20261120.xlsx', kind: 'daily stock summary (XLSX or CSV)' },
    ])
    expect(report.skipped).toEqual({ 'share classes': 1, warrants: 1 })
    expect(Object.keys(report.unknownTickers)).toEqual(['AIRQ', 'MDVS', 'KPLV'])
    expect(await loadPrices('2026-11-20')).toEqual([['BQNS', 4050, 4130, 4030, 4120, 83_222_200]])
  })

  it('change nothing when they are imported again, in another form too', async () => {
    expect((await deliver(files)).tags).toEqual([])
    expect((await deliver({ 'StockSummary.json': summaryJson('2026-11-20') })).tags).toEqual([])
  })
})
