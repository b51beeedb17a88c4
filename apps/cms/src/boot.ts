import type { Server } from 'node:http'
import { findMisspelledSettings } from '@site/contracts/misspelled-settings.ts'
import { stopGracefully } from '@site/operations/graceful-stop.ts'
import { metrics } from '@site/operations/metrics.ts'
import { startMetricsServer } from '@site/operations/metrics-server.ts'
import { addProcessMetrics } from '@site/operations/process-metrics.ts'
import { startTraces, traces } from '@site/operations/traces.ts'
import { getPayload, type Payload } from 'payload'
import { handleBrokenConnections } from './base/database/broken-connections.ts'
import { missingMigrations } from './base/database/readiness.ts'
import { environment, isAdminSecure } from './base/environment/environment.ts'
import { settingNames } from './base/environment/read-environment.ts'
import { startExternalLinkCheck } from './editorial/links/check-external.ts'
import { rebuildOutdatedIndex } from './editorial/search/write-index.ts'
import { composers, subscriberEvents } from './mail-composers.ts'
import { addCmsMetrics } from './operations/cms-metrics.ts'
import { httpServer, watchRequests } from './operations/watch-requests.ts'
import config from './payload.config.ts'
import { demoAccountError } from './services/accounts/demo-accounts.ts'
import { startOutbox } from './services/mail/running-outbox.ts'
import { blockOtherImageLoaders } from './services/media/image-loaders.ts'
import { warnOfPublicBucket } from './services/media/public-bucket.ts'
import { repeatErasures } from './services/privacy/repeat-erasures.ts'
import { startRetention } from './services/privacy/retention.ts'
import { subjects } from './subjects.ts'

/**
 * Connects, checks the schema version, repeats erasures, and starts the job queue, the outbox, the retention purge and
 * the link check.
 */
export async function boot(): Promise<void> {
  await startTraces('cms', process.env)
  blockOtherImageLoaders()
  const payload = await connect()
  for (const misspelled of findMisspelledSettings(process.env, settingNames))
    payload.logger.warn(misspelled, 'Unknown setting')
  watchRequests({
    log: payload.logger,
    except: offerMetrics(payload),
    trustedProxies: environment.TRUSTED_PROXIES,
    isSecure: isAdminSecure(environment),
  })
  handleBrokenConnections(payload)
  const missing = await missingMigrations(payload)
  if (missing.length > 0) {
    payload.logger.fatal({ missing }, 'Database migrations missing: run `npm run migrate -w @site/cms`')
    process.exit(1)
  }
  const accountError = await demoAccountError(payload, environment)
  if (accountError) {
    payload.logger.fatal(accountError)
    process.exit(1)
  }
  // Before the outbox: a restored backup contains emails to erased persons.
  await repeatErasures(payload)
  if (await rebuildOutdatedIndex()) payload.logger.info('Search index rebuilt')
  const stopJobs = subjects.flatMap(({ jobs }) => jobs ?? []).map((start) => start(payload))
  const stopOutbox = await startOutbox(payload, { composers, subscriberEvents })
  startRetention(payload)
  startExternalLinkCheck(payload)
  stopGracefully({
    server: httpServer,
    noticeMs: environment.STOP_NOTICE_SECONDS * 1000,
    // Open change feeds are closed by their holder (change-feed/running-feed.ts).
    onStop: [],
    cleanup: [...stopJobs, stopOutbox, () => payload.destroy(), () => traces().stop()],
    log: payload.logger,
  })
  payload.logger.info('CMS ready')
  if (environment.S3_BUCKET !== '') {
    // Not awaited: a storage outage is reported by each request that needs a file.
    warnOfPublicBucket(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error }, 'Bucket access check failed'),
    )
  }
}

/** @returns the metrics server; null if CMS_METRICS_PORT is empty */
function offerMetrics(payload: Payload): Server | null {
  const { CMS_METRICS_PORT: port, METRICS_HOST: host, DATA_DIR, BACKUP_DIR } = environment
  if (port === '') return null
  addProcessMetrics(metrics, DATA_DIR)
  addCmsMetrics(metrics, payload, BACKUP_DIR)
  return startMetricsServer({ metrics, host, port, log: payload.logger })
}

/** Payload has logged the reason. Exit, so that the supervisor restarts the service. */
async function connect(): Promise<Payload> {
  try {
    return await getPayload({ config, cron: true })
  } catch (error) {
    process.stderr.write(`The CMS cannot start: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
