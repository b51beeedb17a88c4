import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { sql } from 'kysely'
import { daysBefore } from '#market/calendar/days.ts'
import type { CellParser } from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import type { RecordSource } from '#market/import/reading/record-source.ts'
import { isShareClass } from '#market/import/reading/share-class.ts'
import { DailyFiles } from './daily-files.ts'
import { importCompanies } from './import-companies.ts'
import { type ImportContext, type KnownCompany, leaveOutUnknown } from './import-context.ts'

type DailyRow = TableRow<{
  ticker: CellParser<string>
  as_of: CellParser<string>
  listed_shares: CellParser<number | null>
}>

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
  const files = new DailyFiles()
  const leaveOut = (row: Row) => leaveOutUnknown(context, row, row.cells.ticker)
  for await (const row of rows) {
    const { ticker } = row.cells
    const company = context.companies.get(ticker)
    addRow(context, files, row)
    if (company) {
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
  await addCompanies(context, await selectNew(context, candidates, files))
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

function addRow({ companies, lastDay }: ImportContext, files: DailyFiles, row: DailyRow): void {
  const { ticker, as_of: day, listed_shares: listedShares } = row.cells
  if (day > lastDay) return
  files.add({ file: row.file, ticker, day, listedShares, isCompany: companies.has(ticker) })
  if (row.listing?.name_id) files.addName(ticker, row.listing.name_id)
}

/**
 * Those that are surely new: missing on the trading day before, whose daily file is whole as that of their first day is,
 * and still there on the latest day. A share that was unknown before may have been listed for years, and one of an old
 * file may be delisted.
 */
async function selectNew<Row extends DailyRow>(
  context: ImportContext,
  candidates: ReadonlyMap<string, readonly Row[]>,
  files: DailyFiles,
): Promise<Row[]> {
  await addStoredFiles(context, files)
  const unknownBefore = await loadUnknownTickers(context, [...candidates.keys()])
  const calendar = await context.loadTradingCalendar()
  return [...candidates].flatMap(([ticker, rows]) => {
    const inOrder = rows.toSorted((one, other) => one.cells.as_of.localeCompare(other.cells.as_of))
    const [first, last] = [inOrder[0], inOrder.at(-1)]
    if (!first || last?.cells.as_of !== files.latestDay) return []
    const dayBefore = findDayBefore(calendar, files, first.cells.as_of)
    const isNew =
      files.isWhole(first.cells.as_of) &&
      files.isWhole(dayBefore) &&
      !unknownBefore.has(ticker) &&
      // Another class of a share that is new too.
      !(ticker.length === 5 && candidates.has(ticker.slice(0, 4)))
    return isNew && !isRenamed(context, files, { first, dayBefore }) ? [first] : []
  })
}

/** Reports a share that may be that of a company, whose history must not be lost from sight. */
function isRenamed(
  { findings }: ImportContext,
  files: DailyFiles,
  { first, dayBefore }: { readonly first: DailyRow; readonly dayBefore: string },
): boolean {
  const { ticker, as_of: day, listed_shares: listedShares } = first.cells
  const same = files.findSameShare({ ticker, listedShares }, dayBefore)
  if (same === null) return false
  const isMissing = same.lastDay < day
  const found = isMissing
    ? `may be the new ticker of ${same.ticker}, which is missing on ${day}`
    : `has the name of ${same.ticker}`
  const message = `${ticker} ${found}: it becomes a company only with a profile of its own`
  findings.unusual(first, 'ticker', message)
  return true
}

/** The latest days of companies in stored daily files. */
async function addStoredFiles({ transaction }: ImportContext, files: DailyFiles): Promise<void> {
  const stored = await transaction
    .selectFrom('companies')
    .select(['ticker', 'name', 'listedShares', 'sharesAsOf'])
    .execute()
  const pricedDays = await loadPricedDays(transaction)
  for (const { ticker, name, listedShares, sharesAsOf } of stored) {
    files.addName(ticker, name.id)
    if (sharesAsOf === null || !pricedDays.has(sharesAsOf)) continue
    files.add({ file: 'database', ticker, day: sharesAsOf, listedShares, isCompany: true })
  }
}

/** The days of the latest stored share counts on which a company has a price. */
async function loadPricedDays(transaction: ImportContext['transaction']): Promise<ReadonlySet<string>> {
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

/** Weekdays of a year whose holidays are unknown, as many as the exchange was ever closed in a row. */
const maxUnknownDays = 10

/** The trading day before; in a year without known holidays, the latest weekday before with a daily file. */
function findDayBefore({ classifyDay }: TradingCalendar, files: DailyFiles, day: string): string {
  let before = daysBefore(day, 1)
  let unknownDays = 0
  while (classifyDay(before) !== 'open') {
    if (classifyDay(before) === 'unknown') {
      unknownDays += 1
      if (files.hasDay(before) || unknownDays === maxUnknownDays) break
    }
    before = daysBefore(before, 1)
  }
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
