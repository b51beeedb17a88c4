import { isDeepStrictEqual } from 'node:util'
import { boardCodes } from '@site/contracts/market/values.ts'
import { issuedAfterListing, type ShareCounts } from '@site/finance/share-counts.ts'
import { sql } from 'kysely'
import { writeRows } from '#market/database/write-rows.ts'
import {
  CellError,
  type CellParser,
  day,
  oneOf,
  optional,
  positiveShares,
  text,
  ticker,
  tradingDay,
} from '#market/import/reading/cells.ts'
import { readTable, type TableRow } from '#market/import/reading/read-table.ts'
import { type ImportContext, readCompanyRows } from './import-context.ts'
import { updateCompanies } from './import-people.ts'
import { readKnownAndNew } from './new-listings.ts'
import { formatChange } from './report-corrections.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './touched.ts'

/** Letters such as `XL`; empty: none. */
const notationCodes: CellParser<readonly string[]> = (cell) => {
  if (!/^[A-Z]{0,26}$/.test(cell)) throw new CellError(`"${cell.slice(0, 40)}" is not capital letters`)
  return [...new Set(cell)].toSorted()
}

export const notationColumns = {
  ticker,
  as_of: day,
  codes: notationCodes,
  board: optional(oneOf(boardCodes)),
}

/** Special notations and boards of the exchange. The latest row of a company replaces older ones. */
export async function importNotations(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'notations', notationColumns)
  if (!rows) return nothingTouched
  const [latest = [], boards = []] = await latestRows(context, skipHeldDays(context, rows), [
    { storedDay: 'notationsAsOf', isIn: () => true },
    { storedDay: 'boardAsOf', isIn: ({ cells }) => cells.board !== null },
  ])
  const board = await updateCompanies(
    context,
    new Map(boards.map(({ cells }) => [cells.ticker, { boardCode: cells.board, boardAsOf: cells.as_of }])),
  )
  return joinTouched([board, await storeNotations(context, latest)])
}

async function storeNotations(
  context: ImportContext,
  latest: readonly TableRow<typeof notationColumns>[],
): Promise<Touched> {
  if (latest.length === 0) return nothingTouched
  const { transaction } = context
  const codes = latest.flatMap(({ cells }) => cells.codes.map((code) => ({ ticker: cells.ticker, code })))
  const changed = await sql<{ ticker: string }>`
    with given as (
      select * from unnest(${codes.map((row) => row.ticker)}::text[], ${codes.map(({ code }) => code)}::text[])
        as row (ticker, code)
    ), gone as (
      delete from notations as old
      where ticker = any(${latest.map(({ cells }) => cells.ticker)}::text[])
        and not exists (select from given where given.ticker = old.ticker and given.code = old.code)
      returning ticker
    ), added as (
      insert into notations (ticker, code) select ticker, code from given
      on conflict do nothing returning ticker
    )
    select ticker from gone union select ticker from added`.execute(transaction)
  const dated = await updateCompanies(
    context,
    new Map(latest.map(({ cells }) => [cells.ticker, { notationsAsOf: cells.as_of }])),
  )
  return joinTouched([touchCompanies(changed.rows), dated])
}

export const shareCountColumns = {
  ticker,
  as_of: day,
  listed_shares: optional(positiveShares),
  issued_shares: optional(positiveShares),
}

/**
 * The shares of companies on a day, from daily files of the exchange. Of the tables in these files, it is imported first
 * and finds new listings.
 */
export async function importShareCounts(context: ImportContext): Promise<Touched> {
  const { companies } = context
  const rows = readTable(context, 'share-counts', shareCountColumns)
  if (!rows) return nothingTouched
  const sides = new Map<string, ShareCounts & { sharesAsOf: string }>()
  const [latest = []] = await latestRows(context, readKnownAndNew(context, skipHeldDays(context, rows)), [
    { storedDay: 'sharesAsOf', isIn: () => true },
  ])
  await reportOtherCounts(context, latest)
  for (const { cells, company } of latest) {
    const listedShares = cells.listed_shares ?? company.listedShares
    const issuedShares = cells.issued_shares ?? issuedAfterListing(company, listedShares)
    sides.set(cells.ticker, { sharesAsOf: cells.as_of, listedShares, issuedShares })
    companies.set(cells.ticker, { ...company, listedShares, issuedShares })
  }
  // Companies that readKnownAndNew adds are among them: none had share counts before.
  return updateCompanies(context, sides)
}

