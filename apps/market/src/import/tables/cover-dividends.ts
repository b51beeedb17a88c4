import { daysBefore } from '#market/calendar/days.ts'
import { createListKey } from '#market/import/reading/read-table.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedAction } from './imported-action.ts'
import { findListDay, type NewCoverage, storeCoverage } from './store-coverage.ts'
import type { Touched } from './touched.ts'

/** More days than from an ex date to the recording or payment date. */
const longestWait = 45

/** The rows of a company in a file are its whole list from the first ex date on, unless one of them is left out. */
export async function coverDividends(
  context: ImportContext,
  actions: readonly ImportedAction[],
): Promise<Touched> {
  const groups = Map.groupBy(actions, ({ action }) => action.ticker)
  const covered = [...groups].flatMap(([ticker, group]) => {
    const rows = group.map(({ row }) => row)
    if (context.findings.lacksRows(ticker, rows)) return []
    const lists = Map.groupBy(group, ({ row }) => row.file)
    return [...lists].flatMap(([file, list]) => findCoverage(context, { ticker, file, list }))
  })
  return storeCoverage(context, covered)
}

interface List {
  readonly ticker: string
  readonly file: string
  readonly list: readonly ImportedAction[]
}

function findCoverage(context: ImportContext, { ticker, file, list }: List): NewCoverage[] {
  const exDates = list.flatMap(({ action }) => action.keyDate ?? []).toSorted()
  const dates = [...exDates, ...list.flatMap(({ action }) => findOtherDate(action) ?? [])]
  const until = findListDay(context, file, dates)
  if (until === null) return []
  // The adapter left out dividends of the list until this day.
  const omittedUntil = context.incompleteLists.get(createListKey(file, ticker))
  const unknownUntil = findUnknownEnd(list, omittedUntil === undefined ? [] : [omittedUntil ?? until], until)
  const since = exDates.find((day) => unknownUntil === null || day > unknownUntil)
  return since === undefined || since > until
    ? []
    : [{ ticker, kind: 'dividends', since, until, delivery: file }]
}

/** The last day that may be the ex date of a dividend that is not known; null: all past ones are. */
function findUnknownEnd(
  list: readonly ImportedAction[],
  omitted: readonly string[],
  until: string,
): string | null {
  const undated = list.flatMap(({ action }) => {
    if (action.keyDate || action.status === 'cancelled') return []
    return findOtherDate(action) ?? (action.status === 'planned' ? [] : until)
  })
  return (
    [...undated, ...omitted]
      .filter((end) => daysBefore(end, longestWait) <= until)
      .toSorted()
      .at(-1) ?? null
  )
}

/** A day on or after the ex date. */
function findOtherDate({ details }: ImportedAction['action']): string | null {
  if (details.kind !== 'dividend') return null
  return details.recordingDate ?? details.exDateCash ?? details.cumDateCash ?? details.paymentDate
}
