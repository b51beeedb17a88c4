import type { Tag } from '@site/contracts/feed.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { affectedByPrices, applyPriceEvents } from '#market/database/apply-price-events.ts'
import type { Database } from '#market/database/schema.ts'
import { tags, writeChange } from '#market/database/write-change.ts'
import { tableNames } from './adapters/adapter.ts'
import { checkListedShares } from './check-listed-shares.ts'
import { databaseDataError } from './database-error.ts'
import type { ImportContext } from './import-context.ts'
import { rejectedFile } from './import-findings.ts'
import { type ImportReport, reportOf } from './import-report.ts'
import type { RecordSource } from './record-source.ts'
import { tables } from './tables.ts'

/** Serializes imports, which would otherwise wait for each other's rows. */
const importLock = 771_003
const analyseAfterRows = 20_000

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
  return withFileContext('the import', () =>
    database.transaction().execute((transaction) => importTables(transaction, sources, run)),
  )
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
    rows: new Map(),
    skipped: new Map(),
    notes: [],
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
  for (const table of tableNames) await withFileContext(`${table}.csv`, () => tables[table].import(context))
  await checkListedShares(context)
  findings.throwIfStrict()
  await applyEvents(context)
  // Without ANALYZE, the planner has statistics of empty tables, and queries would be slow.
  if (context.touched.bulkRows > analyseAfterRows) {
    await sql`analyze prices, price_events, statement_periods, statement_values`.execute(transaction)
  }
  const changed = tagsOf(context)
  // Last, because the lock of the feed is held until the commit.
  if (changed.length > 0) await writeChange(transaction, changed)
  return reportOf(context, changed)
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
    ...(companies.length > 0 || touched.isMarketTouched ? [tags.companyList] : []),
    ...(touched.isActionListTouched ? [tags.corporateActionList] : []),
    ...(touched.isNewsListTouched ? [tags.newsList] : []),
  ]
}
