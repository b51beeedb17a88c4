import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import type { ImportReport } from './import-report.ts'
import { importSources, storingRejections } from './import-sources.ts'
import type { Adapter } from './reading/adapter.ts'
import { Findings, ImportRejected, rejectedFile } from './reading/import-findings.ts'
import { type LeftOutFile, recognizeFiles } from './recognize-files.ts'

export interface ImportOptions {
  /** Later prices are impossible; default: today in Jakarta. */
  readonly lastDay?: string
  /** Any finding rejects the whole folder. */
  readonly isStrict?: boolean
  /** Trading days of which only a part was delivered are imported all the same. */
  readonly publishesHeldDays?: boolean
  readonly adapters?: readonly Adapter[]
}

/**
 * Imports the files of a folder in one transaction (format: docs/reference/market-data-format.md). Rows that are
 * impossible are left out and reported, and so are partial trading days. Throws ImportRejected, without any changes, if
 * nothing can be imported.
 */
export async function importFolder(
  database: Kysely<Database>,
  folder: string,
  {
    lastDay = dayInJakarta(new Date()),
    isStrict = false,
    publishesHeldDays = false,
    adapters,
  }: ImportOptions = {},
): Promise<ImportReport> {
  const { sources, leftOut } = await storingRejections(database, async () => {
    const delivery = await recognizeFiles(folder, adapters)
    rejectUnknown(folder, delivery, isStrict)
    return delivery
  })
  return importSources(database, sources, {
    lastDay,
    createFindings: () => createFindings(leftOut, isStrict),
    delivery: { publishesHeldDays },
  })
}

function createFindings(leftOut: readonly LeftOutFile[], isStrict: boolean): Findings {
  const findings = new Findings({ isStrict })
  for (const { name, message, code } of leftOut) findings.leaveOutFile(name, message, code)
  return findings
}

/** Throws ImportRejected if no file is known, or in strict mode if one is not. */
function rejectUnknown(
  folder: string,
  { sources, leftOut }: Awaited<ReturnType<typeof recognizeFiles>>,
  isStrict: boolean,
): void {
  const findings = createFindings(leftOut, isStrict)
  findings.throwIfStrict()
  if (sources.length > 0) return
  if (leftOut.length === 0) throw rejectedFile(folder, 'has no file that the import knows', 'unknownFile')
  const notImported = leftOut.map(({ name, message }) => ({ file: name, message }))
  throw new ImportRejected(findings.listed, notImported)
}
