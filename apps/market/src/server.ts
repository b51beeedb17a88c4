import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { ChangeListener } from '@site/change-feed/change-listener.ts'
import { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { changeLog, forgetOldChanges } from './changes/source.ts'
import { connectDatabase } from './database/connection.ts'
import { migrateToLatest } from './database/migrate.ts'
import { feedChannel } from './database/write-change.ts'
import { EnvironmentError, readEnvironment, ServerEnvironmentSchema } from './environment.ts'

const statementTimeoutMs = 3_000
const maxConnections = 10
const closeWithinMs = 5_000
const migrationRetryMs = 2_000
const hourMs = 3_600_000

function serve(): void {
  const environment = readEnvironment(ServerEnvironmentSchema, process.env)
  const logger = pino({ name: 'market', level: environment.LOG_LEVEL })
  const connectionString = environment.DATABASE_URL
  const onError = (error: Error) => logger.warn({ err: error }, 'a connection was lost')
  const database = connectDatabase({
    connectionString,
    name: 'market',
    maxConnections,
    statementTimeoutMs,
    onError,
  })
  const listener = new ChangeListener({
    connectionString,
    channel: feedChannel,
    applicationName: 'market change feed',
    logger,
  })
  const streams = new ChangeStreams({ log: changeLog(database), listener, logger })
  const app = createApp({
    database,
    streams,
    apiKey: environment.STOCK_API_KEY,
    anonymousPerMinute: environment.MARKET_ANONYMOUS_PER_MINUTE,
    trustedProxies: environment.TRUSTED_PROXIES,
    logger,
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  const stopping = new AbortController()

  async function migrate(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Migrations may take longer than any statement of an answer.
      const owner = connectDatabase({
        connectionString,
        name: 'market migrate',
        maxConnections: 1,
        statementTimeoutMs: 0,
        onError,
      })
      try {
        const applied = await migrateToLatest(owner)
        logger.info({ applied }, 'the database is up to date')
        return
      } catch (error) {
        logger.error({ err: error }, 'the database cannot be migrated; trying again')
        await delay(migrationRetryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      } finally {
        await owner.destroy()
      }
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort()
    logger.info({ signal }, 'stopping')
    // Whoever keeps a connection open is cut off in time.
    setTimeout(() => process.exit(0), closeWithinMs).unref()
    clearInterval(housekeeping)
    const closed = new Promise((resolve) => server.close(resolve))
    streams.endAll()
    // A connection whose last answer ends after close() would otherwise be kept alive for seconds.
    const closing = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    }, 50)
    await closed
    clearInterval(closing)
    await listener.stop()
    await database.destroy()
    process.exit(0)
  }

  const housekeeping = setInterval(() => {
    forgetOldChanges(database).catch((error: unknown) => {
      logger.error({ err: error }, 'old changes could not be forgotten')
    })
  }, hourMs)
  housekeeping.unref()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  const { MARKET_PORT: port, MARKET_HOST: host } = environment
  server.on('error', (error) => {
    logger.fatal({ err: error }, `the service cannot listen on ${host}:${port}`)
    process.exit(1)
  })
  server.listen(port, host, () => logger.info({ host, port }, 'listening'))
  void listener.start()
  void migrate()
}

try {
  serve()
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  process.stderr.write(`The stock service cannot start:\n${error.message}\n`)
  process.exitCode = 1
}
