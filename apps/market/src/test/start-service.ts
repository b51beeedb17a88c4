import { ChangeListener } from '@site/change-feed/change-listener.ts'
import { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { pino } from 'pino'
import * as v from 'valibot'
import { createApp } from '#market/app.ts'
import { changeLog } from '#market/changes/source.ts'
import { feedChannel } from '#market/database/write-change.ts'
import { today } from './market-data.ts'
import { createTestDatabase, openTestDatabase } from './test-database.ts'

export const apiKey = 'a-key-of-the-tests-with-enough-characters'

/** The service without its port, on a database of its own that is migrated and empty. */
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
    async read<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
      return v.parse(schema, await (await app.request(path)).json())
    },
    async stop() {
      streams.endAll()
      await listener.stop()
      await database.destroy()
      await drop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>

/** The service with the data of market-data.ts. */
export async function startFilledService() {
  const service = await startService('filled')
  const get = async (path: string, headers: Record<string, string> = {}) =>
    service.app.request(path, { headers })
  return { ...service, get }
}

export type FilledService = Awaited<ReturnType<typeof startFilledService>>
