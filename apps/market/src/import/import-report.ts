import type { Tag } from '@site/contracts/feed.ts'
import type { TableName } from './adapters/adapter.ts'
import type { ImportContext } from './import-context.ts'
import { type FindingGroup, findingText } from './import-findings.ts'

/** What an import did, for operators (as text) and machines (as JSON). */
export interface ImportReport {
  /** What each file was taken for. */
  readonly files: readonly { readonly name: string; readonly kind: string }[]
  readonly tables: Readonly<Partial<Record<TableName, { readonly rows: number; readonly leftOut: number }>>>
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

export function reportOf(context: ImportContext, changed: readonly Tag[]): ImportReport {
  const { sources, findings, rows, skipped, notes, touched } = context
  const counts = [...rows].map(
    ([table, count]) => [table, { rows: count, leftOut: findings.leftOutRows.get(table) ?? 0 }] as const,
  )
  return {
    files: sources.map(({ name, kind }) => ({ name, kind })),
    tables: Object.fromEntries(counts),
    skipped: Object.fromEntries(skipped),
    unknownTickers: Object.fromEntries(findings.unknownTickers),
    notes,
    findings: findings.groups,
    changedCompanies: [...touched.companies].toSorted(),
    tags: changed,
  }
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
  const { files, tables, skipped, unknownTickers, notes, findings } = report
  return [
    ...section(
      'Files',
      files.map(({ name, kind }) => (name === kind ? name : `${name}: ${kind}`)),
    ),
    ...section(
      'Rows',
      Object.entries(tables).map(
        ([table, { rows, leftOut }]) => `${table}: ${rows}${leftOut === 0 ? '' : `, ${leftOut} left out`}`,
      ),
    ),
    ...section('Skipped, not shown on the site', countLines(skipped)),
    ...section('Tickers without a company', countLines(unknownTickers)),
    ...section('Left out', findingLines(findings, 'impossible')),
    ...section('Unusual, imported', findingLines(findings, 'unusual')),
    ...section('Notes', notes),
  ]
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
