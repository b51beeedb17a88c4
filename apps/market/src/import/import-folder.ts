import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import type { ImportReport } from './import-report.ts'
import { importSources, storingRejections } from './import-sources.ts'
import type { Adapter } from './reading/adapter.ts'
import { Findings, rejectedFile } from './reading/import-findings.ts'
import { recognizeFiles } from './recognize-files.ts'

export interface ImportOptions {
  /** Later prices are impossible; default: today in Jakarta. */
  readonly lastDay?: string
  /** Any finding rejects the whole folder. */
  readonly isStrict?: boolean
  readonly adapters?: readonly Adapter[]
}

/**
 * Imports the files of a folder in one transaction (format: docs/reference/market-data-format.md). Rows that are
 * impossible are left out and reported. Throws ImportRejected, without any changes, if nothing can be imported.
 */
export async function importFolder(
  database: Kysely<Database>,
  folder: string,
  { lastDay = dayInJakarta(new Date()), isStrict = false, adapters }: ImportOptions = {},
): Promise<ImportReport> {
  const findings = new Findings({ isStrict })
  const sources = await storingRejections(database, async () => {
    const recognized = await recognizeFiles(folder, findings, adapters)
    findings.throwIfStrict()
    if (recognized.length > 0) return recognized
    throw rejectedFile(folder, 'has no file that the import knows', 'unknownFile')
  })
  return importSources(database, sources, { lastDay, findings })
}
