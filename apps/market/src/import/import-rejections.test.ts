import { describe, expect, it } from 'vitest'
import { createFile, useImports } from './import-files.fixture.ts'

const header = 'ticker,date,open,high,low,close,volume'
const days = ['02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`)
const priceRows = days.map((day) => `BQNS,${day},4000,4000,4000,4000,100`)
const indexHeader = 'code,name,date,value'
const indexRow = 'W40,Wirasana 40,2026-03-02,1000'
const imports = useImports()

const prices = (...rows: readonly string[]) => createFile('prices.csv', header, ...rows)
const indices = (...rows: readonly string[]) => createFile('indices.csv', indexHeader, ...rows)

describe('values that the database cannot store', () => {
  it.each([
    ['near the start', 0],
    ['far behind the first kilobyte', 200],
  ])('a zero byte %s is rejected with line and column', async (_, before) => {
    const rows = Array.from({ length: before }, (__, index) => `I${index},Name,2026-03-02,1000`)
    expect(await imports.rejection(indices(...rows, 'W40,Wira\0sana 40,2026-03-02,1000'))).toEqual([
      `indices.csv, line ${before + 2}, column name: has a zero byte (U+0000)`,
    ])
  })

  it.each(['0000-01-05', '0999-12-31', '9999-01-05'])('the day %s is rejected', async (day) => {
    expect(await imports.rejection(indices(indexRow, `W40,Wirasana 40,${day},1000`))).toEqual([
      `indices.csv, line 3, column date: "${day}" is not between the years 1900 and 2200`,
    ])
  })

  it('a data error of the database rejects the folder with the file name', async () => {
    await imports.runSql('alter table index_values add constraint below_a_million check (value < 1e6)')
    expect(await imports.rejection(indices('W40,Wirasana 40,2026-03-02,1000000'))).toEqual([
      expect.stringMatching(/^indices\.csv: the database refuses it: .*below_a_million.*\(SQLSTATE 23514\)$/),
    ])
  })
})

describe('a row that is not CSV', () => {
  const many = Array.from({ length: 20 }, () => priceRows).flat()

  it.each([
    {
      name: 'that is too long',
      row: `BQNS,2026-03-09,4000,${'4'.repeat(10_000_000)},4000,4000,100`,
      says: ', column high: is not CSV: the row has more than 200000 characters',
    },
    {
      name: 'with a stray quotation mark',
      row: 'BQNS,2026-03-09,40"00,4000,4000,4000,100',
      says: ', column open: is not CSV: a quotation mark inside an unquoted cell',
    },
    {
      name: 'with text after the closing quotation mark',
      row: 'BQNS,2026-03-09,"40\n00"4000,4000,4000,4000,100',
      says: ', column open: is not CSV: text follows the closing quotation mark of a cell (in line 103)',
    },
    {
      name: 'with an unclosed quotation mark',
      row: 'BQNS,"2026-03-09',
      says: ', column date: is not CSV: the quotation mark that opens the cell is never closed',
    },
    { name: 'with an extra cell', row: `${priceRows[0]},1`, says: ': the row has 8 cells, the header has 7' },
  ])('$name is reported at its start', async ({ row, says }) => {
    expect(await imports.rejection(prices(...many, row, ...priceRows))).toEqual([
      `prices.csv, line 102${says}`,
    ])
  })

  it('after empty lines is reported with its line', async () => {
    const bad = 'BQNS,2026-03-09,4001,4000,4000,4000,x'
    expect(await imports.rejection(prices('', ...priceRows, '', '', bad))).toEqual([
      'prices.csv, BQNS, line 10, column volume: "x" is not a whole number (no thousands separators)',
    ])
  })
})

describe('messages for operators', () => {
  it('say that a file with semicolons needs commas', async () => {
    const text = [header, ...priceRows, 'BQNS,1'].join('\n').replaceAll(/,(?!1$)/g, ';')
    expect(await imports.rejection({ 'prices.csv': text })).toEqual([
      'prices.csv, line 1: the separator must be a comma; this file has semicolons',
    ])
  })

  it('name files in any case, or with other names, by the table of their header, with its rows', async () => {
    const { files, tables } = await imports.importFiles({
      ...createFile('PRICES.CSV', header, 'BQNS,2026-03-16,4000,4000,4000,4000,5'),
      ...createFile('bqns-2.csv', header, 'BQNS,2026-03-17,4000,4000,4000,4000,5'),
      ...createFile('indices.csv', indexHeader),
    })
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['PRICES.CSV', 'prices.csv'],
      ['bqns-2.csv', 'prices.csv'],
      ['indices.csv', 'indices.csv'],
    ])
    expect(tables).toEqual({ prices: { rows: 2, leftOut: 0 }, indices: { rows: 0, leftOut: 0 } })
  })
})
