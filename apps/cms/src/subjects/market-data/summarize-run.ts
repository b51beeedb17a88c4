import type { Locale } from '@site/contracts/locale.ts'
import type { ImportRun } from '@site/contracts/market/data-status.ts'
import { marketDataCopy } from './copy.ts'

/** What an import read and changed, in one sentence; null: it changed nothing. */
export function summarizeRun(
  { outcome, fileCount, changedCompanies, tables }: ImportRun,
  language: Locale,
): string | null {
  if (outcome === 'rejected') return null
  const leftOut = tables.reduce((sum, table) => sum + table.leftOut, 0)
  return marketDataCopy[language].summary(fileCount, changedCompanies, leftOut)
}

/** Why an import was rejected, in the words of the importer. */
export function findCause({ notImported: [first], findings: [group] }: ImportRun): string {
  if (first !== undefined) return first.file === null ? first.message : `${first.file} ${first.message}`
  const [finding] = group?.listed ?? []
  return finding === undefined ? '' : `${finding.file}: ${finding.message}`
}
