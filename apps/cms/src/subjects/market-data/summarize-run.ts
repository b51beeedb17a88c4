import type { Locale } from '@site/contracts/locale.ts'
import type { ImportRun } from '@site/contracts/market/data-status.ts'
import { marketDataCopy } from './copy.ts'

/** What an import read and changed, in one sentence. */
export function summarizeRun({ fileCount, changedCompanies, tables }: ImportRun, language: Locale): string {
  const leftOut = tables.reduce((sum, table) => sum + table.leftOut, 0)
  return marketDataCopy[language].summary(fileCount, changedCompanies, leftOut)
}
