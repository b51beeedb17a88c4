import { describe, expect, it } from 'vitest'
import { readAll, readText, recognizesText, withFiles } from '../adapter-records.fixture.ts'
import { workbook } from '../workbook.fixture.ts'
import { summaryCsv, summaryJson, summaryRows, summaryTable } from './stock-summary.fixture.ts'
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
  non_regular_value: '82400000000',
  non_regular_volume: '20000000',
  non_regular_frequency: '3',
}

describe.each([
  { name: 'StockSummary-20261120.json', adapter: stockSummaryJson, content: summaryJson('2026-11-20') },
  {
    name: 'Ringkasan Saham-20261120.xlsx',
    adapter: stockSummaryTable,
    content: workbook(summaryTable('id')),
  },
  { name: 'Stock Summary-20261120.xlsx', adapter: stockSummaryTable, content: workbook(summaryTable('en')) },
  {
    name: 'Ringkasan Saham-20261120.csv',
    adapter: stockSummaryTable,
    content: summaryCsv(summaryTable('id')),
  },
])('$name', ({ name, adapter, content }) => {
  it('is recognized, has a price for each share without an opening price of 0, and counts warrants', async () => {
    expect(await recognizesText(adapter, content, name)).toBe(true)
    const { cells, skipped, notes, listings } = await readText(adapter, content, name)
    const tickers = ['BQNS', 'AIRQ', 'MDVS', 'GDVNM', 'KPLV']
    expect(cells.prices?.map(({ ticker }) => ticker)).toEqual(tickers)
    expect(cells.prices?.[0]).toEqual(bank)
    expect(cells.prices?.[1]).toMatchObject({ open: '', high: '248' })
    const untraded = { open: '', close: '120', volume: '0', non_regular_value: '60000000' }
    expect(cells.prices?.[2]).toMatchObject(untraded)
    expect([skipped, notes]).toEqual([['warrants'], []])
    // Of shares without a company.
    expect(listings.map(({ name_id }) => name_id)).toEqual(tickers.map((ticker) => `${ticker} Tbk`))
  })

  it('has the notations, board and listed shares of each share', async () => {
    const { cells } = await readText(adapter, content, name)
    expect(cells.notations).toEqual([
      { ticker: 'BQNS', as_of: '2026-11-20', codes: '', board: 'M' },
      { ticker: 'AIRQ', as_of: '2026-11-20', codes: '', board: 'D' },
      { ticker: 'MDVS', as_of: '2026-11-20', codes: 'X', board: 'W' },
      { ticker: 'GDVNM', as_of: '2026-11-20', codes: 'I', board: 'D' },
      { ticker: 'KPLV', as_of: '2026-11-20', codes: 'EL', board: 'M' },
    ])
    expect(cells['share-counts']).toHaveLength(5)
    const counts = { ticker: 'BQNS', as_of: '2026-11-20', listed_shares: '23166000000' }
    expect(cells['share-counts']?.[0]).toEqual(counts)
  })
})

