import type { Transaction } from 'kysely'
import type { CompaniesTable, Database } from '#market/database/schema.ts'
import type { CellParser } from './cells.ts'
import { type Columns, readTable, type TableRow, type TableSource } from './read-table.ts'

export type KnownCompany = Pick<
  CompaniesTable,
  'listingDate' | 'delistedOn' | 'listedShares' | 'statementLayout'
>

/** What one import carries from file to file. */
export interface ImportContext extends TableSource {
  /** Prices of a later day cannot be known yet: one wrong year would move the range of every chart. */
  readonly lastDay: string
  readonly transaction: Transaction<Database>
  /** Every company of the database, those of this import included; filled after companies.csv. */
  readonly companies: Map<string, KnownCompany>
  /** Companies whose listed shares this import changes, each with its line in companies.csv. */
  readonly listedShares: Map<string, number>
  /** What has changed: which companies, and which lists beside theirs. */
  readonly touched: {
    readonly companies: Set<string>
    isActionListTouched: boolean
    isNewsListTouched: boolean
    /** Companies whose events have changed: all of their adjustment factors must be computed again. */
    readonly priceEvents: Set<string>
    /** The first day of the prices of a company that changed. */
    readonly pricesSince: Map<string, string>
    /** Rows of prices and statements that were written, for what the planner must learn of. */
    bulkRows: number
    /** Something that only the lists show, such as an index. */
    isMarketTouched: boolean
  }
}

export type TickerColumns = Columns & { readonly ticker: CellParser<string> }

/** The rows of a file about known companies; others are faults. null where there is no such file. */
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
      context.faults.add({
        file,
        line: row.line,
        column: 'ticker',
        message: `${row.cells.ticker} is not a company of the database or of companies.csv`,
      })
    }
  }
}

/** Gathers the rows of each company; they need not stand together. */
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
