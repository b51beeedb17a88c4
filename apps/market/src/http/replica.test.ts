import { SEQUENCE_HEADER } from '@site/contracts/feed.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '#market/app.ts'
import { newestSequence } from '#market/changes/source.ts'
import { connectDatabase, type MarketDatabase } from '#market/database/connection.ts'
import { writeChange } from '#market/database/write-change.ts'
import { apiKey, testService } from '#market/test/start-service.ts'

const ProcessSchema = v.tuple([v.object({ pid: v.number() })])

/** The second stands for a replica: it has what the first had, and hears of changes when the test says so. */
const primary = testService()
const replica = testService()
let heard: number

const rename = (database: MarketDatabase, name: string) =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('companies')
      .set({ name: { id: name, en: name } })
      .where('ticker', '=', 'BANK')
      .execute()
    await writeChange(transaction, ['company:BANK'])
  })

beforeEach(async () => {
  await rename(replica.database, 'Nama di replika')
  await rename(primary.database, 'Nama di primer')
  heard = await newestSequence(replica.database)
})

function appWith(database: MarketDatabase) {
  const app = createApp({
    database: primary.database,
    replica: database,
    streams: primary.streams,
    apiKey,
    logger: pino({ level: 'silent' }),
    anonymousPerMinute: 1_000,
    trustedProxies: 0,
    today: () => '2026-11-20',
  })
  return async (sequence?: number | string) => {
    const headers: Record<string, string> = sequence === undefined ? {} : { [SEQUENCE_HEADER]: `${sequence}` }
    const response = await app.request('/apids/companies/BANK', { headers })
    return v.parse(CompanySchema, await response.json()).name.id
  }
}

describe('a replica', () => {
  it('answers who has heard of nothing that it does not have', async () => {
    const nameFor = appWith(replica.database)
    expect(await nameFor()).toBe('Nama di replika')
    expect(await nameFor(heard)).toBe('Nama di replika')
    expect(await nameFor('nonsense')).toBe('Nama di replika')
  })

  it('leaves to the primary who has heard of a change that it lacks, until it has it', async () => {
    const nameFor = appWith(replica.database)
    expect(await nameFor(heard + 1)).toBe('Nama di primer')
    expect(await nameFor(heard)).toBe('Nama di replika')
    await rename(replica.database, 'Nama yang disusul')
    expect(await nameFor(heard + 1)).toBe('Nama yang disusul')
  })

  it('is done without when it is gone', async () => {
    const gone = connectDatabase({
      connectionString: 'postgres://nobody:x@127.0.0.1:9/gone',
      name: 'gone',
      maxConnections: 2,
      statementTimeoutMs: 500,
      onError: () => {},
    })
    const nameFor = appWith(gone)
    expect(await nameFor(heard)).toBe('Nama di primer')
    expect(await nameFor()).toBe('Nama di primer')
    await gone.destroy()
  })

  it.each([
    { name: 'while it is asked what it has', ask: (newest: number) => newest + 1 },
    { name: 'while it answers', ask: (newest: number) => newest },
  ])('is done without when it hangs $name, and answers again when it goes on', async ({ ask }) => {
    // One connection that never gives up by itself, so whatever it is asked waits until its process goes on.
    const hanging = connectDatabase({
      connectionString: replica.connectionString,
      name: 'hanging',
      maxConnections: 1,
      statementTimeoutMs: 0,
      onError: () => {},
    })
    const nameFor = appWith(hanging)
    expect(await nameFor(heard)).toBe('Nama di replika')
    const { rows } = await sql`select pg_backend_pid() as pid`.execute(hanging)
    const [{ pid }] = v.parse(ProcessSchema, rows)
    // Also where the test gives up, or its database could not be dropped.
    onTestFinished(async () => {
      process.kill(pid, 'SIGCONT')
      await hanging.destroy()
    })
    process.kill(pid, 'SIGSTOP')
    expect(await nameFor(ask(heard))).toBe('Nama di primer')
    process.kill(pid, 'SIGCONT')
    await expect.poll(() => nameFor(heard), { timeout: 15_000 }).toBe('Nama di replika')
  })
})
