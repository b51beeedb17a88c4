import type { ImportReport } from './import-folder.ts'

/** A summary of an import without a final period. */
export function outcomeSummary({ files, rows, changedCompanies, tags }: ImportReport): string {
  const empty = Object.values(rows).filter((count) => count === 0).length
  const changes = tags.length === 0 ? 'nothing has changed' : `${changedCompanies.length} companies changed`
  const warning = empty === 0 ? '' : `, ${empty} file(s) with 0 rows`
  return `${files.length} file(s) imported, ${changes}${warning}`
}

export function rowCounts({ rows }: ImportReport): string[] {
  return Object.entries(rows).map(([file, count]) => `${file}: ${count} rows`)
}
