import type { Transaction } from 'kysely'
import type { CompanyRecord, Database } from '#market/database/schema.ts'
import type { TableName } from '#market/import/reading/adapter.ts'
import type { CellParser } from '#market/import/reading/cells.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import {
  type Columns,
  readTable,
  type TableRow,
  type TableSource,
} from '#market/import/reading/read-table.ts'

export type KnownCompany = Pick<
  CompanyRecord,
  | 'listingDate'
  | 'delistedOn'
  | 'listedShares'
  | 'issuedShares'
  | 'statementLayout'
  | 'statementCurrency'
  | 'fiscalYearEnd'
>

/** State of one import, shared by all files. */
export interface ImportContext extends TableSource {
  /** Later prices are left out: one wrong year would change the range of every chart. */
  readonly lastDay: string
  readonly transaction: Transaction<Database>
  /** All companies of the database, including those of this import; filled after companies.csv. */
  readonly companies: Map<string, KnownCompany>
  /** Companies whose listed shares this import changes, with their row. */
  readonly listedShares: Map<string, RowPlace>
  /** The rows of prices per day that are not left out, and how many of them have a trade. */
  readonly days: Map<string, { rows: number; traded: number }>
  /** Days that are incomplete: of them, neither prices nor what daily files state about companies is stored. */
  readonly heldDays: Set<string>
  /** The day of the prices of each file; null: it has several, as the history of a company has. */
  readonly dayOfFile: Map<string, string | null>
  /** The file with the prices of a day or of a ticker; null: several have some. */
  readonly priceFiles: Map<string, string | null>
}

export type TickerColumns = Columns & { readonly ticker: CellParser<string> }

/** The rows of a table about known companies; others are left out. null without a source. See readTable. */
export function readCompanyRows<const Table extends TickerColumns>(
  context: ImportContext,
  table: TableName,
  columns: Table,
  toPart?: Parameters<typeof readTable>[3],
): AsyncIterable<TableRow<Table> & { company: KnownCompany }> | null {
  const rows = readTable(context, table, columns, toPart)
  return rows && knownRows(context, rows)
}

async function* knownRows<const Table extends TickerColumns>(
  context: ImportContext,
  rows: AsyncIterable<TableRow<Table>>,
): AsyncGenerator<TableRow<Table> & { company: KnownCompany }> {
  for await (const row of rows) {
    const ticker = String(row.cells.ticker)
    const company = context.companies.get(ticker)
    if (company) yield { ...row, company }
    // A share that is new on a held day becomes a company with the whole day.
    else if (!isOfHeldDay(context, row)) leaveOutUnknown(context, row, ticker)
  }
}

function isOfHeldDay({ heldDays }: ImportContext, { table, given }: TableRow<Columns>): boolean {
  if (table === 'prices') return heldDays.has(given.date ?? '')
  return table === 'notations' && heldDays.has(given.as_of ?? '')
}

/** Without any company, one finding says what to import first. */
export function leaveOutUnknown({ companies, findings }: ImportContext, row: RowPlace, ticker: string): void {
  if (companies.size > 0) findings.leaveOutUnknown(row, ticker)
  else findings.leaveOutWithoutCompanies(row)
}

/** Groups the rows by company, in any order. Store a group only if it is not incomplete (Findings.isIncomplete). */
export async function rowsByTicker<Row extends { readonly cells: { readonly ticker: unknown } }>(
  rows: AsyncIterable<Row> | Iterable<Row>,
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

/**
 * The same of rows that replace all stored ones of a company: of several files, the one with the latest day applies, or
 * the last one. Rows of a day before the stored one, in this column of companies, change nothing.
 */
export async function lastRowsByTicker<
  Row extends RowPlace & { readonly cells: { readonly ticker: unknown; readonly as_of?: string | null } },
>(
  { findings, transaction }: ImportContext,
  rows: AsyncIterable<Row> | Iterable<Row>,
  storedDay?: 'managementAsOf' | 'shareholdersAsOf',
): Promise<Map<string, Row[]>> {
  const groups = await rowsByTicker(rows)
  const stored = storedDay
    ? await transaction.selectFrom('companies').select(['ticker', storedDay]).execute()
    : []
  const storedDays = new Map(stored.map((company) => [company.ticker, storedDay && company[storedDay]]))
  for (const [ticker, group] of groups) {
    const latest = group.reduce((one, row) => (readDay(row) < readDay(one) ? one : row))
    const ofLatest = group.filter(({ file }) => file === latest.file)
    if (latest.cells.as_of && latest.cells.as_of < (storedDays.get(ticker) ?? '')) {
      groups.delete(ticker)
      continue
    }
    groups.set(ticker, ofLatest)
    const [first, replaced] = [ofLatest[0], group.find(({ file }) => file !== latest.file)]
    if (first === undefined || replaced === undefined) continue
    const message = `${ticker} is also in ${replaced.file}: this file applies`
    findings.unusual(first, 'ticker', message, 'duplicate')
  }
  return groups
}

function readDay({ cells }: { readonly cells: { readonly as_of?: string | null } }): string {
  return cells.as_of ?? ''
}
