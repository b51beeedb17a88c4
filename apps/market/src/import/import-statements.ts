import { statementErrors } from '@site/finance/statement-checks.ts'
import { linesOf, type StatementLayoutName } from '@site/finance/statement-layouts.ts'
import { sql } from 'kysely'
import { day, decimal, identifier, oneOf, ticker, yesNo } from './cells.ts'
import { checkStoredCash, type FiledBeginning } from './check-stored-cash.ts'
import { type ImportContext, type KnownCompany, readCompanyRows } from './import-context.ts'
import type { TableRow } from './read-table.ts'

const periodsInBatch = 200

export const statementColumns = {
  ticker,
  period_end: day,
  months: oneOf(['3', '6', '9', '12']),
  item: identifier,
  value: decimal(-1e13, 1e13),
  restated: yesNo,
}
type StatementRow = TableRow<typeof statementColumns> & { company: KnownCompany }

interface Period {
  readonly key: string
  readonly rows: StatementRow[]
  readonly lines: Record<string, number>
}

/** By company and year, from the rows so far. */
interface KnownCash {
  readonly closingCash: Map<string, number>
  readonly beginnings: Map<string, { readonly value: number; readonly end: string }>
}

const endOf: Readonly<Record<string, string>> = { 3: '03-31', 6: '06-30', 9: '09-30', 12: '12-31' }
const itemsOf = new Map<StatementLayoutName, ReadonlySet<string>>()

/** One row per line of a period; the rows of a period are adjacent and replace it. */
export async function importStatements(context: ImportContext): Promise<void> {
  const rows = readCompanyRows(context, 'statements', statementColumns, partOf)
  if (!rows) return
  const cash: KnownCash = { closingCash: new Map(), beginnings: new Map() }
  const filed: FiledBeginning[] = []
  let batch: Period[] = []
  for await (const period of periodsOf(context, rows)) {
    checkPeriod(context, period, cash)
    if (context.findings.isIncomplete(period.key, period.rows)) continue
    filed.push(...beginningOf(period))
    batch.push(period)
    if (batch.length === periodsInBatch) {
      await writePeriods(context, batch)
      batch = []
    }
  }
  if (batch.length > 0) await writePeriods(context, batch)
  await checkStoredCash(context, filed)
}

function partOf(given: Readonly<Record<string, string>>): string {
  return `${given.ticker} ${given.period_end}`
}

function beginningOf({ key, rows }: Period): FiledBeginning[] {
  return rows
    .filter(({ cells }) => cells.item === 'beginning')
    .map(({ table, file, line, cells }) => ({
      key,
      row: { table, file, line },
      ticker: cells.ticker,
      year: Number(cells.period_end.slice(0, 4)),
      months: Number(cells.months),
      value: cells.value,
    }))
}

async function* periodsOf(context: ImportContext, rows: AsyncIterable<StatementRow>): AsyncGenerator<Period> {
  const seen = new Set<string>()
  let period: Period = { key: '', rows: [], lines: {} }
  for await (const row of rows) {
    const { cells } = row
    const key = `${cells.ticker} ${cells.period_end}`
    if (period.key !== key) {
      if (period.rows.length > 0) yield period
      if (seen.has(key)) {
        const message = `the rows of ${key} do not stand together`
        context.findings.leaveOut(row, 'period_end', message)
      }
      seen.add(key)
      period = { key, rows: [], lines: {} }
      checkEnd(context, row)
    }
    checkRow(context, row, period)
    period.rows.push(row)
    period.lines[cells.item] = cells.value
  }
  if (period.rows.length > 0) yield period
}

function checkEnd(context: ImportContext, row: StatementRow): void {
  const { cells } = row
  const expected = endOf[cells.months]
  if (!cells.period_end.endsWith(`-${expected}`)) {
    const message = `${cells.period_end} is not the end of ${cells.months} months of a year (${expected})`
    context.findings.leaveOut(row, 'period_end', message)
  }
  if (cells.period_end > context.lastDay) {
    const message = `${cells.period_end} is after ${context.lastDay}: no period is filed before its end`
    context.findings.leaveOut(row, 'period_end', message)
  }
}

function checkRow(context: ImportContext, row: StatementRow, period: Period): void {
  const { cells, company } = row
  const addError = (column: string, message: string) => context.findings.leaveOut(row, column, message)
  const items =
    itemsOf.get(company.statementLayout) ?? new Set(linesOf(company.statementLayout).map(({ key }) => key))
  itemsOf.set(company.statementLayout, items)
  if (!items.has(cells.item))
    addError('item', `${cells.item} is not a line of the layout ${company.statementLayout}`)
  if (Object.hasOwn(period.lines, cells.item))
    addError('item', `${cells.item} is duplicated in ${period.key}`)
  const first = period.rows[0]?.cells
  if (first && first.months !== cells.months)
    addError('months', `${period.key} has ${first.months} months in its first row`)
  if (first && first.restated !== cells.restated)
    addError('restated', `differs from the first row of ${period.key}`)
}

