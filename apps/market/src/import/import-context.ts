import type { Transaction } from 'kysely'
import type { CompaniesTable, Database } from '#market/database/schema.ts'
import type { CellParser } from './cells.ts'
import { type Columns, readTable, type TableRow, type TableSource } from './read-table.ts'

export type KnownCompany = Pick<
  CompaniesTable,
  'listingDate' | 'delistedOn' | 'listedShares' | 'statementLayout'
>

/** State of one import, shared by all files. */
export interface ImportContext extends TableSource {
  /** Later prices are rejected: one wrong year would change the range of every chart. */
  readonly lastDay: string
  readonly transaction: Transaction<Database>
  /** All companies of the database, including those of this import; filled after companies.csv. */
  readonly companies: Map<string, KnownCompany>
  /** Companies whose listed shares this import changes, with their line in companies.csv. */
  readonly listedShares: Map<string, number>
  /** The changes by company and list. */
  readonly touched: {
    readonly companies: Set<string>
    isActionListTouched: boolean
    isNewsListTouched: boolean
    /** Companies with changed events: their adjustment factors must be recomputed. */
    readonly priceEvents: Set<string>
    /** The first day of changed prices per company. */
    readonly pricesSince: Map<string, string>
    /** Written price and statement rows, to decide about ANALYZE. */
    bulkRows: number
    /** A change that affects lists only, such as an index. */
    isMarketTouched: boolean
  }
}

export type TickerColumns = Columns & { readonly ticker: CellParser<string> }

/** The rows of a file about known companies; other rows are errors. null without such a file. */
export function readCompanyRows<const Table extends TickerColumns>(
  context: ImportContext,
  file: string,
  columns: Table,
): AsyncIterable<TableRow<Table> & { company: KnownCompany }> | null {
  const rows = readTable(context, file, columns)
  return rows && knownRows(context, file, rows)
}

async function* knownRows<const Table extends TickerColumns>(
  context: ImportContext,
  file: string,
  rows: AsyncIterable<TableRow<Table>>,
): AsyncGenerator<TableRow<Table> & { company: KnownCompany }> {
  for await (const row of rows) {
    const company = context.companies.get(String(row.cells.ticker))
    if (company) yield { line: row.line, cells: row.cells, company }
    else {
      context.errors.add({
        file,
        line: row.line,
        column: 'ticker',
        message: `${row.cells.ticker} is not a company of the database or of companies.csv`,
      })
    }
  }
}

/** Groups the rows by company, in any order. */
export async function rowsByTicker<Row extends { readonly cells: { readonly ticker: unknown } }>(
  rows: AsyncIterable<Row>,
): Promise<Map<string, Row[]>> {
  const groups = new Map<string, Row[]>()
  for await (const row of rows) {
    const key = String(row.cells.ticker)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
