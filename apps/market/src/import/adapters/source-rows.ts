import type { SourceFile } from '#market/import/reading/adapter.ts'
import { csvNumberFormat, csvRows } from './csv-rows.ts'
import type { NumberFormat, SourceRow } from './source-values.ts'
import { isWorkbook, workbookRows } from './workbook-rows.ts'

/** The rows of a workbook or CSV file, with the header and what stands above it. Throws UnreadableFile. */
export function sourceRows(file: SourceFile, sheet?: string): AsyncGenerator<SourceRow> {
  return isWorkbook(file) ? workbookRows(file, sheet) : csvRows(file)
}

/** How the file writes numbers in texts; workbooks store numbers as such, but for those that somebody typed. */
export function textNumberFormat(file: SourceFile): NumberFormat {
  return isWorkbook(file) ? 'indonesian' : csvNumberFormat(file)
}
