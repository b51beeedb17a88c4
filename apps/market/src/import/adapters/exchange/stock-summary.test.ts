import { describe, expect, it } from 'vitest'
import { readWith, sourceFile, workbook } from '../source-file.fixture.ts'
import { summaryJson, summaryRows, summaryTable } from './stock-summary.fixture.ts'
import { stockSummaryJson, stockSummaryTable } from './stock-summary.ts'

const bank = {
  ticker: 'BQNS',
  date: '2026-11-20',
  open: '4050',
  high: '4130',
  low: '4030',
  close: '4120',
  volume: '83222200',
  previous: '4040',
  value: '343904090391',
  frequency: '12044',
  foreign_buy: '16644440',
  foreign_sell: '20805550',
}
const tickers = ['BQNS', 'AIRQ', 'MDVS', 'GDVNM', 'KPLV']

const sources = [
  { name: 'JSON', adapter: stockSummaryJson, file: 'StockSummary-20261120.json', content: () => summaryJson('2026-11-20') },
  { name: 'an Indonesian workbook', adapter: stockSummaryTable, file: 'Ringkasan Saham-20261120.xlsx', content: () => workbook(summaryTable('id')) },
  { name: 'an English workbook', adapter: stockSummaryTable, file: 'Stock Summary-20261120.xlsx', content: () => workbook(summaryTable('en')) },
  { name: 'CSV with semicolons', adapter: stockSummaryTable, file: 'Ringkasan Saham-20261120.csv', content: () => csvOf(summaryTable('id')) },
]

/** As Indonesian Excel saves it. */
function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const text = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('id-ID') : cell)
  return `\uFEFF${rows.map((row) => `${row.map(text).join(';')}\r\n`).join('')}`
}

describe.each(sources)('stock summary as $name', ({ adapter, file: name, content }) => {
  it('is recognized by its content', async () => {
    const file = sourceFile(name, content())
    expect(await adapter.recognizes(file)).toBe(true)
  })

  it('has a price for each share and counts warrants', async () => {
    const { records, skipped, notes } = await readWith(adapter, sourceFile(name, content()), 'prices')
    expect(records.map(({ ticker }) => ticker)).toEqual(tickers)
    expect(records[0]).toEqual(bank)
    expect(skipped).toEqual(['warrants'])
    expect(notes).toEqual([])
  })

  it('leaves an opening price of 0 empty and keeps the volume of a day without trades', async () => {
    const { records } = await readWith(adapter, sourceFile(name, content()), 'prices')
    expect(records[1]).toMatchObject({ ticker: 'AIRQ', open: '', high: '248' })
    expect(records[2]).toMatchObject({ ticker: 'MDVS', open: '', close: '120', volume: '0' })
  })

  it('has the notations of each share', async () => {
    const { records } = await readWith(adapter, sourceFile(name, content()), 'notations')
    expect(records).toEqual([
      { ticker: 'BQNS', as_of: '2026-11-20', codes: '' },
      { ticker: 'AIRQ', as_of: '2026-11-20', codes: '' },
      { ticker: 'MDVS', as_of: '2026-11-20', codes: 'X' },
      { ticker: 'GDVNM', as_of: '2026-11-20', codes: 'I' },
      { ticker: 'KPLV', as_of: '2026-11-20', codes: 'EL' },
    ])
  })

  it('has the listed shares', async () => {
    const { records } = await readWith(adapter, sourceFile(name, content()), 'share-counts')
    expect(records[0]).toEqual({ ticker: 'BQNS', as_of: '2026-11-20', listed_shares: '23166000000' })
    expect(records).toHaveLength(tickers.length)
  })
})

