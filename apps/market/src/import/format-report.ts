import type { ImportReport, RejectedReport, RunReport } from './import-report.ts'
import {
  type Finding,
  type FindingGroup,
  findingText,
  heldText,
  type NotImported,
} from './reading/import-findings.ts'

/** A summary of an import without a final period. */
export function outcomeSummary(report: RunReport): string {
  if (report.outcome === 'rejected') return `nothing was imported: ${formatCauses(listCauses(report))}`
  const { heldDays, tables, changedCompanies, tags } = report
  const counts = Object.values(tables)
  const empty = counts.filter(({ rows }) => rows === 0).length
  const leftOut = counts.reduce((sum, count) => sum + count.leftOut, 0)
  const changes =
    tags.length === 0
      ? 'nothing has changed'
      : `${countNouns(changedCompanies.length, 'company', 'companies')} changed`
  const parts = [
    changes,
    ...heldDays.slice(0, 1).map(heldText),
    ...(heldDays.length > 1 ? [`${countNouns(heldDays.length - 1, 'more day', 'more days')} held back`] : []),
    ...(leftOut === 0 ? [] : [`${countNouns(leftOut, 'row', 'rows')} left out`]),
    ...(empty === 0 ? [] : [`${countNouns(empty, 'table', 'tables')} with 0 rows`]),
  ].join(', ')
  const causes = report.notImported.map(shortenCause)
  return `${countFiles(report)} imported${causes.length === 0 ? ', ' : `: ${formatCauses(causes)}; `}${parts}`
}

/** Of the files that are delivered, those that are imported. */
function countFiles({ files, notImported, heldDays }: ImportReport): string {
  const failed = new Set([
    ...notImported.flatMap(({ file }) => file ?? []),
    ...heldDays.flatMap((held) => held.files),
  ])
  const delivered = new Set([...files.map(({ name }) => name), ...failed]).size
  return failed.size === 0
    ? countNouns(delivered, 'file', 'files')
    : `${delivered - failed.size} of ${delivered} files`
}

function countNouns(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
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

function formatNotImported({ file, message }: NotImported): string {
  return file === null ? message : `${file} ${message}`
}

const listedDays = 10
const publishHint = 'Publish it with --publish-held, or deliver the whole day.'

/** The report for operators, without the summary. */
export function reportLines(report: RunReport): string[] {
  if (report.outcome === 'rejected') {
    return [
      ...formatSection('Not imported', report.notImported.map(formatNotImported)),
      ...formatSection('Left out', report.findings.filter(isNotIn(report)).map(findingText)),
    ]
  }
  const { notImported, files, tables, days, missingDays, skipped, unknownTickers, notes } = report
  return [
    ...formatSection('Not imported', notImported.map(formatNotImported)),
    ...formatSection('Held back', formatHeldDays(report)),
    ...formatSection(
      'Files',
      files.map(({ name, kind }) => (name === kind ? name : `${name}: ${kind}`)),
    ),
    ...formatSection(
      'Rows',
      Object.entries(tables).map(([table, { rows, leftOut }]) => `${table}: ${rows}${leftOutText(leftOut)}`),
    ),
    ...formatSection(
      'Newest days with prices',
      days.map(
        ({ day, rows, traded, leftOut }) =>
          `${day}: ${countNouns(rows, 'row', 'rows')}, ${traded} with a trade${leftOutText(leftOut)}`,
      ),
    ),
    ...formatSection('Trading days without prices', missingDays),
    ...formatSection('Skipped, not shown on the site', countLines(skipped)),
    ...formatSection('Tickers without a company', countLines(unknownTickers)),
    ...formatSection('Left out', findingLines(report, 'impossible')),
    ...formatSection('Unusual, imported', findingLines(report, 'unusual')),
    ...formatSection('Notes', notes),
  ]
}

function formatHeldDays({ heldDays }: ImportReport): string[] {
  if (heldDays.length === 0) return []
  const others = heldDays.length - listedDays
  return [
    ...heldDays.slice(0, listedDays).map(heldText),
    ...(others > 0 ? [`… and ${countNouns(others, 'more day', 'more days')}`] : []),
    publishHint,
  ]
}

function leftOutText(count: number): string {
  return count === 0 ? '' : `, ${count} left out`
}

function formatSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)]
}

function countLines(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
}

/** Files without a place in them are already listed as not imported. */
function isNotIn({ notImported }: Pick<RunReport, 'notImported'>): (finding: Finding) => boolean {
  const files = new Set(notImported.map(({ file, message }) => `${file} ${message}`))
  return ({ file, line, message }) => line !== null || !files.has(`${file} ${message}`)
}

function findingLines(report: ImportReport, level: FindingGroup['level']): string[] {
  return report.findings
    .filter((group) => group.level === level && group.code !== 'heldDay')
    .flatMap(({ count, listed }) => [
      ...listed.filter(isNotIn(report)).map(findingText),
      ...(count > listed.length ? [`… and ${count - listed.length} more like these`] : []),
    ])
}
