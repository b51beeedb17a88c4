import { type Migration, Migrator } from 'kysely/migration'
import type { MarketDatabase } from './connection.ts'
import * as initial from './migrations/2026-11-21-initial.ts'
import * as undatedActions from './migrations/2026-11-21-undated-actions.ts'
import * as withdrawnListings from './migrations/2026-11-21-withdrawn-listings.ts'
import * as indexMembers from './migrations/2026-11-22-index-members.ts'
import * as priceEventsOfActions from './migrations/2026-11-22-price-events-of-actions.ts'
import * as dailyFigures from './migrations/2026-11-26-daily-figures.ts'
import * as fiscalYears from './migrations/2026-11-26-fiscal-years.ts'
import * as fiveLetterTickers from './migrations/2026-11-26-five-letter-tickers.ts'
import * as partialCompanies from './migrations/2026-11-26-partial-companies.ts'
import * as vendors from './migrations/2026-11-26-vendors.ts'
import * as vendorsUnlisted from './migrations/2026-11-26-vendors-unlisted.ts'
import * as allMarkets from './migrations/2026-11-29-all-markets.ts'
import * as boardDays from './migrations/2026-11-29-board-days.ts'
import * as coverage from './migrations/2026-11-29-coverage.ts'
import * as priceBreaks from './migrations/2026-11-29-price-breaks.ts'
import * as unpricedRights from './migrations/2026-11-30-unpriced-rights.ts'
import * as whenKnown from './migrations/2026-11-30-when-known.ts'

/** In order; a released migration is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-initial': initial,
  '2026-11-21-undated-actions': undatedActions,
  '2026-11-21-withdrawn-listings': withdrawnListings,
  '2026-11-22-index-members': indexMembers,
  '2026-11-22-price-events-of-actions': priceEventsOfActions,
  '2026-11-26-daily-figures': dailyFigures,
  '2026-11-26-fiscal-years': fiscalYears,
  '2026-11-26-five-letter-tickers': fiveLetterTickers,
  '2026-11-26-partial-companies': partialCompanies,
  '2026-11-26-vendors': vendors,
  '2026-11-26-vendors-unlisted': vendorsUnlisted,
  '2026-11-29-all-markets': allMarkets,
  '2026-11-29-board-days': boardDays,
  '2026-11-29-coverage': coverage,
  '2026-11-29-price-breaks': priceBreaks,
  '2026-11-30-unpriced-rights': unpricedRights,
  '2026-11-30-when-known': whenKnown,
}

function createMigrator(database: MarketDatabase, known = migrations): Migrator {
  // Kysely takes an advisory lock, so that processes that start together migrate one after the other.
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...known }) } })
}

/**
 * Migrates the database in one transaction; with `only`, to the state of a backup with those migrations. Returns the
 * names of the applied ones.
 */
export async function migrateToLatest(
  database: MarketDatabase,
  only?: readonly string[],
): Promise<readonly string[]> {
  const known = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => only === undefined || only.includes(name)),
  )
  const { error, results } = await createMigrator(database, known).migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** Whether all migrations of this program are applied. */
export async function isMigrated(database: MarketDatabase): Promise<boolean> {
  const known = await createMigrator(database).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}
