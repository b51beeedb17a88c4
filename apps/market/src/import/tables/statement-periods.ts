import { statementLayouts } from '@site/contracts/market/statements.ts'
import { currencyCodes, type FigureMark } from '@site/contracts/market/values.ts'
import { findFiscalPeriod } from '@site/finance/fiscal-years.ts'
import { statementDifferences } from '@site/finance/statement-checks.ts'
import { isBankLayout, listLayoutLines, type StatementLayoutName } from '@site/finance/statement-layouts.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import {
  day,
  decimal,
  identifier,
  oneOf,
  optional,
  ticker,
  wholeNumber,
  yesNo,
} from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import type { ImportContext, KnownCompany } from './import-context.ts'

export const statementColumns = {
  ticker,
  period_end: day,
  months: oneOf(['3', '6', '9', '12']),
  item: identifier,
  value: decimal(-1e13, 1e13),
  restated: optional(yesNo),
  // What a filing says about the company.
  layout: optional(oneOf(statementLayouts)),
  currency: optional(oneOf(currencyCodes)),
  fiscal_year_end: optional(wholeNumber(1, 12)),
}

export type StatementRow = TableRow<typeof statementColumns> & { readonly company: KnownCompany }

/** How a company files. */
export interface Filer
  extends Pick<CompanyRecord, 'statementLayout' | 'statementCurrency' | 'fiscalYearEnd'> {
  /** A company without statements takes these settings from its first filing. */
  readonly isNew: boolean
}

export interface Period {
  /** Ticker and last day. */
  readonly key: string
  readonly first: StatementRow
  readonly filer: Filer
  readonly year: number
  readonly rows: StatementRow[]
  readonly lines: Record<string, number>
  readonly marks: Set<FigureMark>
  /** Another file of this import has the period too, and this one is newer. */
  readonly isRepeated: boolean
}

/** The settings of companies with statements; groupPeriods adds the others. */
export async function loadFilers({ transaction }: ImportContext): Promise<Map<string, Filer>> {
  const filers = await transaction
    .selectFrom('companies')
    .select(['ticker', 'statementLayout', 'statementCurrency', 'fiscalYearEnd'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('statementPeriods').whereRef('statementPeriods.ticker', '=', 'companies.ticker')),
    )
    .execute()
  return new Map(filers.map(({ ticker, ...filer }) => [ticker, { ...filer, isNew: false }]))
}

/** Groups adjacent rows. Of several files with the same period, the later one applies. */
export async function* groupPeriods(
  context: ImportContext,
  rows: AsyncIterable<StatementRow>,
  {
    filers,
    unordered,
  }: {
    readonly filers: Map<string, Filer>
    /** Gets the first row of each file that continues an earlier period. */
    readonly unordered: Map<string, StatementRow>
  },
): AsyncGenerator<Period> {
  const seen = new Map<string, Delivered>()
  let period: Period | null = null
  let skipped: StatementRow | null = null
  for await (const row of rows) {
    if (unordered.has(row.file) || (skipped && isSamePeriod(row, skipped))) continue
    if (period === null || !isSamePeriod(row, period.first)) {
      if (period) yield period
      period = null
      const key = `${row.cells.ticker} ${row.cells.period_end}`
      const before = seen.get(key)
      if (before?.file === row.file) {
        unordered.set(row.file, row)
        continue
      }
      if (before && isOlder(context, row, before)) {
        skipped = row
        continue
      }
      seen.set(key, { file: row.file, isComparative: row.cells.restated === null })
      const filer = findFiler(context, row, filers)
      const year = checkEnd(context, row, filer)
      const isRepeated = before !== undefined
      period = { key, first: row, filer, year, rows: [], lines: {}, marks: new Set(), isRepeated }
    }
    checkRow(context, row, period)
    period.rows.push(row)
    period.lines[row.cells.item] = row.cells.value
  }
  if (period) yield period
}

function isSamePeriod(a: StatementRow, b: StatementRow): boolean {
  return a.cells.period_end === b.cells.period_end && a.cells.ticker === b.cells.ticker && a.file === b.file
}

/** Where a period was delivered before. */
interface Delivered {
  readonly file: string
  /** It does not say whether it is restated. */
  readonly isComparative: boolean
}

