import { type ImportOutcome, importOutcomes } from '@site/contracts/market/data-status.ts'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { MarketDatabase } from '#market/database/connection.ts'

const FilesSchema = v.array(v.object({ name: v.string() }))
const DaysSchema = v.array(v.object({ day: v.string() }))
const NotImportedSchema = v.array(v.object({ file: v.nullable(v.string()) }))
const HeldDaysSchema = v.array(v.object({ day: v.string(), file: v.optional(v.string()) }))

/** The parts of a stored report that say what was imported, and what was not; a rejected run lacks some of them. */
const StoredRunSchema = v.object({
  id: v.number(),
  outcome: v.picklist(importOutcomes),
  isRecent: v.boolean(),
  files: v.nullable(FilesSchema),
  days: v.nullable(DaysSchema),
  notImported: v.nullable(NotImportedSchema),
  heldDays: v.nullable(HeldDaysSchema),
  /** Of a rejected run. */
  findings: v.nullable(v.array(v.object({ file: v.string() }))),
})
type StoredRun = v.InferOutput<typeof StoredRunSchema>

export type FailedOutcome = Exclude<ImportOutcome, 'imported'>

/** How many runs of the last 24 hours failed, of which no later run has imported all files, by outcome. */
export async function countFailedRuns(database: MarketDatabase): Promise<Map<FailedOutcome, number>> {
  const { rows } = await sql`
    select id, outcome, at > now() - interval '24 hours' as is_recent,
      report -> 'files' as files, report -> 'days' as days,
      report -> 'notImported' as not_imported, report -> 'heldDays' as held_days,
      case when outcome = 'rejected' then report -> 'findings' end as findings
    from import_runs
    where id >= (
      select min(id) from import_runs where outcome <> 'imported' and at > now() - interval '24 hours'
    )
    order by id`.execute(database)
  const runs = v.parse(v.array(StoredRunSchema), rows)
  const counts = new Map<FailedOutcome, number>([
    ['rejected', 0],
    ['incomplete', 0],
    ['held', 0],
  ])
  for (const [index, run] of runs.entries()) {
    const { outcome } = run
    if (outcome === 'imported' || !run.isRecent || isSettled(run, runs.slice(index + 1))) continue
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return counts
}

/** Whether later runs have imported each file that a run has not, and each day that it has held back. */
function isSettled(run: StoredRun, later: readonly StoredRun[]): boolean {
  const failed = listFailedFiles(run)
  const held = (run.heldDays ?? []).filter(({ file }) => file === undefined)
  return (
    failed.length + held.length > 0 &&
    failed.every((file) => later.some((each) => hasImportedFile(each, file))) &&
    held.every(({ day }) => later.some((each) => hasImportedDay(each, day)))
  )
}

function listFailedFiles(run: StoredRun): string[] {
  const { files, notImported, heldDays, findings } = run
  const named = [...(notImported ?? []), ...(heldDays ?? [])]
  // A table of several files: all of them have to be imported again.
  if (named.some(({ file }) => file === null)) return (files ?? []).map(({ name }) => name)
  const ofRejection = named.length === 0 ? (findings ?? []) : []
  return [...named, ...ofRejection].flatMap(({ file }) => file ?? [])
}

function hasImportedFile(run: StoredRun, file: string): boolean {
  return (run.files ?? []).some(({ name }) => name === file) && !listFailedFiles(run).includes(file)
}

function hasImportedDay({ days, heldDays }: StoredRun, day: string): boolean {
  const isHeld = (heldDays ?? []).some((held) => held.day === day)
  return !isHeld && (days ?? []).some((each) => each.day === day)
}
