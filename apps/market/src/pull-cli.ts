import { parseArgs } from 'node:util'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { monthsBefore } from './calendar/days.ts'
import { loadTradingCalendar } from './calendar/load-holidays.ts'
import { connectDatabase } from './database/connection.ts'
import { migrateToLatest } from './database/migrate.ts'
import { EnvironmentError, readEnvironment, VendorEnvironmentSchema } from './environment.ts'
import { importVendorRecords } from './vendors/import-vendor-records.ts'
import { type PullOutcome, pull } from './vendors/pull.ts'
import { lastCompleteDay, pullDaily } from './vendors/pull-schedule.ts'
import { createVendor } from './vendors/vendors.ts'

const usage = 'npm run pull -w @site/market -- [--watch] [--since 2016-11-21]'
const historyMonths = 12

const log = (message: string) => process.stdout.write(`${message}\n`)

/**
 * `npm run pull -w @site/market`: pulls what is missing from the vendor of the settings. With `--watch`, now and then
 * daily. `--since <day>`: where the history of companies without prices begins; default: a year ago.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { watch: { type: 'boolean', default: false }, since: { type: 'string' } },
  })
  const since = values.since ?? monthsBefore(dayInJakarta(new Date()), historyMonths)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since))) {
    process.stderr.write(`--since is "${since}", which is not a day. Usage: ${usage}\n`)
    return 2
  }
  const environment = readEnvironment(VendorEnvironmentSchema, process.env)
  const { MARKET_VENDOR_TIME: time } = environment
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort())
  const database = connectDatabase({
    connectionString: environment.DATABASE_URL,
    name: 'market pull',
    maxConnections: 2,
    statementTimeoutMs: 0,
    onError: (error) => process.stderr.write(`A connection was lost: ${error.message}\n`),
  })
  const { vendor, quota, leftOut } = createVendor(environment, database, stopping.signal)
  const pullNow = async (calendar: TradingCalendar): Promise<PullOutcome> => {
    const lastDay = lastCompleteDay(new Date(), time, calendar)
    return pull({
      database,
      vendor,
      lastDay,
      since,
      log,
      callsLeft: () => quota.left(),
      importRecords: (name, records) =>
        importVendorRecords(database, { name, records, leftOut, lastDay, log }),
    })
  }
  try {
    await migrateToLatest(database)
    let calendar = await loadTradingCalendar(database)
    if (!values.watch) return (await pullNow(calendar)) === 'failed' ? 1 : 0
    const pullSafely = async (): Promise<PullOutcome> => {
      try {
        calendar = await loadTradingCalendar(database)
        return await pullNow(calendar)
      } catch (error) {
        // The database may be back in an hour; an interrupted pull needs no message.
        if (!stopping.signal.aborted) log(`The pull failed: ${String(error)}`)
        return 'failed'
      }
    }
    await pullDaily({ time, pull: pullSafely, readCalendar: () => calendar, log }, stopping.signal)
    return 0
  } finally {
    await database.destroy()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const text = error instanceof EnvironmentError ? error.message : `The pull failed: ${String(error)}`
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