/** Comparative figures of a later filing are newer than those of the filing itself. */
function isOlder({ findings, notes }: ImportContext, row: StatementRow, before: Delivered): boolean {
  const name = `${row.cells.ticker} ${row.cells.period_end}`
  if (row.cells.restated !== null && before.isComparative) {
    notes.push(`${row.file}: ${name} is left out, because ${before.file} repeats it for comparison`)
    return true
  }
  if (row.cells.restated !== null) {
    findings.unusual(row, 'period_end', `${name} is also in ${before.file}: this file applies`, 'duplicate')
  }
  return false
}

function findFiler(context: ImportContext, row: StatementRow, filers: Map<string, Filer>): Filer {
  const { cells, company } = row
  const { layout, currency, fiscal_year_end: fiscalYearEnd } = cells
  const known = filers.get(cells.ticker)
  if (known === undefined) {
    const isSameFamily = layout !== null && isCompatible(layout, company.statementLayout)
    const filer = {
      statementLayout: layout === null || isSameFamily ? company.statementLayout : layout,
      statementCurrency: currency ?? company.statementCurrency,
      fiscalYearEnd: fiscalYearEnd ?? company.fiscalYearEnd,
      isNew: true,
    }
    filers.set(cells.ticker, filer)
    return filer
  }
  const check = (
    column: 'layout' | 'currency' | 'fiscal_year_end',
    isSame: boolean,
    own: string | number,
  ) => {
    if (isSame) return
    const message = `is ${cells[column]}, ${cells.ticker} has ${own}: to change it, set statement_layout, statement_currency or fiscal_year_end in companies.csv`
    context.findings.leaveOut(row, column, message)
  }
  check('layout', layout === null || isCompatible(layout, known.statementLayout), known.statementLayout)
  check('currency', currency === null || currency === known.statementCurrency, known.statementCurrency)
  check(
    'fiscal_year_end',
    fiscalYearEnd === null || fiscalYearEnd === known.fiscalYearEnd,
    known.fiscalYearEnd,
  )
  return known
}

/** The layouts of banks have the same lines. */
function isCompatible(a: StatementLayoutName, b: StatementLayoutName): boolean {
  return a === b || (isBankLayout(a) && isBankLayout(b))
}

/** Returns the fiscal year. */
function checkEnd({ findings, lastDay }: ImportContext, row: StatementRow, filer: Filer): number {
  const { period_end: end, months } = row.cells
  const period = findFiscalPeriod(end, filer.fiscalYearEnd)
  if (period?.months !== Number(months)) {
    const message = `${end} is not the end of ${months} months of a fiscal year that ends in month ${filer.fiscalYearEnd}`
    findings.leaveOut(row, 'period_end', message)
  }
  if (end > lastDay) {
    const message = `${end} is after ${lastDay}: no period is filed before its end`
    findings.leaveOut(row, 'period_end', message)
  }
  return period?.year ?? 0
}

const itemsOf = new Map<StatementLayoutName, ReadonlySet<string>>(
  statementLayouts.map((layout) => [layout, new Set(listLayoutLines(layout).map(({ key }) => key))]),
)

function checkRow(
  { findings }: ImportContext,
  row: StatementRow,
  { key, first, filer, lines }: Period,
): void {
  const { cells } = row
  const layout = filer.statementLayout
  const leaveOut = (column: string, message: string) => findings.leaveOut(row, column, message)
  if (!itemsOf.get(layout)?.has(cells.item))
    leaveOut('item', `${cells.item} is not a line of the layout ${layout}`)
  if (Object.hasOwn(lines, cells.item)) leaveOut('item', `${cells.item} is duplicated in ${key}`)
  if (first.cells.months !== cells.months)
    leaveOut('months', `${key} has ${first.cells.months} months in its first row`)
  if (first.cells.restated !== cells.restated) leaveOut('restated', `differs from the first row of ${key}`)
}

/** Checks totals and balance, and marks what companies may really file. */
export function checkPeriod({ findings }: ImportContext, period: Period): void {
  const { key, first, filer, rows, lines, marks } = period
  for (const difference of statementDifferences(filer.statementLayout, lines)) {
    const { code, expected, actual, rule, isImpossible } = difference
    const row = rows.find(({ cells }) => cells.item === difference.key) ?? first
    const message = `${difference.key} of ${key} is ${actual}, by ${rule} it is ${Number(expected.toFixed(4))}`
    if (isImpossible) findings.leaveOut(row, 'value', message, code)
    else {
      marks.add(code)
      findings.unusual(row, 'value', message, code)
    }
  }
}
