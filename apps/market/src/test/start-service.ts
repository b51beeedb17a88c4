import { ChangeListener } from '@site/change-feed/change-listener.ts'
import { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '#market/app.ts'
import { changeLog } from '#market/database/change-log.ts'
import type { Database, NewCompany } from '#market/database/schema.ts'
import { feedChannel, writeChange } from '#market/database/write-change.ts'
import { today } from './market-data.ts'
import { clearTables, createTestDatabase, openTestDatabase, runSql } from './test-database.ts'

export const apiKey = 'a-key-of-the-tests-with-enough-characters'

/** The app without a port, on a migrated, empty database of its own. */
export async function startService(kind: 'migrated' | 'filled' = 'migrated') {
  const { connectionString, drop } = await createTestDatabase(kind)
  const logger = pino({ level: 'silent' })
  const database = openTestDatabase(connectionString)
  const listener = new ChangeListener({
    connectionString,
    channel: feedChannel,
    applicationName: 'change feed test',
    logger,
  })
  await listener.start()
  const streams = new ChangeStreams({ log: changeLog(database), listener, logger })
  const app = createApp({
    database,
    streams,
    apiKey,
    logger,
    anonymousPerMinute: 100_000,
    trustedProxies: 0,
    today: () => today,
  })
  return {
    app,
    database,
    streams,
    connectionString,
    async stop() {
      streams.endAll()
      await listener.stop()
      await database.destroy()
      await drop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>

/** Starts the service before the tests of a file and stops it after them; `filled` has the data of market-data.ts. */
export function testService(kind: 'migrated' | 'filled' = 'filled') {
  let started: TestService
  beforeAll(async () => {
    started = await startService(kind)
  })
  afterAll(() => started.stop())
  const get = async (path: string, headers: Record<string, string> = {}) =>
    started.app.request(path, { headers })
  return {
    get app() {
      return started.app
    },
    get database() {
      return started.database
    },
    get streams() {
      return started.streams
    },
    get,
    runSql: (statement: string) => runSql(started.database, statement),
    clear: (...tables: readonly (keyof Database)[]) => clearTables(started.database, tables),
    /** Changes a company and writes a change event, like an import. */
    changeCompany: (ticker: string, change: Partial<NewCompany>) =>
      started.database.transaction().execute(async (transaction) => {
        await transaction.updateTable('companies').set(change).where('ticker', '=', ticker).execute()
        await writeChange(transaction, [`company:${ticker}`])
      }),
    async read<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
      return v.parse(schema, await (await get(path)).json())
    },
  }
}
