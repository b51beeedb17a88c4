import { parseArgs } from 'node:util'
import { connectDatabase } from './database/connection.ts'
import { migrateToLatest } from './database/migrate.ts'
import { DatabaseEnvironmentSchema, EnvironmentError, readEnvironment } from './environment.ts'
import { serviceLog } from './log.ts'

/** `npm run migrate -w @site/market [-- --only <name>,<name>]`: migrates the database. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const environment = readEnvironment(DatabaseEnvironmentSchema, process.env)
  const logger = serviceLog('market-migrate', environment.LOG_LEVEL)
  const database = connectDatabase({
    connectionString: environment.DATABASE_URL,
    name: 'market migrate',
    maxConnections: 1,
    statementTimeoutMs: 0,
    onError: (error) => logger.warn({ err: error }, 'Database connection lost'),
  })
  try {
    const applied = await migrateToLatest(database, values.only?.split(','))
    logger.info({ applied }, applied.length === 0 ? 'Nothing to migrate' : 'Migrated')
  } finally {
    await database.destroy()
  }
}

try {
  await main()
} catch (error) {
  const text = error instanceof EnvironmentError ? error.message : `The migration failed: ${String(error)}`
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
