import { type Migration, Migrator } from 'kysely/migration'
import type { MarketDatabase } from './connection.ts'
import * as initial from './migrations/2026-11-21-initial.ts'
import * as undatedActions from './migrations/2026-11-21-undated-actions.ts'
import * as withdrawnListings from './migrations/2026-11-21-withdrawn-listings.ts'
import * as indexMembers from './migrations/2026-11-22-index-members.ts'
import * as priceEventsOfActions from './migrations/2026-11-22-price-events-of-actions.ts'

/** In the order of their names; a migration that has been released is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-initial': initial,
  '2026-11-21-undated-actions': undatedActions,
  '2026-11-21-withdrawn-listings': withdrawnListings,
  '2026-11-22-index-members': indexMembers,
  '2026-11-22-price-events-of-actions': priceEventsOfActions,
}

function migratorOf(database: MarketDatabase, known = migrations): Migrator {
  // Kysely takes an advisory lock, so processes that boot together migrate one after the other.
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...known }) } })
}

/**
 * Brings the database up to date, all in one transaction; with `only`, to where a backup stood that had those.
 * Answers the names of what was applied.
 */
export async function migrateToLatest(
  database: MarketDatabase,
  only?: readonly string[],
): Promise<readonly string[]> {
  const known = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => only === undefined || only.includes(name)),
  )
  const { error, results } = await migratorOf(database, known).migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** Whether every migration that this program knows has been applied. */
export async function isMigrated(database: MarketDatabase): Promise<boolean> {
  const known = await migratorOf(database).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}
