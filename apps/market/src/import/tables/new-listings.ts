import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { sql } from 'kysely'
import { daysBefore } from '#market/calendar/days.ts'
import type { CellParser } from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import type { RecordSource } from '#market/import/reading/record-source.ts'
import { isShareClass } from '#market/import/reading/share-class.ts'
import { importCompanies } from './import-companies.ts'
import { type ImportContext, type KnownCompany, leaveOutUnknown } from './import-context.ts'

type DailyRow = TableRow<{ ticker: CellParser<string>; as_of: CellParser<string> }>

/** Days of about three months: a share that is listed for longer has a profile. */
const maxRows = 60

/**
 * The rows about known companies. Daily files of the exchange have a new share before any profile does: it becomes a
 * company. Other rows are left out.
 */
export async function* readKnownAndNew<Row extends DailyRow>(
  context: ImportContext,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row & { company: KnownCompany }> {
  const candidates = new Map<string, Row[]>()
  const oldTickers = new Set<string>()
  const days = new Set<string>()
  const leaveOut = (row: Row) => leaveOutUnknown(context, row, row.cells.ticker)
  for await (const row of rows) {
    const { ticker, as_of: day } = row.cells
    const company = context.companies.get(ticker)
    if (company) {
      if (day <= context.lastDay) days.add(day)
      yield { ...row, company }
    } else if (isCandidate(context, row) && !oldTickers.has(ticker)) {
      const own = candidates.get(ticker) ?? []
      own.push(row)
      candidates.set(ticker, own)
      if (own.length <= maxRows) continue
      own.forEach(leaveOut)
      candidates.delete(ticker)
      oldTickers.add(ticker)
    } else {
      leaveOut(row)
    }
  }
  if (candidates.size === 0) return
  await addCompanies(context, await selectNew(context, candidates, days))
  for (const [ticker, own] of candidates) {
    const company = context.companies.get(ticker)
    if (company) {
      context.notes.push(`${ticker} is new on ${company.listingDate}: ${own[0]?.listing?.name_id}`)
      for (const row of own) yield { ...row, company }
    } else if (!isShareClass({ ticker, name: '' }, context.companies)) {
      own.forEach(leaveOut)
    }
  }
}

/** Without any company, a first import may have each share that is listed. */
function isCandidate({ companies, lastDay }: ImportContext, { cells, listing }: DailyRow): boolean {
  return listing !== undefined && cells.as_of <= lastDay && companies.size > 0
}

/**
 * Those that are surely new: missing on the trading day before, whose daily file is known, and still there on the latest
 * day. A share that was unknown before may have been listed for years, and one of an old file may be delisted.
 */
async function selectNew<Row extends DailyRow>(
  context: ImportContext,
  candidates: ReadonlyMap<string, readonly Row[]>,
  days: ReadonlySet<string>,
): Promise<Row[]> {
  const stored = await loadDailyFiles(context)
  const unknownBefore = await loadUnknownTickers(context, [...candidates.keys()])
  const calendar = await context.loadTradingCalendar()
  const latestDay = [...days, ...stored].reduce((one, other) => (other > one ? other : one), '')
  return [...candidates].flatMap(([ticker, rows]) => {
    const inOrder = rows.toSorted((one, other) => one.cells.as_of.localeCompare(other.cells.as_of))
    const [first, last] = [inOrder[0], inOrder.at(-1)]
    if (!first || last?.cells.as_of !== latestDay) return []
    const dayBefore = findDayBefore(calendar, first.cells.as_of)
    const isNew =
      (days.has(dayBefore) || stored.has(dayBefore)) &&
      !unknownBefore.has(ticker) &&
      // Another class of a share that is new too.
      !(ticker.length === 5 && candidates.has(ticker.slice(0, 4)))
    return isNew ? [first] : []
  })
}

/** The latest days on which daily files had the shares of companies, and their prices. */
async function loadDailyFiles({ transaction }: ImportContext): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select distinct shares_as_of::text as day from companies
    where exists (
      select from prices where prices.ticker = companies.ticker and prices.day = companies.shares_as_of
    )`.execute(transaction)
  return new Set(rows.map(({ day }) => day))
}

/** Those of these tickers that an earlier import could not assign. */
async function loadUnknownTickers(
  { transaction }: ImportContext,
  tickers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ ticker: string }>`
    select distinct ticker from import_runs
    cross join lateral jsonb_object_keys(report -> 'unknownTickers') as ticker
    where ticker = any(${tickers}::text[])`.execute(transaction)
  return new Set(rows.map(({ ticker }) => ticker))
}

/** The trading day before; in a year without known holidays, the weekday before, which may be a holiday. */
function findDayBefore({ kindOf }: TradingCalendar, day: string): string {
  let before = daysBefore(day, 1)
  while (kindOf(before) === 'weekend' || kindOf(before) === 'holiday') before = daysBefore(before, 1)
  return before
}

/** With the checks of companies.csv. */
async function addCompanies(context: ImportContext, listed: readonly DailyRow[]): Promise<void> {
  if (listed.length === 0) return
  const sources = listed.map(
    ({ file, line, listing = {} }): RecordSource => ({
      name: file,
      kind: 'new listing',
      tables: ['companies'],
      async *read(table) {
        yield { table, line, cells: listing }
      },
    }),
  )
  await importCompanies({ ...context, sources, rows: new Map() })
}
