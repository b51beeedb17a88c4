import type { Tag } from '@site/contracts/change-feed.ts'
import type { Kysely } from 'kysely'
import { loadMissingDays } from '#market/calendar/missing-days.ts'
import type { Database } from '#market/database/schema.ts'
import type { TableName } from './reading/adapter.ts'
import { type FindingGroup, findingText, type ImportRejected } from './reading/import-findings.ts'
import type { ImportContext } from './tables/import-context.ts'

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
  readonly outcome: 'imported'
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

export type RunReport =
  | ImportReport
  | { readonly outcome: 'rejected'; readonly findings: ImportRejected['findings'] }

const reportedDays = 10

export async function reportOf(context: ImportContext, changed: readonly Tag[]): Promise<ImportReport> {
  const { sources, findings, rows, skipped, notes, touched, transaction } = context
  const counts = [...rows].map(
    ([table, count]) => [table, { rows: count, leftOut: findings.leftOutRows.get(table) ?? 0 }] as const,
  )
  return {
    outcome: 'imported',
    files: sources.map(({ name, kind }) => ({ name, kind })),
    tables: Object.fromEntries(counts),
    days: daysOf(context),
    missingDays: rows.has('prices') ? await loadMissingDays(transaction) : [],
    skipped: Object.fromEntries(skipped),
    unknownTickers: Object.fromEntries(findings.unknownTickers),
    notes,
    findings: findings.groups,
    changedCompanies: [...touched.companies].toSorted(),
    tags: changed,
  }
}

function daysOf({ days, findings, lastDay }: ImportContext): DayReport[] {
  const leftOut = findings.leftOutByDay
  return [...new Set([...days.keys(), ...leftOut.keys()])]
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= lastDay)
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
  const [newest] = report.outcome === 'imported' ? report.days : []
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

/** A summary of an import without a final period. */
export function outcomeSummary({ files, tables, changedCompanies, tags }: ImportReport): string {
  const counts = Object.values(tables)
  const empty = counts.filter(({ rows }) => rows === 0).length
  const leftOut = counts.reduce((sum, count) => sum + count.leftOut, 0)
  const changes = tags.length === 0 ? 'nothing has changed' : `${changedCompanies.length} companies changed`
  return [
    `${files.length} file(s) imported`,
    changes,
    ...(leftOut === 0 ? [] : [`${leftOut} row(s) left out`]),
    ...(empty === 0 ? [] : [`${empty} table(s) with 0 rows`]),
  ].join(', ')
}

/** The report for operators, without the summary. */
export function reportLines(report: ImportReport): string[] {
  const { files, tables, days, missingDays, skipped, unknownTickers, notes, findings } = report
  return [
    ...section(
      'Files',
      files.map(({ name, kind }) => (name === kind ? name : `${name}: ${kind}`)),
    ),
    ...section(
      'Rows',
      Object.entries(tables).map(([table, { rows, leftOut }]) => `${table}: ${rows}${leftOutText(leftOut)}`),
    ),
    ...section(
      'Newest days with prices',
      days.map(
        ({ day, rows, traded, leftOut }) =>
          `${day}: ${rows} rows, ${traded} with a trade${leftOutText(leftOut)}`,
      ),
    ),
    ...section('Trading days without prices', missingDays),
    ...section('Skipped, not shown on the site', countLines(skipped)),
    ...section('Tickers without a company', countLines(unknownTickers)),
    ...section('Left out', findingLines(findings, 'impossible')),
    ...section('Unusual, imported', findingLines(findings, 'unusual')),
    ...section('Notes', notes),
  ]
}

function leftOutText(count: number): string {
  return count === 0 ? '' : `, ${count} left out`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)]
}

function countLines(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
}

function findingLines(groups: ImportReport['findings'], level: FindingGroup['level']): string[] {
  return groups
    .filter((group) => group.level === level)
    .flatMap(({ code, count, listed }) => [
      ...listed.map(findingText),
      ...(count > listed.length ? [`… and ${count - listed.length} more of ${code}`] : []),
    ])
}
