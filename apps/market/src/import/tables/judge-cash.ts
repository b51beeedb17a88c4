import { cashDifferences } from '@site/finance/statement-checks.ts'
import type { StatementLayoutName } from '@site/finance/statement-layouts.ts'
import { loadPeriods, type StoredPeriod } from '#market/figures/statements.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import type { ImportContext } from './import-context.ts'
import { replaceMarks } from './replace-marks.ts'
import type { Period } from './statement-periods.ts'
import { joinTouched, type Touched } from './touched.ts'
import { markKey } from './write-statements.ts'

const companiesInBatch = 100
const cashItems = ['cash', 'beginning', 'ending']

/** What is kept of an imported period, because a delivery may have millions of rows. */
export interface ImportedCash {
  /** Ticker and last day. */
  readonly key: string
  readonly ticker: string
  readonly layout: StatementLayoutName
  readonly rows: ReadonlyMap<string, RowPlace>
}

export function readCash({ key, first, filer, rows }: Period): ImportedCash {
  const ofCash = rows.filter(({ cells }) => cashItems.includes(cells.item))
  return {
    key,
    ticker: first.cells.ticker,
    layout: filer.statementLayout,
    rows: new Map(ofCash.map(({ table, file, line, cells }) => [cells.item, { table, file, line }])),
  }
}

/**
 * Compares the cash of all stored periods of the imported companies, because quarters may be imported separately.
 * Reports those of this import.
 */
export async function judgeCash(context: ImportContext, imported: readonly ImportedCash[]): Promise<Touched> {
  const rowsOf = new Map(imported.map(({ key, rows }) => [key, rows]))
  const layouts = new Map(imported.map(({ ticker, layout }) => [ticker, layout]))
  const tickers = [...layouts.keys()]
  const touched: Touched[] = []
  for (let start = 0; start < tickers.length; start += companiesInBatch) {
    const stored = await loadPeriods(context.transaction, tickers.slice(start, start + companiesInBatch), {
      items: cashItems,
    })
    const differences = [...stored].flatMap(([ticker, periods]) =>
      cashDifferences(layouts.get(ticker) ?? 'general', periods),
    )
    for (const { period, key, actual, expected, other } of differences) {
      const row = rowsOf.get(formatName(period))?.get(key)
      if (row) reportCash(context, row, { period, key, actual, expected, other })
    }
    const toMarkedFigure = ({ ticker, year, months }: StoredPeriod) => ({
      ticker,
      key: markKey(year, months),
    })
    const marked = await replaceMarks(context.transaction, 'statement', {
      figures: [...stored.values()].flat().map(toMarkedFigure),
      codes: ['cashMismatch'],
      marks: differences.map(({ period }) => ({ ...toMarkedFigure(period), code: 'cashMismatch' })),
    })
    touched.push(marked)
  }
  return joinTouched(touched)
}

function formatName({ ticker, end }: StoredPeriod): string {
  return `${ticker} ${end}`
}

function reportCash(
  { findings }: ImportContext,
  row: RowPlace,
  { period, key, actual, expected, other }: ReturnType<typeof cashDifferences<StoredPeriod>>[number],
): void {
  const source =
    key === 'ending'
      ? `cash in its balance sheet is ${expected}`
      : other.year === period.year
        ? `of ${other.end} it is ${expected}`
        : `${other.end} ended with ${expected}`
  findings.unusual(row, 'value', `${key} of ${formatName(period)} is ${actual}, ${source}`, 'cashMismatch')
}