/**
 * Checks totals, balance and cash. Opening cash equals the closing cash of the previous year, and is the same in all
 * periods of a year. Amounts are cumulative, so quarters are differences and add up to the year.
 */
function checkPeriod(
  context: ImportContext,
  { key, rows, lines }: Period,
  { closingCash, beginnings }: KnownCash,
): void {
  const first = rows[0]
  if (!first) return
  const rowOf = (item: string) => rows.find(({ cells }) => cells.item === item) ?? first
  for (const { key: item, expected, actual, rule } of statementErrors(first.company.statementLayout, lines)) {
    const message = `${item} of ${key} is ${actual}, by ${rule} it is ${Number(expected.toFixed(4))}`
    context.findings.leaveOut(rowOf(item), 'value', message)
  }
  const year = Number(first.cells.period_end.slice(0, 4))
  const before = closingCash.get(`${first.cells.ticker} ${year - 1}`)
  const { beginning, ending } = lines
  if (before !== undefined && beginning !== undefined && Math.abs(before - beginning) > 0.0005) {
    const message = `beginning of ${key} is ${beginning}, the year before ended with ${before}`
    context.findings.leaveOut(rowOf('beginning'), 'value', message)
  }
  const ofYear = beginnings.get(`${first.cells.ticker} ${year}`)
  if (ofYear !== undefined && beginning !== undefined && Math.abs(ofYear.value - beginning) > 0.0005) {
    const message = `beginning of ${key} is ${beginning}, of ${ofYear.end} it is ${ofYear.value}`
    context.findings.leaveOut(rowOf('beginning'), 'value', message)
  }
  if (ofYear === undefined && beginning !== undefined)
    beginnings.set(`${first.cells.ticker} ${year}`, { value: beginning, end: first.cells.period_end })
  if (first.cells.months === '12' && ending !== undefined)
    closingCash.set(`${first.cells.ticker} ${year}`, ending)
}

async function writePeriods(
  { transaction, touched }: ImportContext,
  periods: readonly Period[],
): Promise<void> {
  const firsts = periods.flatMap(({ rows }) => rows.slice(0, 1))
  const cells = periods.flatMap(({ rows }) => rows.map((row) => row.cells))
  const yearOf = (end: string) => Number(end.slice(0, 4))
  const filed = (name: keyof StatementRow['cells']) => listOf(firsts.map((row) => row.cells[name]))
  const written = await sql<{ ticker: string }>`
    insert into statement_periods as old (ticker, year, months, period_end, is_restated)
    select * from unnest(
      ${filed('ticker')}::text[], ${listOf(firsts.map((row) => yearOf(row.cells.period_end)))}::int[],
      ${filed('months')}::int[], ${filed('period_end')}::date[], ${filed('restated')}::boolean[]
    )
    on conflict (ticker, year, months) do update
      set period_end = excluded.period_end, is_restated = excluded.is_restated
      where (old.period_end, old.is_restated) is distinct from (excluded.period_end, excluded.is_restated)
    returning ticker`.execute(transaction)
  const column = (name: keyof StatementRow['cells']) => listOf(cells.map((cell) => cell[name]))
  const changed = await sql<{ ticker: string }>`
    with incoming as (
      select * from unnest(
        ${column('ticker')}::text[], ${listOf(cells.map((cell) => yearOf(cell.period_end)))}::int[],
        ${column('months')}::int[], ${column('item')}::text[], ${column('value')}::float8[]
      ) as row (ticker, year, months, item, value)
    ), gone as (
      delete from statement_values as old
      using (select distinct ticker, year, months from incoming) as period
      where old.ticker = period.ticker and old.year = period.year and old.months = period.months
        and not exists (
          select from incoming
          where incoming.ticker = old.ticker and incoming.year = old.year and incoming.months = old.months
            and incoming.item = old.item
        )
      returning old.ticker
    ), written as (
      insert into statement_values as old (ticker, year, months, item, value)
      select ticker, year, months, item, value from incoming
      on conflict (ticker, year, months, item) do update set value = excluded.value
        where old.value <> excluded.value
      returning ticker
    )
    select ticker from gone union select ticker from written`.execute(transaction)
  for (const row of [...written.rows, ...changed.rows]) touched.companies.add(row.ticker)
  if (changed.rows.length > 0) touched.bulkRows += cells.length
}

/** A PostgreSQL array literal. Cells contain no quotes; unquoted, the ticker NULL would be a null. */
function listOf(values: readonly (string | number | boolean)[]): string {
  return `{${values.map((value) => `"${value}"`).join()}}`
}
