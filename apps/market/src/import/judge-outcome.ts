import type { ImportOutcome } from '@site/contracts/market/data-status.ts'
import type { TableName } from './reading/adapter.ts'
import type { Findings, NotImported } from './reading/import-findings.ts'
import type { RecordSource } from './reading/record-source.ts'
import type { FileRows } from './reading/row-counts.ts'

interface Delivery {
  readonly sources: readonly Pick<RecordSource, 'name'>[]
  readonly findings: Findings
}

/** Each file of a delivery must be known and readable, and have rows; not all of them, or of its prices, may be left out. */
export function listNotImported({ findings }: Delivery): NotImported[] {
  const unreadable = [...findings.unreadableFiles].map(([file, message]) => ({ file, message }))
  const files = [...groupByFile(findings)].filter(([file]) => !findings.isUnreadable(file))
  const others = files.flatMap(([file, tables]) =>
    describeTables(tables).map((message) => ({ file, message })),
  )
  return [...unreadable, ...others]
}

/** What is wrong with the tables of a file. */
function describeTables(tables: ReadonlyMap<TableName, FileRows>): string[] {
  const filled = [...tables].filter(([, { rows }]) => rows > 0)
  if (filled.length === 0) {
    return [...tables.values()].some(({ isExplained }) => isExplained) ? [] : ['has no rows']
  }
  const lost = filled.filter(([, { rows, leftOut }]) => leftOut >= rows)
  if (lost.length < filled.length) {
    // A company's profile often has one row of a table; prices are a whole day.
    return lost
      .filter(([table]) => table === 'prices')
      .map(([table, { rows, reason }]) => `has ${formatRows(rows)} of ${table} left out (${reason})`)
  }
  const rows = lost.reduce((sum, [, ofTable]) => sum + ofTable.rows, 0)
  return [`has ${formatRows(rows)} left out (${lost[0]?.[1].reason})`]
}

export function judgeOutcome(delivery: Delivery, notImported: readonly NotImported[]): ImportOutcome {
  const { findings } = delivery
  const isHeld = findings.heldDays.length > 0
  if (notImported.length === 0) return isHeld ? 'held' : 'imported'
  return isHeld || hasImported(delivery, notImported) ? 'incomplete' : 'rejected'
}

/** Whether a file was understood, or a row of one that was not. */
function hasImported({ sources, findings }: Delivery, notImported: readonly NotImported[]): boolean {
  const files = new Set(notImported.map(({ file }) => file))
  if (sources.some(({ name }) => !files.has(name))) return true
  return [...findings.counts.files.values()].some((ofTable) =>
    [...ofTable.values()].some(({ rows, leftOut }) => rows > leftOut),
  )
}

function groupByFile({ counts }: Findings): ReadonlyMap<string, ReadonlyMap<TableName, FileRows>> {
  const files = new Map<string, Map<TableName, FileRows>>()
  for (const [table, ofTable] of counts.files) {
    for (const [file, rows] of ofTable) {
      const ofFile = files.get(file) ?? new Map<TableName, FileRows>()
      files.set(file, ofFile.set(table, rows))
    }
  }
  return files
}

function formatRows(count: number): string {
  return count === 1 ? 'its only row' : `all ${count.toLocaleString('en-US')} rows`
}
