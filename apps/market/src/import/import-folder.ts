import { readdir } from 'node:fs/promises'
import type { Tag } from '@site/contracts/feed.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { affectedByPrices, applyPriceEvents } from '#market/database/apply-price-events.ts'
import type { Database } from '#market/database/schema.ts'
import { tags, writeChange } from '#market/database/write-change.ts'
import { checkListedShares } from './check-listed-shares.ts'
import { databaseDataError } from './database-error.ts'
import { importCompanies } from './import-companies.ts'
import type { ImportContext } from './import-context.ts'
import { importBonuses, importDividends, importRights } from './import-entitlements.ts'
import { ImportErrors, ImportRejected } from './import-errors.ts'
import { importIpos, importMeetings, importSplits } from './import-events.ts'
import { importIndexMembers } from './import-index-members.ts'
import { importNews } from './import-news.ts'
import { importShareholders, importStockHistory, importSubsidiaries } from './import-owners.ts'
import { importPeople } from './import-people.ts'
import { importIndices, importPrices } from './import-prices.ts'
import { importStatements } from './import-statements.ts'

/** Companies come first, because all others refer to them. */
const importers: Readonly<Record<string, (context: ImportContext) => Promise<void>>> = {
  'companies.csv': importCompanies,
  'management.csv': importPeople,
  'subsidiaries.csv': importSubsidiaries,
  'shareholders.csv': importShareholders,
  'stock-history.csv': importStockHistory,
  'prices.csv': importPrices,
  'indices.csv': importIndices,
  'index-members.csv': importIndexMembers,
  'statements.csv': importStatements,
  'dividends.csv': importDividends,
  'bonuses.csv': importBonuses,
  'splits.csv': importSplits,
  'rights-issues.csv': importRights,
  'ipos.csv': importIpos,
  'general-meetings.csv': importMeetings,
  'news.csv': importNews,
}

export interface ImportReport {
  readonly files: readonly string[]
  /** The number of rows per file. */
  readonly rows: Readonly<Record<string, number>>
  /** The companies with changes. */
  readonly changedCompanies: readonly string[]
  /** The tags of the change event; empty without changes. */
  readonly tags: readonly Tag[]
}

/** Serializes imports, which would otherwise wait for each other's rows. */
const importLock = 771_003
const analyseAfterRows = 20_000

/**
 * Imports a folder of CSV files (format: docs/reference/market-data-format.md) in one transaction, including the change event. Prices
 * later than `lastDay` are errors. Throws ImportRejected with all errors, without any changes.
 */
export async function importFolder(
  database: Kysely<Database>,
  folder: string,
  lastDay = dayInJakarta(new Date()),
): Promise<ImportReport> {
  const errors = new ImportErrors()
  const files = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv')).toSorted()
  const names = namesOf(files, errors)
  if (files.length === 0) {
    throw new ImportRejected([{ file: folder, line: null, column: null, message: 'has no CSV file' }])
  }
  // Errors between files, or at the commit, are reported for the folder.
  return withFileContext(folder, () =>
    database
      .transaction()
      .execute((transaction) => importFiles(transaction, { folder, names, errors, lastDay })),
  )
}

async function importFiles(
  transaction: Transaction<Database>,
  { folder, names, errors, lastDay }: Pick<ImportContext, 'folder' | 'names' | 'errors' | 'lastDay'>,
): Promise<ImportReport> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(transaction)
  const context: ImportContext = {
    folder,
    names,
    rows: new Map(),
    lastDay,
    transaction,
    errors,
    companies: new Map(),
    listedShares: new Map(),
    touched: {
      companies: new Set(),
      isActionListTouched: false,
      isNewsListTouched: false,
      priceEvents: new Set(),
      pricesSince: new Map(),
      bulkRows: 0,
      isMarketTouched: false,
    },
  }
  for (const [file, importer] of Object.entries(importers))
    await withFileContext(file, () => importer(context))
  await checkListedShares(context)
  errors.throwIfAny()
  await applyEvents(context)
  // Without ANALYZE, the planner has statistics of empty tables, and queries would be slow.
  if (context.touched.bulkRows > analyseAfterRows) {
    await sql`analyze prices, price_events, statement_periods, statement_values`.execute(transaction)
  }
  const changed = tagsOf(context)
  // Last, because the lock of the feed is held until the commit.
  if (changed.length > 0) await writeChange(transaction, changed)
  return {
    files: [...names.values()],
    rows: Object.fromEntries([...context.rows].toSorted()),
    changedCompanies: [...context.touched.companies].toSorted(),
    tags: changed,
  }
}

/** Maps file names to those of the format, case-insensitive. */
function namesOf(files: readonly string[], errors: ImportErrors): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const file of files) {
    const addError = (message: string) => errors.add({ file, line: null, column: null, message })
    const known = file.toLowerCase()
    const other = names.get(known)
    if (!Object.hasOwn(importers, known)) addError('is not a file of the format')
    else if (other !== undefined) addError(`is a duplicate of ${other}`)
    else names.set(known, file)
  }
  return names
}

/** Report database constraint errors as errors of this file. */
async function withFileContext<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const message = databaseDataError(error)
    if (message === null) throw error
    throw new ImportRejected([{ file, line: null, column: null, message }])
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
