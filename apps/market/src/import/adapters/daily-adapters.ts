import type { Adapter } from '#market/import/reading/adapter.ts'
import { indexSummary } from './exchange/index-summary.ts'
import { stockSummaryJson, stockSummaryTable } from './exchange/stock-summary.ts'
import { createMappedFile } from './mapping/mapped-file.ts'

/** A mapping file comes first: it is the operator's own word about a file. */
export function createDailyAdapters(): readonly Adapter[] {
  return [createMappedFile(), stockSummaryJson, stockSummaryTable, indexSummary]
}
