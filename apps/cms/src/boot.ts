import { getPayload, type Payload } from 'payload'
import { hearBrokenConnections } from './database/broken-connections.ts'
import { missingMigrations } from './database/readiness.ts'
import { startOutbox } from './outbox/running-outbox.ts'
import config from './payload.config.ts'
import { startRetention } from './privacy/retention.ts'
import { bringIndexUpToDate } from './search/write-index.ts'

const stopDeadlineMs = 4000

/** Connects, refuses a database of another version, and starts the job queue, the outbox and the deletion of what is over. */
export async function boot(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Next waits for open answers; what is not done by then is cut off.
      setTimeout(() => process.exit(0), stopDeadlineMs).unref()
    })
  }
  const payload = await connect()
  hearBrokenConnections(payload)
  const missing = await missingMigrations(payload)
  if (missing.length > 0) {
    payload.logger.fatal({ missing }, 'the database lacks migrations: run `npm run migrate -w @site/cms`')
    process.exit(1)
  }
  if (await bringIndexUpToDate(payload)) payload.logger.info('the search index is filled anew')
  await startOutbox(payload)
  startRetention(payload)
  payload.logger.info('the content service is ready')
}

/** Payload has logged what is wrong; a service without its database is better ended and started again. */
async function connect(): Promise<Payload> {
  try {
    return await getPayload({ config, cron: true })
  } catch (error) {
    process.stderr.write(
      `The content service cannot start: ${error instanceof Error ? error.message : error}\n`,
    )
    process.exit(1)
  }
}
