import type { Adapter } from '#market/import/reading/adapter.ts'
import { indexSummary } from './exchange/index-summary.ts'
import { stockSummaryJson, stockSummaryTable } from './exchange/stock-summary.ts'
import { mappedFile } from './mapping/mapped-file.ts'

/** A mapping file comes first: it is the operator's own word about a file. */
export const dailyAdapters: readonly Adapter[] = [
  mappedFile,
  stockSummaryJson,
  stockSummaryTable,
  indexSummary,
]
