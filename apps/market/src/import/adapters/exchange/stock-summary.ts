import {
  type Adapter,
  type ReadFacts,
  type ReadNotes,
  type SourceFile,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { csvHead } from '../csv-rows.ts'
import { isJsonWith, jsonCell } from '../json-rows.ts'
import { sourceRows, textNumberFormat } from '../source-rows.ts'
import type { SourceCell } from '../source-values.ts'
import { isWorkbook } from '../workbook-rows.ts'
import { type SummaryColumn, summaryColumn, summaryHeader } from './stock-summary-columns.ts'
import { type SummaryRow, summaryRecords, summaryTables } from './stock-summary-records.ts'
import { readWholeDay } from './whole-day.ts'

/** The exchange's daily stock summary as JSON of its website. */
export const stockSummaryJson: Adapter = {
  kind: 'stock-summary-json',
  description: 'daily stock summary (JSON)',
  tables: summaryTables,
  recognizes: (file) => isJsonWith(file, ['StockCode', 'High', 'Low', 'Close', 'Volume']),
  read: (file, notes, _table, facts) =>
    summaryRecords(jsonSummaryRows(file, notes, facts), {
      name: file.name,
      format: 'plain',
      notes,
      companies: facts.companies,
    }),
}

async function* jsonSummaryRows(
  file: SourceFile,
  notes: ReadNotes,
  facts: ReadFacts,
): AsyncGenerator<SummaryRow> {
  for (const [index, row] of (await readWholeDay(file, notes, facts)).entries()) {
    const cells = new Map<SummaryColumn | undefined, unknown>(
      Object.entries(row).map(([name, value]) => [summaryColumn(name), value]),
    )
    const cell = (column: SummaryColumn) => (cells.has(column) ? jsonCell(cells.get(column)) : undefined)
    yield { line: index + 1, cell }
  }
}

/** The same as a workbook, or as CSV saved from it with columns in any order or left out. */
export const stockSummaryTable: Adapter = {
  kind: 'stock-summary-table',
  description: 'daily stock summary (XLSX or CSV)',
  tables: summaryTables,
  async recognizes(file) {
    if (!isWorkbook(file))
      return csvHead(file).some((cells, index, rows) => summaryHeader(cells, rows[index - 1]))
    try {
      for await (const _ of tableSummaryRows(file)) break
      return true
    } catch (error) {
      // A workbook that cannot be opened is taken, so that the report says why.
      if (error instanceof UnreadableFile) return !(error instanceof NoHeader)
      throw error
    }
  },
  read: (file, notes, _, { companies }) =>
    summaryRecords(tableSummaryRows(file), {
      name: file.name,
      format: textNumberFormat(file),
      notes,
      companies,
    }),
}

class NoHeader extends UnreadableFile {}

/** Titles above the header are few. */
const maxHeaderLine = 30

async function* tableSummaryRows(file: SourceFile): AsyncGenerator<SummaryRow> {
  let header: ReturnType<typeof summaryHeader> = null
  let above: readonly SourceCell[] = []
  for await (const { line, cells } of sourceRows(file)) {
    if (header === null) {
      header = summaryHeader(cells, above)
      above = cells
      if (header === null && line > maxHeaderLine) break
      continue
    }
    const places = header
    const cell = (column: SummaryColumn) => {
      const place = places.get(column)
      return place === undefined ? undefined : (cells[place] ?? '')
    }
    yield { line, cell }
  }
  if (header === null) throw new NoHeader('has no row with the names of the columns')
}
