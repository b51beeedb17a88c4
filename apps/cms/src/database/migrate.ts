import { getPayload } from 'payload'
import config from '#cms/payload.config.ts'

/** `npm run migrate`: applies the migrations that the database has not seen, in order. */
const started = performance.now()
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
payload.logger.info({ milliseconds: Math.round(performance.now() - started) }, 'database is up to date')
await payload.destroy()
process.exit(0)
