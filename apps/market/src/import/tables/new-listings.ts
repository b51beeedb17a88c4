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

/** A share of daily files that has no company. */
interface Candidate<Row> {
  /** Only the rows of its first and last day are kept: a delivery of years has thousands of a delisted share. */
  readonly first: Row
  readonly last: Row
  readonly rows: number
}

/**
 * The rows about known companies. Daily files of the exchange have a new share before any profile does: it becomes a
 * company, and the row of its last day comes along. Other rows are left out.
 */
export async function* readKnownAndNew<Row extends DailyRow>(
  context: ImportContext,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row & { company: KnownCompany }> {
  const candidates = new Map<string, Candidate<Row>>()
  const days = new Set<string>()
  for await (const row of rows) {
    const { ticker, as_of: day } = row.cells
    const company = context.companies.get(ticker)
    if (company) {
      if (day <= context.lastDay) days.add(day)
      yield { ...row, company }
    } else if (row.listing === undefined || day > context.lastDay || context.companies.size === 0) {
      leaveOutUnknown(context, row, ticker)
    } else {
      candidates.set(ticker, withRow(candidates.get(ticker), row))
    }
  }
  if (candidates.size === 0) return
  const listed = await selectNew(context, candidates, days)
  await addCompanies(context, listed)
  for (const [ticker, candidate] of candidates) {
    const { first, last } = candidate
    const company = context.companies.get(ticker)
    if (company) {
      context.notes.push(`${ticker} is new on ${first.cells.as_of}: ${first.listing?.name_id}`)
      yield { ...last, company }
    } else if (!isShareClass({ ticker, name: '' }, context.companies)) {
      for (let count = 0; count < candidate.rows; count += 1) leaveOutUnknown(context, { ...first }, ticker)
    }
  }
}

function withRow<Row extends DailyRow>(known: Candidate<Row> | undefined, row: Row): Candidate<Row> {
  if (known === undefined) return { first: row, last: row, rows: 1 }
  return {
    first: row.cells.as_of < known.first.cells.as_of ? row : known.first,
    last: row.cells.as_of > known.last.cells.as_of ? row : known.last,
    rows: known.rows + 1,
  }
}

/**
 * Those that are surely new: missing on the trading day before, whose daily file is known, and still there on the latest
 * day. A share that was unknown before may have been listed for years, and one of an old file may be delisted.
 */
async function selectNew<Row extends DailyRow>(
  context: ImportContext,
  candidates: ReadonlyMap<string, Candidate<Row>>,
  days: ReadonlySet<string>,
): Promise<Row[]> {
  const stored = await loadDailyFiles(context)
  const unknownBefore = await loadUnknownTickers(context, [...candidates.keys()])
  const calendar = await context.loadTradingCalendar()
  const latestDay = [...days, ...stored].reduce((one, other) => (other > one ? other : one), '')
  return [...candidates].flatMap(([ticker, { first, last }]) => {
    const dayBefore = findDayBefore(calendar, first.cells.as_of)
    const isNew =
      (days.has(dayBefore) || stored.has(dayBefore)) &&
      last.cells.as_of === latestDay &&
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
