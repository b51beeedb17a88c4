import type { Tag } from '@site/contracts/change-feed.ts'
import type { Kysely } from 'kysely'
import { loadMissingDays } from '#market/calendar/missing-days.ts'
import type { Database } from '#market/database/schema.ts'
import type { TableName } from './reading/adapter.ts'
import {
  type Finding,
  type FindingGroup,
  findingText,
  type HeldDay,
  heldText,
  type ImportRejected,
  type NotImported,
} from './reading/import-findings.ts'
import type { RunOutcome } from './run-outcomes.ts'
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
  readonly outcome: Exclude<RunOutcome, 'rejected'>
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

const reportedDays = 10

export async function reportOf(
  context: ImportContext,
  judgment: Pick<ImportReport, 'outcome' | 'notImported'>,
  changed: readonly Tag[],
): Promise<ImportReport> {
  const { sources, findings, rows, skipped, notes, touched, transaction } = context
  const counts = [...rows].map(
    ([table, count]) => [table, { rows: count, leftOut: findings.leftOutRows.get(table) ?? 0 }] as const,
  )
  return {
    ...judgment,
    heldDays: findings.heldDays,
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

/** A summary of an import without a final period. */
export function outcomeSummary(report: RunReport): string {
  if (report.outcome === 'rejected') return `nothing was imported: ${formatCauses(listCauses(report))}`
  const { heldDays, tables, changedCompanies, tags } = report
  const counts = Object.values(tables)
  const empty = counts.filter(({ rows }) => rows === 0).length
  const leftOut = counts.reduce((sum, count) => sum + count.leftOut, 0)
  const changes = tags.length === 0 ? 'nothing has changed' : `${changedCompanies.length} companies changed`
  const parts = [
    changes,
    ...heldDays.slice(0, 1).map(heldText),
    ...(heldDays.length > 1 ? [`${heldDays.length - 1} more day(s) held back`] : []),
    ...(leftOut === 0 ? [] : [`${leftOut} row(s) left out`]),
    ...(empty === 0 ? [] : [`${empty} table(s) with 0 rows`]),
  ].join(', ')
  const causes = report.notImported.map(shortenCause)
  return `${countFiles(report)} imported${causes.length === 0 ? ', ' : `: ${formatCauses(causes)}; `}${parts}`
}

/** Of the files that are delivered, those that are imported. */
function countFiles({ files, notImported }: ImportReport): string {
  const failed = new Set(notImported.flatMap(({ file }) => file ?? []))
  const delivered = new Set([...files.map(({ name }) => name), ...failed]).size
  return failed.size === 0 ? `${delivered} file(s)` : `${delivered - failed.size} of ${delivered} files`
}

function listCauses({ notImported, findings }: RejectedReport): string[] {
  return notImported.length > 0 ? notImported.map(shortenCause) : findings.map(findingText)
}

/** What to do about it follows the colon, but in the reason of left-out rows. */
function shortenCause(cause: NotImported): string {
  const text = formatNotImported(cause)
  return text.endsWith(')') ? text : text.split(': ', 1).join()
}

function formatCauses([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} (and ${others.length} more)`
}

export function formatNotImported({ file, message }: NotImported): string {
  return file === null ? message : `${file} ${message}`
}

const publishHint = 'Publish it with --publish-held, or deliver the whole day.'

/** The report for operators, without the summary. */
export function reportLines(report: RunReport): string[] {
  if (report.outcome === 'rejected') {
    return [
      ...section('Not imported', report.notImported.map(formatNotImported)),
      ...section('Left out', report.findings.map(findingText)),
    ]
  }
  const {
    notImported,
    heldDays,
    files,
    tables,
    days,
    missingDays,
    skipped,
    unknownTickers,
    notes,
    findings,
  } = report
  return [
    ...section('Not imported', notImported.map(formatNotImported)),
    ...section('Held back', heldDays.length === 0 ? [] : [...heldDays.map(heldText), publishHint]),
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
    .filter((group) => group.level === level && group.code !== 'heldDay')
    .flatMap(({ code, count, listed }) => [
      ...listed.map(findingText),
      ...(count > listed.length ? [`… and ${count - listed.length} more of ${code}`] : []),
    ])
}
