import type { TableName } from './adapter.ts'
import { maxTradeValue } from './cells.ts'

/** A row of a file. */
export interface FileRow {
  readonly table: TableName
  readonly file: string
  /** The cells of the source, to count the prices of a day that are left out. */
  readonly given?: Readonly<Record<string, string>> | undefined
}

/** The rows of a file for a table; `reason` is why the first of them is left out. */
export interface FileRows {
  rows: number
  leftOut: number
  reason: string | null
  /** Of the trades, in all markets, of rows of prices that are left out. */
  leftOutValue: number
  /** The file has skipped instruments, or a note that says why it has no rows. */
  isExplained: boolean
}

/** The rows of an import, and those that are left out. */
export class RowCounts {
  /** By table and file. */
  readonly files = new Map<TableName, Map<string, FileRows>>()
  /** Tickers without a company, with their number of rows. */
  readonly unknownTickers = new Map<string, number>()
  /** The number of prices left out per day; days as given. */
  readonly leftOutByDay = new Map<string, number>()

  /** Adds the rows that a file has for a table, including those left out. */
  addRows(table: TableName, file: string, counted: Pick<FileRows, 'rows' | 'isExplained'>): void {
    const ofFile = this.#findFile(table, file)
    ofFile.rows += counted.rows
    ofFile.isExplained ||= counted.isExplained
  }

  addLeftOut({ table, file, given = {} }: FileRow, reason: string): void {
    const ofFile = this.#findFile(table, file)
    ofFile.leftOut += 1
    ofFile.reason ??= reason
    if (table !== 'prices') return
    increment(this.leftOutByDay, given.date ?? '')
    ofFile.leftOutValue += readAmount(given.value) + readAmount(given.non_regular_value)
  }

  /** Returns the number of rows with this ticker. */
  addUnknown(ticker: string): number {
    return increment(this.unknownTickers, ticker)
  }

  countLeftOut(table: TableName): number {
    return [...(this.files.get(table)?.values() ?? [])].reduce((sum, { leftOut }) => sum + leftOut, 0)
  }

  /** Before a table is imported again. */
  forget(table: TableName): void {
    this.files.delete(table)
  }

  #findFile(table: TableName, file: string): FileRows {
    const files = this.files.get(table) ?? new Map<string, FileRows>()
    this.files.set(table, files)
    const rows = files.get(file) ?? { rows: 0, leftOut: 0, reason: null, leftOutValue: 0, isExplained: false }
    files.set(file, rows)
    return rows
  }
}

/** More different keys mean a broken file; they must not fill the memory. */
const maxCounted = 20_000

/** Returns the new count. */
export function increment(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  if (count > 1 || counts.size < maxCounted) counts.set(key, count)
  return count
}

/** 0 if the cell is no such amount. */
function readAmount(cell = ''): number {
  const amount = Number(cell)
  return amount > 0 && amount <= maxTradeValue ? amount : 0
}
