export interface BadRow {
  name: string
  file: string
  start: string
  index: number
  value: string
  column: string
  message: RegExp
}

const bqns = 'BQNS,2026-11-20,'
const firstBalance = 'BQNS,2022-03-31,3,'

/** One row of a good folder, found by its beginning, with one cell that is wrong (index counts from 0). */
export const badRows: readonly BadRow[] = [
  {
    name: 'a price off the tick',
    file: 'prices.csv',
    start: bqns,
    index: 5,
    value: '4123',
    column: 'close',
    message: /tick of 10/,
  },
  {
    name: 'a low above the close',
    file: 'prices.csv',
    start: bqns,
    index: 4,
    value: '4130',
    column: 'low',
    message: /above open or close/,
  },
  {
    name: 'a price on a Saturday',
    file: 'prices.csv',
    start: bqns,
    index: 1,
    value: '2026-11-21',
    column: 'date',
    message: /Saturday/,
  },
  {
    name: 'a day twice',
    file: 'prices.csv',
    start: bqns,
    index: 1,
    value: '2026-11-19',
    column: 'date',
    message: /twice/,
  },
  {
    name: 'a day that does not exist',
    file: 'prices.csv',
    start: bqns,
    index: 1,
    value: '2026-02-30',
    column: 'date',
    message: /calendar/,
  },
  {
    name: 'a price before the listing',
    file: 'prices.csv',
    start: 'BQNS,2021-01-04,',
    index: 1,
    value: '2001-01-04',
    column: 'date',
    message: /before the listing/,
  },
  {
    name: 'thousands separators',
    file: 'prices.csv',
    start: bqns,
    index: 6,
    value: '1.000.000',
    column: 'volume',
    message: /thousands/,
  },
  {
    name: 'an unknown company',
    file: 'stock-history.csv',
    start: 'BQNS,2012',
    index: 0,
    value: 'ZZZZ',
    column: 'ticker',
    message: /ZZZZ is not a company/,
  },
  {
    name: 'a total that does not add up',
    file: 'statements.csv',
    start: `${firstBalance}totalAssets`,
    index: 4,
    value: '1',
    column: 'value',
    message: /totalAssets = /,
  },
  {
    name: 'cash that does not tie',
    file: 'statements.csv',
    start: `${firstBalance}ending`,
    index: 4,
    value: '1',
    column: 'value',
    message: /ending of BQNS/,
  },
  {
    name: 'a line that the layout does not have',
    file: 'statements.csv',
    start: `${firstBalance}cash`,
    index: 3,
    value: 'inventories',
    column: 'item',
    message: /not a line of the layout bank/,
  },
  {
    name: 'a period that ends on another day',
    file: 'statements.csv',
    start: firstBalance,
    index: 2,
    value: '6',
    column: 'period_end',
    message: /not the end of 6 months/,
  },
  {
    name: 'an ex date on the cum date',
    file: 'dividends.csv',
    start: 'BQNS-dividend-2026',
    index: 12,
    value: '2026-12-02',
    column: 'ex_date_regular',
    message: /not after cum_date_regular/,
  },
  {
    name: 'a recording date too early',
    file: 'dividends.csv',
    start: 'BQNS-dividend-2026',
    index: 15,
    value: '2026-12-03',
    column: 'recording_date',
    message: /cum_date_cash/,
  },
  {
    name: 'a split that is none',
    file: 'splits.csv',
    start: 'SMVR-split',
    index: 4,
    value: '1',
    column: 'ratio_new',
    message: /no split/,
  },
  {
    name: 'shareholders that do not add up',
    file: 'shareholders.csv',
    start: 'PNGV,2026-10-30,Masyarakat',
    index: 5,
    value: '5',
    column: 'shares',
    message: /hold \d+ shares/,
  },
  {
    name: 'an unknown word',
    file: 'subsidiaries.csv',
    start: 'BQNS,',
    index: 2,
    value: 'friend',
    column: 'relation',
    message: /not one of/,
  },
]
