import type { Tag } from '@site/contracts/change-feed.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { loadTradingCalendar } from '#market/calendar/load-holidays.ts'
import { affectedByPrices, applyPriceEvents } from '#market/database/apply-price-events.ts'
import type { Database } from '#market/database/schema.ts'
import { tags, writeChange } from '#market/database/write-change.ts'
import { checkListedShares } from './check-listed-shares.ts'
import { type ImportReport, reportOf, storeRun } from './import-report.ts'
import { judgePrices } from './judge-prices.ts'
import { judgeRegisters } from './judge-registers.ts'
import { type TableName, tableNames } from './reading/adapter.ts'
import { ImportRejected, rejectedFile } from './reading/import-findings.ts'
import type { RecordSource } from './reading/record-source.ts'
import { databaseDataError } from './tables/database-error.ts'
import { storeHistorySplits } from './tables/history-splits.ts'
import type { ImportContext } from './tables/import-context.ts'
import { tables } from './tables/tables.ts'

/** Serializes imports, which would otherwise wait for each other's rows. */
const importLock = 771_003
const analyseAfterRows = 20_000
/** Days of other tables are derived from the holidays. */
const importOrder: ReadonlySet<TableName> = new Set(['holidays', ...tableNames])

type Run = Pick<ImportContext, 'lastDay' | 'findings'>

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
      database.transaction().execute((transaction) => importTables(transaction, sources, run)),
    ),
  )
}

/** A rejected run is stored too, after its transaction. */
export async function storingRejections<Result>(
  database: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ImportRejected) {
      await storeRun(database, { outcome: 'rejected', findings: error.findings })
    }
    throw error
  }
}

async function importTables(
  transaction: Transaction<Database>,
  sources: readonly RecordSource[],
  { lastDay, findings }: Run,
): Promise<ImportReport> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(transaction)
  const context: ImportContext = {
    sources,
    findings,
    loadTradingCalendar: () => loadTradingCalendar(transaction),
    rows: new Map(),
    skipped: new Map(),
    notes: [],
    days: new Map(),
    priceFiles: new Map(),
    lastDay,
    transaction,
    companies: new Map(),
    listedShares: new Map(),
    touched: {
      companies: new Set(),
      isActionListTouched: false,
      isNewsListTouched: false,
      priceEvents: new Set(),
      pricesSince: new Map(),
      bulkRows: 0,
      areHolidaysTouched: false,
      isMarketTouched: false,
    },
  }
  for (const table of importOrder) await withFileContext(`${table}.csv`, () => tables[table].import(context))
  await checkListedShares(context)
  await storeHistorySplits(context)
  await applyEvents(context)
  await judgePrices(context)
  await judgeRegisters(context)
  findings.throwIfStrict()
  // Without ANALYZE, the planner has statistics of empty tables, and queries would be slow.
  if (context.touched.bulkRows > analyseAfterRows) {
    await sql`analyze prices, price_events, statement_periods, statement_values`.execute(transaction)
  }
  const changed = tagsOf(context)
  const report = await reportOf(context, changed)
  await storeRun(transaction, report)
  // Last, because the lock of the feed is held until the commit.
  if (changed.length > 0) await writeChange(transaction, changed)
  return report
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

async function applyEvents({ transaction, touched }: ImportContext): Promise<void> {
  const byPrices = await affectedByPrices(transaction, touched.pricesSince)
  await applyPriceEvents(transaction, [...new Set([...touched.priceEvents, ...byPrices])])
}

function tagsOf({ touched }: ImportContext): Tag[] {
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
