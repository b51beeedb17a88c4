import { parseArgs } from 'node:util'
import { getPayload, readMigrationFiles } from 'payload'
import config from '#cms/payload.config.ts'

/**
 * `npm run migrate [-- --only <name>,<name>]`: applies the migrations that the database has not seen, in order; of
 * a backup's database only those that the backup had.
 */
const started = performance.now()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const payload = await getPayload({ config, disableOnInit: true })
if (values.only === undefined) await payload.db.migrate()
else {
  const wanted = new Set(values.only.split(','))
  const migrations = await readMigrationFiles({ payload })
  await payload.db.migrate({ migrations: migrations.filter(({ name }) => wanted.has(name)) })
}
payload.logger.info({ milliseconds: Math.round(performance.now() - started) }, 'database is up to date')
await payload.destroy()
process.exit(0)
