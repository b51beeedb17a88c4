import type { MarketDatabase } from '#market/database/connection.ts'
import { outcomeSummary, reportLines } from '#market/import/import-report.ts'
import { importSources } from '#market/import/import-sources.ts'
import type { ReadNotes, TableName, TableRecord } from '#market/import/reading/adapter.ts'
import { Findings } from '#market/import/reading/import-findings.ts'
import type { UnreadableRow } from './vendor-calls.ts'

interface VendorImport {
  /** What the report says the records are. */
  readonly name: string
  readonly records: readonly TableRecord[]
  /** Rows that could not be read since the last import; emptied. */
  readonly leftOut: UnreadableRow[]
  readonly lastDay: string
  readonly log: (message: string) => void
}

/** Imports records like files, by the same checks: impossible rows are left out and named. */
export async function importVendorRecords(
  database: MarketDatabase,
  { name, records, leftOut, lastDay, log }: VendorImport,
): Promise<void> {
  const unreadable = leftOut.splice(0)
  if (records.length === 0 && unreadable.length === 0) return
  const source = {
    name,
    kind: name,
    tables: [...new Set([...records, ...unreadable].map(({ table }) => table))],
    async *read(table: TableName, notes: ReadNotes) {
      for (const row of unreadable) if (row.table === table) notes.badRow(null, row.message)
      yield* records
    },
  }
  const createFindings = () => new Findings()
  const report = await importSources(database, [source], { lastDay, createFindings, delivery: null })
  if (report.findings.length === 0) return
  log(`${name}: ${outcomeSummary(report)}.`)
  for (const line of reportLines(report)) log(`  ${line}`)
}
