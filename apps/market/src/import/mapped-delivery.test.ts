import { expect, it } from 'vitest'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()

const mapping = `
files:
  - file: '{ticker}.csv'
    table: prices
    columns:
      date: date
      open: open_price
      high: high
      low: low
      close: close
      volume: { from: volume, number: plain }
      previous: previous
`
const history = `date,previous,open_price,first_trade,high,low,close,change,volume,delisting_date
2026-03-02,110.0,0.0,0.0,187.0,187.0,187.0,77.0,22900.0,
2026-03-03,187.0,0.0,0.0,252.0,250.0,252.0,65.0,42300.0,
`

it('a delivery with a file per company needs one entry of a mapping, and each file is only of its table', async () => {
  const { files, tables } = await imports.importFiles({
    'mapping.yaml': mapping,
    'BQNS.csv': history,
    'GDVN.csv': history,
  })
  expect(files.map(({ name }) => name)).toEqual(['BQNS.csv', 'GDVN.csv'])
  expect(tables).toEqual({ prices: { rows: 4, leftOut: 0 } })
  const query = 'select ticker, day, close, volume from prices order by ticker, day'
  expect(await imports.runSql(query)).toEqual([
    ['BQNS', '2026-03-02', 187, 22_900],
    ['BQNS', '2026-03-03', 252, 42_300],
    ['GDVN', '2026-03-02', 187, 22_900],
    ['GDVN', '2026-03-03', 252, 42_300],
  ])
})
