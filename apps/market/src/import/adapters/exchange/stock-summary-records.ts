import { type Board, isTicker } from '@site/contracts/market/values.ts'
import {
  type ReadFacts,
  type ReadNotes,
  type TableName,
  type TableRecord,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import { isShareClass } from '#market/import/reading/share-class.ts'
import { cellText, type NumberFormat, plainDay, plainNumber, type SourceCell } from '../source-values.ts'
import { listingCells } from './listing-cells.ts'
import type { SummaryColumn } from './stock-summary-columns.ts'

export const summaryTables: readonly TableName[] = ['prices', 'notations', 'share-counts']

export interface SummaryRow {
  readonly line: number
  /** Undefined: the file has no such column. */
  cell(column: SummaryColumn): SourceCell | undefined
}

const dayFormats = ['YYYY-MM-DD', 'D MMM YYYY', 'D-MMM-YYYY', 'D/M/YYYY', 'YYYYMMDD']

/**
 * The exchange's 30 characters about a share: its board, its sub-industry, and last twelve special notations, each in
 * its own place.
 */
const remarksLength = 30
const boardPlace = 4
const boardsByRemark: Readonly<Record<string, Board['code']>> = { 1: 'M', 2: 'D', 3: 'A', 4: 'W', 5: 'E' }
const industryPlace = 14
const firstNotation = 18

interface SummaryContext extends Pick<ReadFacts, 'companies'> {
  /** Of the file. */
  readonly name: string
  readonly format: NumberFormat
  readonly notes: ReadNotes
}

/** Translates rows of a stock summary. Of several days in rows and file name, those of the rows count. */
export async function* summaryRecords(
  rows: AsyncIterable<SummaryRow>,
  { name, format, notes, companies }: SummaryContext,
): AsyncGenerator<TableRecord> {
  const namedDay = dayInName(name)
  const days = new Set<string>()
  for await (const { line, cell } of rows) {
    const ticker = cellText(cell('ticker')).toUpperCase()
    // A total or an empty row.
    if (ticker === '') continue
    if (!isTicker(ticker)) {
      notes.skipped(instrumentKind(ticker))
      continue
    }
    const shareName = cellText(cell('name'))
    if (isShareClass({ ticker, name: shareName }, companies)) {
      notes.skipped('share classes')
      continue
    }
    const written = plainDay(cell('date') ?? '', dayFormats)
    const date = written === '' ? namedDay : written
    if (date === null) {
      throw new UnreadableFile(
        'has no day: name it with the day of its prices, for example Ringkasan Saham-20261120.xlsx',
      )
    }
    days.add(date)
    const prices = priceCells(cell, ticker, date, format)
    yield { table: 'prices', line, cells: prices }
    const { board, industry, codes } = readRemarks(cellText(cell('remarks')))
    if (codes !== null) yield { table: 'notations', line, cells: { ticker, as_of: date, codes, board } }
    const listed = cell('listedShares')
    if (listed !== undefined) {
      const listedShares = plainNumber(listed, format)
      const cells = { ticker, as_of: date, listed_shares: listedShares }
      const isKnown = companies.has(ticker)
      const share = { name: shareName, board, industry, listedShares, prices }
      yield { table: 'share-counts', line, cells, listing: isKnown ? undefined : listingCells(share) }
    }
  }
  noteDays(days, namedDay, notes)
}

/** Without remarks, the notations are unknown. */
function readRemarks(remarks: string) {
  if (remarks.length !== remarksLength) return { board: '', industry: '', codes: null }
  return {
    board: boardsByRemark[remarks.charAt(boardPlace)] ?? '',
    industry: remarks.slice(industryPlace, firstNotation),
    codes: remarks.slice(firstNotation).replaceAll('-', ''),
  }
}

/** Names in our prices.csv. */
const priceColumns = [
  ['open', 'open'],
  ['high', 'high'],
  ['low', 'low'],
  ['close', 'close'],
  ['volume', 'volume'],
  ['previous', 'previous'],
  ['value', 'value'],
  ['frequency', 'frequency'],
  ['foreign_buy', 'foreignBuy'],
  ['foreign_sell', 'foreignSell'],
  ['non_regular_value', 'nonRegularValue'],
  ['non_regular_volume', 'nonRegularVolume'],
  ['non_regular_frequency', 'nonRegularFrequency'],
] as const

function priceCells(
  cell: SummaryRow['cell'],
  ticker: string,
  date: string,
  format: NumberFormat,
): Record<string, string> {
  const cells: Record<string, string> = { ticker, date }
  for (const [name, column] of priceColumns) {
    const given = cell(column)
    if (given === undefined) continue
    const number = plainNumber(given, format)
    // The exchange writes 0 for an unknown price: it has published opening prices only since lately.
    const isUnknown = Number(number) === 0 && (column === 'open' || column === 'previous')
    cells[name] = isUnknown ? '' : number
  }
  return cells
}

function instrumentKind(code: string): string {
  if (/-W\d*$/.test(code)) return 'warrants'
  return /-R\d*$/.test(code) ? 'rights' : 'other instruments'
}

function noteDays(days: ReadonlySet<string>, namedDay: string | null, notes: ReadNotes): void {
  const [first] = days
  if (days.size > 1) notes.note(`has rows of ${days.size} days: ${[...days].toSorted().join(', ')}`)
  else if (first !== undefined && namedDay !== null && first !== namedDay) {
    notes.note(`its rows are of ${first}, not of ${namedDay} as in the file name; the rows count`)
  }
}
