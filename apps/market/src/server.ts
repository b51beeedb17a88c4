import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { ChangeListener } from '@site/change-feed/change-listener.ts'
import { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { findMisspelledSettings } from '@site/contracts/misspelled-settings.ts'
import { connectionLimits, serverLimits } from '@site/contracts/server-limits.ts'
import { isStopping, stopGracefully } from '@site/operations/graceful-stop.ts'
import { metrics } from '@site/operations/metrics.ts'
import { startMetricsServer } from '@site/operations/metrics-server.ts'
import { addProcessMetrics } from '@site/operations/process-metrics.ts'
import { startTraces, traces } from '@site/operations/traces.ts'
import type { InferOutput } from 'valibot'
import { createApp } from './app.ts'
import { coalesced } from './coalesced.ts'
import { changeLog, deleteOldChanges } from './database/change-log.ts'
import { connectDatabase, databaseOn, openPool } from './database/connection.ts'
import { migrateToLatest } from './database/migrate.ts'
import { feedChannel } from './database/write-change.ts'
import { EnvironmentError, readEnvironment, ServerEnvironmentSchema, settingNames } from './environment.ts'
import { serviceLog } from './log.ts'
import { addMarketMetrics, type MarketParts } from './market-metrics.ts'

const statementTimeoutMs = 3_000
const maxConnections = 10
const migrationRetryMs = 2_000
const hourMs = 3_600_000

async function serve(): Promise<void> {
  const environment = readEnvironment(ServerEnvironmentSchema, process.env)
  const logger = serviceLog('market', environment.LOG_LEVEL)
  for (const misspelled of findMisspelledSettings(process.env, settingNames))
    logger.warn(misspelled, 'Unknown setting')
  await startTraces('market', process.env)
  const connectionString = environment.DATABASE_URL
  const onError = (error: Error) => logger.warn({ err: error }, 'Database connection lost')
  const pool = openPool({ connectionString, name: 'market', maxConnections, statementTimeoutMs, onError })
  const database = databaseOn(pool)
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
    isStopping,
  })
  const server = Object.assign(
    createAdaptorServer({ fetch: app.fetch, serverOptions: serverLimits }),
    connectionLimits,
  )
  const shutdown = new AbortController()
  const warmUp = createWarmUp(app, environment.STOCK_API_KEY)
  listener.subscribe((isReconnected) => {
    // A new connection may come before the tables exist.
    if (!isReconnected) void warmUp()
  })
  const housekeeping = startHousekeeping(database, logger)
  stopGracefully({
    server: () => ('closeIdleConnections' in server ? server : null),
    noticeMs: environment.STOP_NOTICE_SECONDS * 1000,
    onStop: [() => shutdown.abort(), () => clearInterval(housekeeping), () => streams.endAll()],
    cleanup: [() => listener.stop(), () => database.destroy(), () => traces().stop()],
    log: logger,
  })
  startMetrics(environment, { database, pool, streams }, logger)

  const { MARKET_PORT: port, MARKET_HOST: host } = environment
  server.on('error', (error) => {
    logger.fatal({ err: error }, `Service cannot listen on ${host}:${port}`)
    process.exit(1)
  })
  server.listen(port, host, () => logger.info({ host, port }, 'Listening'))
  void listener.start()
  const { signal } = shutdown
  void migrate({ connectionString, onError, logger, signal }).then(() =>
    signal.aborted ? undefined : warmUp(),
  )
}

/** The figures of all companies take up to a second, which no visitor should wait for after a change. */
function createWarmUp(app: ReturnType<typeof createApp>, key: string) {
  return coalesced(async () => {
    const headers = { Authorization: `Bearer ${key}` }
    for (const path of ['/apids/screener', '/apids/market-day']) await app.request(path, { headers })
  })
}

type Log = ReturnType<typeof serviceLog>

function startHousekeeping(database: ReturnType<typeof databaseOn>, log: Log): NodeJS.Timeout {
  const deleteOld = () =>
    deleteOldChanges(database).catch((error: unknown) => {
      log.error({ err: error }, 'Could not delete old change events')
    })
  return setInterval(() => void deleteOld(), hourMs).unref()
}

interface Migration {
  readonly connectionString: string
  readonly onError: (error: Error) => void
  readonly logger: Log
  readonly signal: AbortSignal
}

/** Retries until it succeeds or the service stops. */
async function migrate({ connectionString, onError, logger, signal }: Migration): Promise<void> {
  while (!signal.aborted) {
    // Migrations may take longer than the statement timeout.
    const owner = connectDatabase({
      connectionString,
      name: 'market migrate',
      maxConnections: 1,
      statementTimeoutMs: 0,
      onError,
    })
    try {
      const applied = await migrateToLatest(owner)
      logger.info({ applied }, 'Database is up to date')
      return
    } catch (error) {
      logger.error({ err: error }, 'Database migration failed, retrying')
      await delay(migrationRetryMs, undefined, { signal }).catch(() => undefined)
    } finally {
      await owner.destroy()
    }
  }
}

function startMetrics(
  { MARKET_METRICS_PORT: port, METRICS_HOST: host }: InferOutput<typeof ServerEnvironmentSchema>,
  parts: MarketParts,
  log: Log,
): void {
  if (port === '') return
  addProcessMetrics(metrics, null)
  addMarketMetrics(metrics, parts)
  startMetricsServer({ metrics, host, port, log })
}

try {
  await serve()
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  process.stderr.write(`The market service cannot start:\n${error.message}\n`)
  process.exitCode = 1
}
