import type { Tag } from '@site/contracts/change-feed.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { loadTradingCalendar } from '#market/calendar/load-holidays.ts'
import { affectedByPrices, applyPriceEvents } from '#market/database/apply-price-events.ts'
import type { Database } from '#market/database/schema.ts'
import { tags, writeChange } from '#market/database/write-change.ts'
import { checkListedShares } from './check-listed-shares.ts'
import { judgeDays, omitStoredDays, reportPartialFiles } from './hold-days.ts'
import { isTemporary } from './import-failure.ts'
import { createReport, type ImportReport, reportRejection, storeRun } from './import-report.ts'
import { judgeOutcome, listNotImported } from './judge-outcome.ts'
import { judgePrices } from './judge-prices.ts'
import { judgeRegisters } from './judge-registers.ts'
import { type TableName, tableNames } from './reading/adapter.ts'
import { type Findings, type HeldDay, ImportRejected, rejectedFile } from './reading/import-findings.ts'
import type { RecordSource } from './reading/record-source.ts'
import { databaseDataError } from './tables/database-error.ts'
import { storeHistorySplits } from './tables/history-splits.ts'
import type { ImportContext } from './tables/import-context.ts'
import { tables } from './tables/tables.ts'
import { joinTouched, type Touched } from './tables/touched.ts'

/** Serializes imports, which would otherwise wait for each other's rows. */
const importLock = 771_003
const analyseAfterRows = 20_000
/** Days of other tables are derived from the holidays. */
const importOrder: ReadonlySet<TableName> = new Set(['holidays', ...tableNames])

interface Run {
  readonly lastDay: string
  /** Called for each attempt, because an import that holds days back starts over. */
  readonly createFindings: () => Findings
  /** Of files; null: a vendor, whose days are whole (vendors/pull.ts). */
  readonly delivery: { readonly publishesHeldDays: boolean } | null
}

/**
 * Imports records in one transaction, including the change event. Throws ImportRejected, without any changes, if the
 * database rejects them, or in strict mode.
 */
export async function importSources(
  database: Kysely<Database>,
  sources: readonly RecordSource[],
  run: Run,
): Promise<ImportReport> {
  return storingRejections(database, () =>
    withFileContext('the import', () =>
      database.transaction().execute((transaction) => importAll(transaction, sources, run)),
    ),
  )
}

/** A rejected run is stored too, after its transaction; not one that a retry may import. */
export async function storingRejections<Result>(
  database: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ImportRejected) await storeRun(database, reportRejection(error))
    else if (!isTemporary(error)) {
      await storeRun(database, reportRejection(rejectedFile('the import', `failed: ${String(error)}`)))
    }
    throw error
  }
}

/** Companies, prices and indices; what the others are depends on the days with prices. */
const tablesUntilIndices = [...importOrder].slice(0, [...importOrder].indexOf('indices') + 1)
const otherTables = [...importOrder].slice(tablesUntilIndices.length)

async function importAll(
  transaction: Transaction<Database>,
  sources: readonly RecordSource[],
  run: Run,
): Promise<ImportReport> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(transaction)
  const { context, touched: prices } = await importWholeDays(transaction, sources, run)
  const { findings } = context
  const imported = joinTouched([prices, await importTables(context, otherTables)])
  await checkListedShares(context)
  const stored = joinTouched([imported, await storeHistorySplits(context, imported)])
  await applyEvents(context, stored)
  const judged = joinTouched([stored, await judgePrices(context, stored)])
  const touched = joinTouched([judged, await judgeRegisters(context, judged)])
  findings.throwIfStrict()
  const notImported = run.delivery === null ? [] : listNotImported(context)
  const outcome = judgeOutcome(context, notImported)
  if (outcome === 'rejected') throw new ImportRejected(findings.listed, notImported)
  // Without ANALYZE, the planner has statistics of empty tables, and queries would be slow.
  if (touched.bulkRows > analyseAfterRows) {
    await sql`analyze prices, price_events, statement_periods, statement_values`.execute(transaction)
  }
  const changed = listTags(touched)
  const report = await createReport(context, { outcome, notImported }, touched, changed)
  await storeRun(transaction, report)
  // Last, because the lock of the feed is held until the commit.
  if (changed.length > 0) await writeChange(transaction, changed)
  return report
}

/**
 * Imports the prices. Whether a day is complete is known only when all files are read: if one is not, the import starts
 * over without it, so that nothing depends on it.
 */
async function importWholeDays(
  transaction: Transaction<Database>,
  sources: readonly RecordSource[],
  run: Run,
): Promise<{ readonly context: ImportContext; readonly touched: Touched }> {
  const context = createContext(transaction, sources, run)
  if (run.delivery === null) {
    return { context, touched: await importTables(context, tablesUntilIndices) }
  }
  await sql`savepoint prices`.execute(transaction)
  const touched = await importTables(context, tablesUntilIndices)
  const judged = await judgeDays(context)
  const { incomplete } = judged
  if (incomplete.length === 0 || run.delivery.publishesHeldDays) {
    context.notes.push(...incomplete.map(formatPublished))
    reportPartialFiles(context, judged)
    return { context, touched }
  }
  await sql`rollback to savepoint prices`.execute(transaction)
  const held = await omitStoredDays(transaction, incomplete)
  const again = createContext(transaction, sources, run)
  for (const { day } of held) again.heldDays.add(day)
  const touchedAgain = await importTables(again, tablesUntilIndices)
  for (const each of held) again.findings.holdDay(each)
  reportPartialFiles(again, judged)
  return { context: again, touched: touchedAgain }
}

function createContext(
  transaction: Transaction<Database>,
  sources: readonly RecordSource[],
  { lastDay, createFindings, delivery }: Run,
): ImportContext {
  return {
    sources,
    findings: createFindings(),
    loadTradingCalendar: () => loadTradingCalendar(transaction),
    publishesHeldDays: delivery?.publishesHeldDays ?? false,
    rows: new Map(),
    skipped: new Map(),
    notes: [],
    incompleteLists: new Map(),
    days: new Map(),
    heldDays: new Set(),
    priceFiles: new Map(),
    dayOfFile: new Map(),
    lastDay,
    transaction,
    companies: new Map(),
    listedShares: new Map(),
  }
}

async function importTables(context: ImportContext, names: readonly TableName[]): Promise<Touched> {
  const touched: Touched[] = []
  for (const table of names) {
    touched.push(await withFileContext(`${table}.csv`, () => tables[table].import(context)))
  }
  return joinTouched(touched)
}

/** For days that --publish-held imports. */
function formatPublished({ day, reason }: HeldDay): string {
  return `${day} is published although it is incomplete: ${reason}`
}

/** Reports data errors of the database, such as a violated constraint, as a problem of this table. */
async function withFileContext<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const message = databaseDataError(error)
    if (message === null) throw error
    throw rejectedFile(file, message, 'database')
  }
}

async function applyEvents({ transaction }: ImportContext, touched: Touched): Promise<void> {
  const byPrices = await affectedByPrices(transaction, touched.pricesSince)
  await applyPriceEvents(transaction, [...new Set([...touched.priceEvents, ...byPrices])])
}

function listTags(touched: Touched): Tag[] {
  const companies = [...touched.companies].toSorted()
  return [
    ...companies.map(tags.company),
    ...(companies.length > 0 || touched.isMarketTouched || touched.areHolidaysTouched
      ? [tags.companyList]
      : []),
    ...(touched.isActionListTouched ? [tags.corporateActionList] : []),
    ...(touched.isNewsListTouched ? [tags.newsList] : []),
  ]
}
