import { pino } from 'pino'
import { createApp } from '#market/app.ts'
import { ChangeListener } from '#market/changes/listener.ts'
import { ChangeStreams } from '#market/changes/streams.ts'
import { connectDatabase } from '#market/database/connection.ts'
import { migrateToLatest } from '#market/database/migrate.ts'
import { startTestDatabase } from '../../../../scripts/test-database.mjs'
import { today } from './market-data.ts'

export const apiKey = 'a-key-of-the-tests-with-enough-characters'

/** The service without its port, on a database of its own that is migrated and empty. */
export async function startService() {
  const server = await startTestDatabase()
  const connectionString = await server.createDatabase('market')
  const logger = pino({ level: 'silent' })
  const database = connectDatabase({
    connectionString,
    name: 'market test',
    maxConnections: 10,
    statementTimeoutMs: 3_000,
    onError: () => {},
  })
  await migrateToLatest(database)
  const listener = new ChangeListener(connectionString, logger)
  await listener.start()
  const streams = new ChangeStreams({ database, listener, logger })
  const app = createApp({ database, streams, apiKey, logger, today: () => today })
  return {
    app,
    database,
    streams,
    connectionString,
    async stop() {
      streams.endAll()
      await listener.stop()
      await database.destroy()
      await server.stop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>
