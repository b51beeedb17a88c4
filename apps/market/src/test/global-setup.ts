import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '#market/database/migrate.ts'
import { startTestDatabase } from '../../../../tools/test/test-database.ts'
import { insertMarketData } from './market-data.ts'
import { openTestDatabase } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    /** The URL of one template database of each kind; test files work on copies. */
    templates: { readonly empty: string; readonly migrated: string; readonly filled: string }
  }
}

/** Starts one PostgreSQL server for all test files, because starting one takes longer than the tests of a file. */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestDatabase()
  const templates = {
    empty: await server.createDatabase('market_empty'),
    migrated: await server.createDatabase('market_migrated'),
    filled: await server.createDatabase('market_filled'),
  }
  for (const kind of ['migrated', 'filled'] as const) {
    const database = openTestDatabase(templates[kind])
    await migrateToLatest(database)
    if (kind === 'filled') await insertMarketData(database)
    await database.destroy()
  }
  project.provide('serverUrl', server.url)
  project.provide('templates', templates)
  return () => server.stop()
}
