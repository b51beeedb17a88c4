import type { MarketDatabase } from '#market/database/connection.ts'
import type { TableRecord } from '#market/import/adapters/adapter.ts'
import { Findings } from '#market/import/import-findings.ts'
import { outcomeSummary, reportLines } from '#market/import/import-report.ts'
import { importSources } from '#market/import/import-sources.ts'

interface VendorImport {
  /** What the report says the records are. */
  readonly name: string
  readonly records: readonly TableRecord[]
  readonly lastDay: string
  readonly log: (message: string) => void
}

/** Imports records like files, by the same checks: impossible rows are left out and named. */
export async function importVendorRecords(
  database: MarketDatabase,
  { name, records, lastDay, log }: VendorImport,
): Promise<void> {
  if (records.length === 0) return
  const source = {
    name,
    kind: name,
    tables: [...new Set(records.map(({ table }) => table))],
    async *read() {
      yield* records
    },
  }
  const report = await importSources(database, [source], { lastDay, findings: new Findings() })
  if (report.findings.length === 0) return
  log(`${name}: ${outcomeSummary(report)}.`)
  for (const line of reportLines(report)) log(`  ${line}`)
}