describe('the day of a stock summary', () => {
  it('comes from the rows where the file name has another, with a note', async () => {
    const file = sourceFile('StockSummary-20261121.json', summaryJson('2026-11-20'))
    const { records, notes } = await readWith(stockSummaryJson, file, 'prices')
    expect(records[0]?.date).toBe('2026-11-20')
    expect(notes).toEqual([
      'its rows are of 2026-11-20, not of 2026-11-21 as in the file name; the rows count',
    ])
  })

  it('comes from the file name where rows have none', async () => {
    const file = sourceFile('harga 2026-11-20 (1).json', summaryJson(null))
    const { records } = await readWith(stockSummaryJson, file, 'prices')
    expect(records[0]?.date).toBe('2026-11-20')
  })

  it.each(['StockSummary.json', 'StockSummary-20261345.json'])('is missing in %s', async (name) => {
    const read = readWith(stockSummaryJson, sourceFile(name, summaryJson(null)), 'prices')
    await expect(read).rejects.toThrow('has no day: name it with the day of its prices')
  })

  it('may differ between rows, with a note', async () => {
    const of = (day: string) => JSON.parse(summaryJson(day, summaryRows.slice(0, 1))).data
    const file = sourceFile('two.json', JSON.stringify([...of('2026-11-20'), ...of('2026-11-19')]))
    const { records, notes } = await readWith(stockSummaryJson, file, 'prices')
    expect(records.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19'])
    expect(notes).toEqual(['has rows of 2 days: 2026-11-19, 2026-11-20'])
  })
})

describe('stock summary as a table', () => {
  const name = 'Ringkasan Saham-20261120.xlsx'

  it('may have titles and merged heads above', async () => {
    const [head = [], ...rows] = summaryTable('id')
    const merged = ['No', 'Kode Saham', 'Nama Perusahaan', 'Remarks', 'Harga']
    const below = head.map((cell, place) => (place < 4 ? null : cell))
    const sheet = workbook([['Ringkasan Saham'], null, merged, below, ...rows])
    const { records, lines } = await readWith(stockSummaryTable, sourceFile(name, sheet), 'prices')
    expect(records[0]).toEqual(bank)
    expect(lines[0]).toBe(5)
  })

  it('may lack columns and have them in another order', async () => {
    const csv = '\uFEFFPenutupan;Kode Saham;Tertinggi;Terendah;Volume\r\n4120;BQNS;4130;4030;83.222.200\r\n'
    const file = sourceFile('Ringkasan Saham-20261120.csv', csv)
    const { records } = await readWith(stockSummaryTable, file, 'prices')
    expect(await stockSummaryTable.recognizes(file)).toBe(true)
    expect(records).toEqual([
      { ticker: 'BQNS', date: '2026-11-20', high: '4130', low: '4030', close: '4120', volume: '83222200' },
    ])
    expect((await readWith(stockSummaryTable, file, 'share-counts')).records).toEqual([])
  })

  it('may be CSV of English spreadsheets', async () => {
    const csv = 'Stock Code,High,Low,Close,Volume\nBQNS,"4,130","4,030","4,120","83,222,200"\n'
    const { records } = await readWith(stockSummaryTable, sourceFile('s-20261120.csv', csv), 'prices')
    expect(records[0]).toMatchObject({ high: '4130', close: '4120', volume: '83222200' })
  })

  it('is not recognized in other workbooks and CSV files', async () => {
    const others = [
      sourceFile('holders.xlsx', workbook([['Code', 'Holder'], ['BQNS', 'PT Contoh']])),
      sourceFile('prices.csv', 'ticker,date,open,high,low,close,volume\n'),
    ]
    expect(await Promise.all(others.map(stockSummaryTable.recognizes))).toEqual([false, false])
  })

  it.each([
    {
      name: 'with a password',
      content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      message: 'is protected by a password or an old .xls workbook: save it as .xlsx without a password',
    },
    { name: 'cut off', content: workbook(summaryTable('id')).subarray(0, 900), message: 'is not a complete ZIP file' },
  ])('is recognized as unreadable in a workbook $name', async ({ content, message }) => {
    const file = sourceFile(name, content)
    expect(await stockSummaryTable.recognizes(file)).toBe(true)
    await expect(readWith(stockSummaryTable, file, 'prices')).rejects.toThrow(message)
  })
})

describe('stock summary as JSON', () => {
  it('is unreadable where it was cut off', async () => {
    const file = sourceFile('StockSummary-20261120.json', summaryJson('2026-11-20').slice(0, 900))
    expect(await stockSummaryJson.recognizes(file)).toBe(true)
    await expect(readWith(stockSummaryJson, file, 'prices')).rejects.toThrow('is not complete JSON')
  })
})
