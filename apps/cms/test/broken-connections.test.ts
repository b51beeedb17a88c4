import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { hearBrokenConnections } from '#cms/database/broken-connections.ts'
import { wholeNumber } from '#cms/database/row-values.ts'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { inTransaction, postgresOf, query } from '#cms/database/session.ts'
import { startService } from './service.ts'

const PidSchema = v.tuple([v.object({ pid: wholeNumber })])

// An exception that nobody catches fails the run.
it('a connection that breaks between two statements of a transaction is replaced, and ends nothing else', async () => {
  const payload = await startService()
  hearBrokenConnections(payload)
  const ended = Promise.withResolvers<void>()
  postgresOf(payload).pool.once('acquire', (client) => client.once('end', ended.resolve))
  const work = runTransaction(payload, (req) =>
    inTransaction(req, async (session) => {
      const { rows } = await session.execute(sql`select pg_backend_pid() as pid`)
      const [{ pid }] = v.parse(PidSchema, rows)
      await query(payload, sql`select pg_terminate_backend(${pid})`)
      await ended.promise
      await session.execute(sql`select 1`)
    }),
  )
  await expect(work).rejects.toThrow()
  expect(await query(payload, sql`select 1 as one`)).toEqual([{ one: 1 }])
})
