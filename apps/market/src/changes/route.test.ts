import { epochQuery } from '@site/change-feed/epoch.ts'
import { ChangeSchema, HEARTBEAT_SECONDS, HelloSchema } from '@site/contracts/change-feed.ts'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteOldChanges, newestSequence } from '#market/database/change-log.ts'
import { writeChange } from '#market/database/write-change.ts'
import { eventReader } from '#market/test/event-reader.ts'
import { apiKey, startService, type TestService, testService } from '#market/test/start-service.ts'

const service = testService('migrated')

const readers: ReturnType<typeof eventReader>[] = []
afterEach(() => {
  vi.useRealTimers()
  return Promise.all(readers.splice(0).map((reader) => reader.cancel()))
})

async function follow(lastEventId?: number, { app }: Pick<TestService, 'app'> = service) {
  const response = await app.request('/apids/changes', {
    headers: {
      Authorization: `Bearer ${apiKey}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': String(lastEventId) }),
    },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const reader = eventReader(response)
  readers.push(reader)
  return reader
}

function change(...tags: string[]) {
  return service.database.transaction().execute((transaction) => writeChange(transaction, tags))
}

describe('the change feed', () => {
  it('rejects requests without its key', async () => {
    for (const authorization of ['', 'Bearer wrong', `bearer ${apiKey}`, `Bearer\t${apiKey}`, apiKey]) {
      const response = await service.get('/apids/changes', { authorization })
      expect(response.status).toBe(401)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
    }
  })

  it('sends hello with the newest sequence, and then each committed event', async () => {
    const reader = await follow()
    const newest = await newestSequence(service.database)
    const data = { sequence: newest, epoch: expect.stringMatching(/^\d+-\d+-[\dA-F]{8}-\d+$/) }
    expect(await reader.nextEvent()).toEqual({ event: 'hello', id: null, data })
    await change('company:SPLT', 'list:companies', 'company:SPLT')
    const event = await reader.nextEvent()
    expect(event?.event).toBe('change')
    const received = v.parse(ChangeSchema, event?.data)
    expect(received.tags).toEqual(['company:SPLT', 'list:companies'])
    expect(event?.id).toBe(String(received.sequence))
    expect(received.sequence).toBe(newest + 1)
  })

  it('does not send an event that was rolled back', async () => {
    const reader = await follow()
    await reader.nextEvent()
    const undone = service.database.transaction().execute(async (transaction) => {
      await writeChange(transaction, ['company:GONE'])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await change('company:REAL')
    expect(await reader.nextEvent()).toMatchObject({ data: { tags: ['company:REAL'] } })
  })

  it('does not lose an event that is committed late', async () => {
    const reader = await follow()
    await reader.nextEvent()
    // The slow transaction gets the lower sequence, so the fast one must wait for it.
    const slowHasWritten = Promise.withResolvers<void>()
    const slowMayCommit = Promise.withResolvers<void>()
    const slow = service.database.transaction().execute(async (transaction) => {
      await writeChange(transaction, ['company:SLOW'])
      slowHasWritten.resolve()
      await slowMayCommit.promise
    })
    await slowHasWritten.promise
    const fast = change('company:FAST')
    await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(1)
    slowMayCommit.resolve()
    await Promise.all([slow, fast])
    const first = await reader.nextEvent()
    const second = await reader.nextEvent()
    expect([first?.data, second?.data]).toMatchObject([
      { tags: ['company:SLOW'] },
      { tags: ['company:FAST'] },
    ])
    expect(Number(second?.id)).toBeGreaterThan(Number(first?.id))
  })

  it('sends missed events to a client that reconnects', async () => {
    await change('company:AAAA')
    const seen = await newestSequence(service.database)
    await change('company:BBBB')
    await change('company:CCCC')
    const reader = await follow(seen)
    expect(await reader.nextEvent()).toMatchObject({ event: 'hello', data: { sequence: seen + 2 } })
    expect(await reader.nextEvent()).toMatchObject({ id: String(seen + 1), data: { tags: ['company:BBBB'] } })
    expect(await reader.nextEvent()).toMatchObject({ id: String(seen + 2), data: { tags: ['company:CCCC'] } })
  })

  it('sends a reset to a client whose sequence is expired or from another database', async () => {
    await change('company:OLDE')
    const seen = await newestSequence(service.database)
    await change('company:OLDE')
    await change('company:NEWE')
    const newest = seen + 2
    await service.runSql(`update changes set at = now() - interval '31 days' where sequence <= ${seen + 1}`)
    await deleteOldChanges(service.database)
    for (const lastEventId of [seen, newest + 100]) {
      const reader = await follow(lastEventId)
      expect((await reader.nextEvent())?.event).toBe('hello')
      expect(await reader.nextEvent()).toEqual({
        event: 'reset',
        id: String(newest),
        data: { sequence: newest },
      })
    }
    const upToDate = await follow(newest)
    expect((await upToDate.nextEvent())?.event).toBe('hello')
    await change('company:NEXT')
    expect((await upToDate.nextEvent())?.event).toBe('change')
  })

  it('keeps its position when all events are old', async () => {
    await change('company:LAST')
    const newest = await newestSequence(service.database)
    await sql`update changes set at = now() - interval '31 days'`.execute(service.database)
    await deleteOldChanges(service.database)
    expect(await newestSequence(service.database)).toBe(newest)
  })

  it('sends a heartbeat within the documented interval', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const reader = await follow()
    await reader.nextEvent()
    vi.advanceTimersByTime(HEARTBEAT_SECONDS * 1_000)
    expect(await reader.next()).toMatchObject({ event: 'heartbeat' })
  })

  it('continues after its database connection was closed', async () => {
    const reader = await follow()
    await reader.nextEvent()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'change feed test' and datname = current_database()`.execute(service.database)
    await change('company:BACK')
    expect(await reader.nextEvent()).toMatchObject({ data: { tags: ['company:BACK'] } })
  })

  it('ends the stream when the service stops', async () => {
    const reader = await follow()
    await reader.nextEvent()
    service.streams.endAll()
    expect(await reader.nextEvent()).toBeNull()
  })

  it('ends a stream that was being opened when the service stopped', async () => {
    const opening = follow()
    service.streams.endAll()
    const reader = await opening
    expect((await reader.nextEvent())?.event).toBe('hello')
    expect(await reader.nextEvent()).toBeNull()
  })
})

