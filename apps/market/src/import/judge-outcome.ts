import type { ImportOutcome } from '@site/contracts/market/data-status.ts'
import type { Findings, NotImported } from './reading/import-findings.ts'
import type { RecordSource } from './reading/record-source.ts'

interface Delivery {
  readonly sources: readonly Pick<RecordSource, 'name'>[]
  readonly findings: Findings
}

/** Each file of a delivery must be known and readable, and neither of a file nor of a table may all rows be left out. */
export function listNotImported({ findings }: Delivery): NotImported[] {
  const unreadable = [...findings.unreadableFiles].map(([file, message]) => ({ file, message }))
  const files = countRowsByFile(findings)
  const ofFiles = [...files]
    .filter(([file, rows]) => isAllLeftOut(rows) && !findings.isUnreadable(file))
    .map(([file, { rows, reason }]) => {
      const count = rows === 1 ? 'its only row' : `all ${formatCount(rows)} rows`
      return { file, message: `has ${count} left out (${reason})` }
    })
  const ofTables = [...findings.fileRows].flatMap(([table, ofTable]) => {
    const rows = sumRows([...ofTable.values()])
    const isListed = [...ofTable.keys()].every(
      (file) => findings.isUnreadable(file) || isAllLeftOut(files.get(file) ?? noRows),
    )
    const count =
      rows.rows === 1 ? `the only row of ${table} is` : `all ${formatCount(rows.rows)} rows of ${table} are`
    const message = `${count} left out (${rows.reason})`
    return isAllLeftOut(rows) && !isListed ? [{ file: null, message }] : []
  })
  return [...unreadable, ...ofFiles, ...ofTables]
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
  return [...findings.fileRows.values()].some((ofTable) =>
    [...ofTable.values()].some(({ rows, leftOut }) => rows > leftOut),
  )
}

interface Rows {
  readonly rows: number
  readonly leftOut: number
  readonly reason: string | null
}

const noRows: Rows = { rows: 0, leftOut: 0, reason: null }

function countRowsByFile({ fileRows }: Findings): ReadonlyMap<string, Rows> {
  const files = new Map<string, Rows>()
  for (const ofTable of fileRows.values()) {
    for (const [file, rows] of ofTable) files.set(file, sumRows([files.get(file) ?? noRows, rows]))
  }
  return files
}

function sumRows(all: readonly Rows[]): Rows {
  return all.reduce(
    (sum, { rows, leftOut, reason }) => ({
      rows: sum.rows + rows,
      leftOut: sum.leftOut + leftOut,
      reason: sum.reason ?? reason,
    }),
    noRows,
  )
}

function isAllLeftOut({ rows, leftOut }: Rows): boolean {
  return rows > 0 && leftOut >= rows
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
