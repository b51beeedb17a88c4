import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestDatabase } from '../../../../scripts/test/test-database.mjs'
import { connectDatabase } from './connection.ts'

it('a connection that breaks in the middle of a transaction is told of and replaced', async () => {
  const server = await startTestDatabase()
  try {
    const broken = Promise.withResolvers<Error>()
    const database = connectDatabase({
      connectionString: await server.createDatabase('connection'),
      name: 'connection test',
      maxConnections: 2,
      statementTimeoutMs: 3_000,
      onError: broken.resolve,
    })
    const transaction = database.transaction().execute(async (own) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database)
      await broken.promise
      await sql`select 1`.execute(own)
    })
    await expect(transaction).rejects.toThrow()
    expect((await broken.promise).message).toContain('terminat')
    const { rows } = await sql`select 1 as one`.execute(database)
    expect(rows).toEqual([{ one: 1 }])
    await database.destroy()
  } finally {
    await server.stop()
  }
})
