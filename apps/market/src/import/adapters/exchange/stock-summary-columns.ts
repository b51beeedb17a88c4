import type { SourceCell } from '../source-values.ts'

export type SummaryColumn =
  | 'ticker'
  | 'name'
  | 'date'
  | 'remarks'
  | 'previous'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'volume'
  | 'value'
  | 'frequency'
  | 'listedShares'
  | 'foreignBuy'
  | 'foreignSell'
  | 'nonRegularVolume'
  | 'nonRegularValue'
  | 'nonRegularFrequency'

/**
 * The columns that we read, by their names in JSON and in English and Indonesian workbooks, in lower case and without
 * spaces. "Last trading date" is absent: it is the last day with a trade, not the day of the file.
 */
const columnsByName = new Map<string, SummaryColumn>([
  ['stockcode', 'ticker'],
  ['kodesaham', 'ticker'],
  ['stockname', 'name'],
  ['companyname', 'name'],
  ['namaperusahaan', 'name'],
  ['date', 'date'],
  ['tanggal', 'date'],
  ['remarks', 'remarks'],
  ['previous', 'previous'],
  ['sebelumnya', 'previous'],
  ['openprice', 'open'],
  ['high', 'high'],
  ['tertinggi', 'high'],
  ['low', 'low'],
  ['terendah', 'low'],
  ['close', 'close'],
  ['penutupan', 'close'],
  ['volume', 'volume'],
  ['value', 'value'],
  ['nilai', 'value'],
  ['frequency', 'frequency'],
  ['frekuensi', 'frequency'],
  ['listedshares', 'listedShares'],
  ['foreignbuy', 'foreignBuy'],
  ['foreignsell', 'foreignSell'],
  ['nonregularvolume', 'nonRegularVolume'],
  ['nonregularvalue', 'nonRegularValue'],
  ['nonregularfrequency', 'nonRegularFrequency'],
])

export function summaryColumn(name: SourceCell): SummaryColumn | undefined {
  return columnsByName.get(String(name).toLowerCase().replaceAll(/\s/g, ''))
}

/** What makes a table a stock summary: other files of the exchange have codes and prices of other things. */
const required: readonly SummaryColumn[] = ['ticker', 'high', 'low', 'close', 'volume']

/**
 * The places of the columns, if this row is the header. Cells that are merged with the row above have their name there.
 */
export function summaryHeader(
  cells: readonly SourceCell[],
  above: readonly SourceCell[] = [],
): ReadonlyMap<SummaryColumn, number> | null {
  const places = new Map<SummaryColumn, number>()
  for (let place = 0; place < Math.max(cells.length, above.length); place += 1) {
    const column = summaryColumn(cells[place] || (above[place] ?? ''))
    if (column !== undefined && !places.has(column)) places.set(column, place)
  }
  return required.every((column) => places.has(column)) ? places : null
}