describe('the epoch of the change feed', () => {
  /** Another database, whose table may be replaced. */
  let own: TestService
  beforeAll(async () => {
    own = await startService()
  })
  afterAll(() => own.stop())

  async function readEpoch(of: Pick<TestService, 'app'>) {
    const reader = await follow(undefined, of)
    return v.parse(HelloSchema, (await reader.nextEvent())?.data).epoch
  }

  /** Replaces the table like `pg_restore --clean`, on one connection while all others stay open. */
  async function restoreTable() {
    await sql`create table restored (like changes)`.execute(own.database)
    await sql`drop table changes`.execute(own.database)
    await sql`alter table restored rename to changes`.execute(own.database)
  }

  it('does not change when the table is rewritten, reindexed or altered', async () => {
    const before = await readEpoch(own)
    for (const statement of [
      'vacuum full changes',
      'reindex table changes',
      'alter table changes add extra int',
      'alter table changes alter extra type bigint',
      'alter table changes drop extra',
    ]) {
      await sql.raw(statement).execute(own.database)
    }
    expect(await readEpoch(own)).toBe(before)
  })

  it('differs between two databases of one server', async () => {
    expect(await readEpoch(own)).not.toBe(await readEpoch(service))
  })

  it('is readable by a role without rights', async () => {
    const read = service.database.transaction().execute(async (transaction) => {
      await sql`create role reader_of_epoch`.execute(transaction)
      await sql`set local role reader_of_epoch`.execute(transaction)
      const { rows } = await sql.raw(epochQuery).execute(transaction)
      await sql`reset role`.execute(transaction)
      await sql`drop role reader_of_epoch`.execute(transaction)
      return rows
    })
    expect(await read).toEqual([{ epoch: await readEpoch(service) }])
  })

  it('changes with a restored table, and ends open streams at the next heartbeat', async () => {
    const before = await readEpoch(own)
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const reader = await follow(undefined, own)
    await reader.nextEvent()
    await restoreTable()
    vi.advanceTimersByTime(HEARTBEAT_SECONDS * 1_000)
    vi.useRealTimers()
    expect(await reader.nextEvent()).toBeNull()
    expect(await readEpoch(own)).not.toBe(before)
  })

  it('ends open streams at once when a restore has closed the connections', async () => {
    const reader = await follow(undefined, own)
    await reader.nextEvent()
    await restoreTable()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'change feed test' and datname = current_database()`.execute(own.database)
    expect(await reader.nextEvent()).toBeNull()
  })
})

it('writeChange rejects an invalid tag', async () => {
  await expect(change('Company BQNS')).rejects.toThrow()
})

/** The number of statements in this database that wait for the lock of the feed. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(service.database)
  return rows.length
}