describe('the day of a stock summary', () => {
  it('comes from the rows if the file name has another one, with a note', async () => {
    const content = summaryJson('2026-11-20')
    const { cells, notes } = await readText(stockSummaryJson, content, 'StockSummary-20261121.json')
    expect(cells.prices?.[0]?.date).toBe('2026-11-20')
    expect(notes).toEqual([
      'its rows are of 2026-11-20, not of 2026-11-21 as in the file name; the rows count',
    ])
  })

  it('comes from the file name if the rows have none', async () => {
    const { cells } = await readText(stockSummaryJson, summaryJson(null), 'harga 2026-11-20 (1).json')
    expect(cells.prices?.[0]?.date).toBe('2026-11-20')
  })

  it.each(['StockSummary.json', 'StockSummary-20261345.json'])('is missing in %s', async (name) => {
    await expect(readText(stockSummaryJson, summaryJson(null), name)).rejects.toThrow(
      'has no day: name it with the day of its prices',
    )
  })

  it('may differ between rows, with a note', async () => {
    const of = (day: string) => JSON.parse(summaryJson(day, summaryRows.slice(0, 1))).data
    const content = JSON.stringify([...of('2026-11-20'), ...of('2026-11-19')])
    const { cells, notes } = await readText(stockSummaryJson, content, 'two.json')
    expect(cells.prices?.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19'])
    expect(notes).toEqual(['has rows of 2 days: 2026-11-19, 2026-11-20'])
  })
})

describe('a share without a company', () => {
  const row = ['QNEW', '--MO2140000000A121------------', 190, 0, 256, 256, 256, 45_000_000, 11_520_000_000]
  const counts = [120, 2_500_000_000, 0, 0, 0, 0, 0]
  const readListings = async (rows: (typeof summaryRows)[number][], companies: readonly string[] = []) => {
    const content = summaryJson('2026-11-24', rows, { QNEW: 'PT CONTOH BARU TBK' })
    return withFiles({ 'summary.json': content }, async ([file]) => {
      const { cells, listings } = await readAll(stockSummaryJson, file, 'share-counts', new Set(companies))
      return { tickers: cells['share-counts']?.map(({ ticker }) => ticker), listings }
    })
  }

  it('has what its row says about a company', async () => {
    expect((await readListings([[...row, ...counts]])).listings).toEqual([
      {
        ticker: 'QNEW',
        name_id: 'PT Contoh Baru Tbk',
        listing_date: '2026-11-24',
        listed_shares: '2500000000',
        board: 'D',
        sector: 'A',
        sub_sector_id: 'Minyak, Gas & Batu Bara',
        industry_id: 'Batu Bara',
        sub_industry_id: 'Produksi Batu Bara',
      },
    ])
  })

  it.each([
    { which: 'known', change: row, companies: ['QNEW'] },
    { which: 'without a price', change: row.map((cell, place) => (place > 2 ? 0 : cell)), companies: [] },
    { which: 'of a fund', change: row.with(1, '--MO2140000000Z112------------'), companies: [] },
    { which: 'without remarks', change: row.with(1, ''), companies: [] },
  ])('has nothing about one that is $which', async ({ change, companies }) => {
    expect((await readListings([[...change, ...counts]], companies)).listings).toEqual([])
  })
})

it('a share class is skipped', async () => {
  const rows = [...summaryRows, ['QZZB', ...(summaryRows[1] ?? []).slice(1)]]
  const content = summaryJson('2026-11-20', rows, { QZZB: 'Contoh Zeta Seri B' })
  const { cells, skipped } = await withFiles({ 'summary.json': content }, ([file]) =>
    readAll(stockSummaryJson, file, 'prices', new Set(['GDVN'])),
  )
  expect(cells.prices?.map(({ ticker }) => ticker)).toEqual(['BQNS', 'AIRQ', 'MDVS', 'KPLV'])
  expect(skipped).toEqual(['share classes', 'warrants', 'share classes'])
})

describe('stock summary as a table', () => {
  const name = 'Ringkasan Saham-20261120.xlsx'

  it('may have titles and merged heads above', async () => {
    const [head = [], ...rows] = summaryTable('id')
    const merged = ['No', 'Kode Saham', 'Nama Perusahaan', 'Remarks', 'Harga']
    const below = head.map((cell, place) => (place < 4 ? null : cell))
    const sheet = workbook([['Ringkasan Saham'], null, merged, below, ...rows])
    const { cells, lines } = await readText(stockSummaryTable, sheet, name)
    expect(cells.prices?.[0]).toEqual(bank)
    expect(lines[0]).toBe(5)
  })

  it('may lack columns and have them in another order', async () => {
    const csv = '\uFEFFPenutupan;Kode Saham;Tertinggi;Terendah;Volume\r\n4120;BQNS;4130;4030;83.222.200\r\n'
    const { cells } = await readText(stockSummaryTable, csv, 'Ringkasan Saham-20261120.csv')
    const { ticker, date, high, low, close, volume } = bank
    expect(cells).toEqual({ prices: [{ ticker, date, high, low, close, volume }] })
  })

  it('may be CSV of English spreadsheets', async () => {
    const csv = 'Stock Code,High,Low,Close,Volume\nBQNS,"4,130","4,030","4,120","83,222,200"\n'
    const { cells } = await readText(stockSummaryTable, csv, 's-20261120.csv')
    expect(cells.prices?.[0]).toMatchObject({ high: '4130', close: '4120', volume: '83222200' })
  })

  it.each([
    { file: 'holders.xlsx', content: workbook([['Code', 'Holder']]) },
    { file: 'prices.csv', content: 'ticker,date,open,high,low,close,volume\n' },
  ])('is not recognized in $file', async ({ file, content }) => {
    expect(await recognizesText(stockSummaryTable, content, file)).toBe(false)
  })

  it.each([
    {
      how: 'with a password',
      content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      message: 'is protected by a password or an old .xls workbook: save it as .xlsx without a password',
    },
    {
      how: 'that was cut off',
      content: workbook(summaryTable('id')).subarray(0, 900),
      message: 'is not a complete ZIP file',
    },
  ])('is unreadable in a workbook $how', async ({ content, message }) => {
    expect(await recognizesText(stockSummaryTable, content, name)).toBe(true)
    await expect(readText(stockSummaryTable, content, name)).rejects.toThrow(message)
  })

  it('is unreadable in CSV that was cut off inside a row', async () => {
    const csv = summaryCsv(summaryTable('id')).slice(0, -40)
    await expect(readText(stockSummaryTable, csv, 's-20261120.csv')).rejects.toThrow('ends inside a row')
  })
})

it('stock summary as JSON counts its rows as lines', async () => {
  const { lines } = await readText(stockSummaryJson, summaryJson('2026-11-20', summaryRows.slice(0, 1)))
  expect(new Set(lines)).toEqual(new Set([1]))
})

it('stock summary as JSON is unreadable if it was cut off', async () => {
  const cut = summaryJson('2026-11-20').slice(0, 900)
  expect(await recognizesText(stockSummaryJson, cut)).toBe(true)
  await expect(readText(stockSummaryJson, cut)).rejects.toThrow('is not complete JSON')
})
