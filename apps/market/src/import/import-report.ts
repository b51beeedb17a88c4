import type { Tag } from '@site/contracts/change-feed.ts'
import type { ImportOutcome } from '@site/contracts/market/data-status.ts'
import type { Kysely } from 'kysely'
import { loadMissingDays } from '#market/calendar/missing-days.ts'
import type { Database } from '#market/database/schema.ts'
import type { TableName } from './reading/adapter.ts'
import type {
  Finding,
  FindingGroup,
  HeldDay,
  ImportRejected,
  NotImported,
} from './reading/import-findings.ts'
import type { ImportContext } from './tables/import-context.ts'
import type { Touched } from './tables/touched.ts'

/** The prices of a trading day in an import. */
interface DayReport {
  readonly day: string
  /** Of these, days without a trade have no bar. */
  readonly rows: number
  readonly traded: number
  readonly leftOut: number
}

/** What an import did, for operators (as text) and machines (as JSON). */
export interface ImportReport {
  readonly outcome: Exclude<ImportOutcome, 'rejected'>
  /** The first one is the cause of others. */
  readonly notImported: readonly NotImported[]
  /** Trading days that are not published, because only a part of them was delivered. */
  readonly heldDays: readonly HeldDay[]
  /** What each file was taken for. */
  readonly files: readonly { readonly name: string; readonly kind: string }[]
  readonly tables: Readonly<Partial<Record<TableName, { readonly rows: number; readonly leftOut: number }>>>
  /** The newest days with prices, newest first. */
  readonly days: readonly DayReport[]
  /** Stored prices miss these trading days. */
  readonly missingDays: readonly string[]
  /** Instruments that the site does not show, by kind. */
  readonly skipped: Readonly<Record<string, number>>
  /** Tickers without a company, with their number of rows. */
  readonly unknownTickers: Readonly<Record<string, number>>
  readonly notes: readonly string[]
  readonly findings: readonly Readonly<FindingGroup>[]
  /** The companies with changes. */
  readonly changedCompanies: readonly string[]
  /** The tags of the change event; empty without changes. */
  readonly tags: readonly Tag[]
}

export interface RejectedReport {
  readonly outcome: 'rejected'
  readonly notImported: readonly NotImported[]
  readonly findings: readonly Finding[]
}

export type RunReport = ImportReport | RejectedReport

export function reportRejection({ notImported, findings }: ImportRejected): RejectedReport {
  return { outcome: 'rejected', notImported, findings }
}

/** 0 only if every file was understood and every day is published. */
export function getExitCode({ outcome }: Pick<RunReport, 'outcome'>): 0 | 1 {
  return outcome === 'imported' ? 0 : 1
}

const reportedDays = 10

export async function createReport(
  context: ImportContext,
  judgment: Pick<ImportReport, 'outcome' | 'notImported'>,
  { companies }: Touched,
  changed: readonly Tag[],
): Promise<ImportReport> {
  const { sources, findings, rows, skipped, notes, transaction } = context
  const counts = [...rows].map(
    ([table, count]) => [table, { rows: count, leftOut: findings.counts.countLeftOut(table) }] as const,
  )
  return {
    ...judgment,
    heldDays: findings.heldDays,
    files: sources.map(({ name, kind }) => ({ name, kind })),
    tables: Object.fromEntries(counts),
    days: listDays(context),
    missingDays: rows.has('prices') ? await loadMissingDays(transaction) : [],
    skipped: Object.fromEntries(skipped),
    unknownTickers: Object.fromEntries(findings.counts.unknownTickers),
    notes,
    findings: findings.groups,
    changedCompanies: [...companies].toSorted(),
    tags: changed,
  }
}

function listDays({ days, heldDays, findings, lastDay }: ImportContext): DayReport[] {
  const leftOut = findings.counts.leftOutByDay
  return [...new Set([...days.keys(), ...leftOut.keys()])]
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= lastDay && !heldDays.has(day))
    .toSorted()
    .slice(-reportedDays)
    .toReversed()
    .map((day) => {
      const { rows, traded } = days.get(day) ?? { rows: 0, traded: 0 }
      const missing = leftOut.get(day) ?? 0
      return { day, rows: rows + missing, traded, leftOut: missing }
    })
}

function leftOutRatio(report: RunReport): number | null {
  const [newest] = report.outcome === 'rejected' ? [] : report.days
  return newest ? newest.leftOut / newest.rows : null
}

const storedRuns = 1_000

/** Stores the report of a run, and deletes those of long ago. */
export async function storeRun(database: Kysely<Database>, report: RunReport): Promise<void> {
  const { id } = await database
    .insertInto('importRuns')
    .values({ outcome: report.outcome, leftOutRatio: leftOutRatio(report), report: JSON.stringify(report) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .deleteFrom('importRuns')
    .where('id', '<=', id - storedRuns)
    .execute()
}
