import { parseArgs } from 'node:util'
import {
  destroyStalledConnections,
  keepAliveOptions,
  maxStatementMs,
} from '@site/change-feed/stalled-connections.ts'
import { getPayload, readMigrationFiles } from 'payload'
import pg from 'pg'
import { connectTimeoutMs } from './base/database/limits.ts'
import { findPostgres } from './base/database/session.ts'
import { environment } from './base/environment/environment.ts'
import config from './payload.config.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const migrationLock = 771_010

/**
 * `npm run migrate [-- --only <name>,<name>]`: applies the missing migrations in order. A restore passes the migrations
 * of the backup with `--only`.
 */
const started = performance.now()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const payload = await getPayload({ config, disableOnInit: true })
destroyStalledConnections(findPostgres(payload).pool, maxStatementMs)
// Processes that start together migrate one after the other; the later ones find nothing to do.
const lock = new pg.Client({
  connectionString: environment.DATABASE_URL,
  application_name: 'cms migrate',
  connectionTimeoutMillis: connectTimeoutMs,
  ...keepAliveOptions,
})
await lock.connect()
await lock.query('select pg_advisory_lock($1)', [migrationLock])
if (values.only === undefined) await payload.db.migrate()
else {
  const wanted = new Set(values.only.split(','))
  const migrations = await readMigrationFiles({ payload })
  await payload.db.migrate({ migrations: migrations.filter(({ name }) => wanted.has(name)) })
}
await lock.end()
payload.logger.info({ milliseconds: Math.round(performance.now() - started) }, 'Database migrated')
await payload.destroy()
process.exit(0)
