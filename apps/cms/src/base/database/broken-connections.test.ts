import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { execute, payload } from '../../../test/service.ts'
import { handleBrokenConnections } from './broken-connections.ts'
import { wholeNumber } from './row-values.ts'
import { runTransaction } from './run-transaction.ts'
import { findPostgres, inLongTransaction, inTransaction } from './session.ts'

const silenceMs = 1_000
const PidSchema = v.tuple([v.object({ pid: wholeNumber })])

// Other files use the same connections; the last limit applies.
afterAll(() => handleBrokenConnections(payload))

// An uncaught exception would fail the run.
it('a connection that breaks between two statements is replaced, and nothing else fails', async () => {
  handleBrokenConnections(payload)
  const ended = Promise.withResolvers<void>()
  findPostgres(payload).pool.once('acquire', (client) => client.once('end', ended.resolve))
  const work = runTransaction(payload, (req) =>
    inTransaction(req, async (session) => {
      const { rows } = await session.execute(sql`select pg_backend_pid() as pid`)
      const [{ pid }] = v.parse(PidSchema, rows)
      await execute(sql`select pg_terminate_backend(${pid})`)
      await ended.promise
      await session.execute(sql`select 1`)
    }),
  )
  await expect(work).rejects.toThrow()
  expect(await execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

it('a connection on which PostgreSQL stops responding is replaced', async () => {
  handleBrokenConnections(payload, silenceMs)
  const work = runTransaction(payload, (req) =>
    inTransaction(req, async (session) => {
      const { rows } = await session.execute(sql`select pg_backend_pid() as pid`)
      const [{ pid }] = v.parse(PidSchema, rows)
      onTestFinished(() => void process.kill(pid, 'SIGCONT'))
      process.kill(pid, 'SIGSTOP')
      await session.execute(sql`select 1`)
    }),
  )
  await expect(work).rejects.toThrow()
  // As many as the pool has, so that none is blocked by the silent one.
  const { max } = findPostgres(payload).pool.options
  const queries = Array.from({ length: max }, () => execute(sql`select pg_sleep(0.05)`))
  expect(await Promise.all(queries)).toHaveLength(max)
})

it('a long transaction may exceed the timeout of pages', async () => {
  handleBrokenConnections(payload, silenceMs)
  const { rows } = await inLongTransaction(60_000, async (session) =>
    session.execute(sql`select 1 as one from pg_sleep(${(2 * silenceMs) / 1000})`),
  )
  expect(rows).toEqual([{ one: 1 }])
})