/** Reports stored counts of the same day that differ; the later ones count. */
async function reportOtherCounts(
  { transaction, findings }: ImportContext,
  rows: readonly TableRow<typeof shareCountColumns>[],
): Promise<void> {
  const companies = await transaction
    .selectFrom('companies')
    .select(['ticker', 'sharesAsOf', 'listedShares'])
    .execute()
  const stored = new Map(companies.map((company) => [company.ticker, company]))
  for (const row of rows) {
    const { ticker, as_of, listed_shares: after } = row.cells
    const { sharesAsOf, listedShares: before = null } = stored.get(ticker) ?? {}
    if (sharesAsOf !== as_of || before === null || after === null || before === after) continue
    const message = `${ticker} ${as_of}: ${formatChange('listed shares', before, after)}`
    findings.unusual(row, 'listed_shares', message, 'correction')
  }
}

interface Part<Row> {
  /** The column of companies with the day of what is stored. */
  readonly storedDay: 'notationsAsOf' | 'boardAsOf' | 'sharesAsOf'
  isIn(row: Row): boolean
}

async function* skipHeldDays<Row extends TableRow<{ as_of: CellParser<string> }>>(
  { heldDays }: ImportContext,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for await (const row of rows) if (!heldDays.has(row.cells.as_of)) yield row
}

/** For each part, the last row of each company, unless it is in the future or older than the stored one. */
async function latestRows<Row extends TableRow<{ ticker: CellParser<string>; as_of: CellParser<string> }>>(
  { transaction, findings, lastDay }: ImportContext,
  rows: AsyncIterable<Row>,
  parts: readonly Part<Row>[],
): Promise<Row[][]> {
  const stored = await transaction
    .selectFrom('companies')
    .select(['ticker', 'notationsAsOf', 'boardAsOf', 'sharesAsOf'])
    .execute()
  const latest = parts.map(({ storedDay, isIn }) => ({
    isIn,
    storedDays: new Map(stored.map((company) => [company.ticker, company[storedDay] ?? ''])),
    rows: new Map<string, Row>(),
  }))
  for await (const row of rows) {
    const { ticker: key, as_of } = row.cells
    if (as_of > lastDay) {
      findings.leaveOut(row, 'as_of', `${as_of} is after ${lastDay}`)
      continue
    }
    for (const part of latest) {
      const before = part.rows.get(key)?.cells.as_of ?? part.storedDays.get(key) ?? ''
      if (as_of >= before && part.isIn(row)) part.rows.set(key, row)
    }
  }
  return latest.map((part) => [...part.rows.values()])
}

export const holidayColumns = { date: tradingDay, name_id: text(200), name_en: optional(text(200)) }

/** Weekdays on which the exchange is closed. */
export async function importHolidays(context: ImportContext): Promise<Touched> {
  const rows = readTable(context, 'holidays', holidayColumns)
  if (!rows) return nothingTouched
  const holidays = new Map<string, { day: string; name: { id: string; en: string | null } }>()
  for await (const { cells } of rows) {
    holidays.set(cells.date, { day: cells.date, name: { id: cells.name_id, en: cells.name_en } })
  }
  const stored = await context.transaction.selectFrom('holidays').selectAll().execute()
  const before = new Map(stored.map((holiday) => [holiday.day, holiday]))
  const changed = [...holidays.values()].filter((holiday) => {
    const known = before.get(holiday.day)
    return known === undefined || !isDeepStrictEqual({ ...known }, holiday)
  })
  await writeRows(context.transaction, 'holidays', changed, ['day'])
  return { ...nothingTouched, areHolidaysTouched: changed.length > 0 }
}
