import { getPayload } from 'payload'
import pg from 'pg'
import { environment } from '#cms/environment.ts'
import config from '#cms/payload.config.ts'

/** Any constant does, as long as nothing else in this database takes the same advisory lock. */
const migrationLock = 771_010

/** `npm run migrate`: applies the migrations that the database has not seen, in order. */
const started = performance.now()
const payload = await getPayload({ config, disableOnInit: true })
// Processes that start together migrate one after the other, and the second finds nothing to do.
const lock = new pg.Client({ connectionString: environment.DATABASE_URL, application_name: 'cms migrate' })
await lock.connect()
await lock.query('select pg_advisory_lock($1)', [migrationLock])
await payload.db.migrate()
await lock.end()
payload.logger.info({ milliseconds: Math.round(performance.now() - started) }, 'database is up to date')
await payload.destroy()
process.exit(0)
