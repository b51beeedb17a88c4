import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#market/test/test-database.ts'
import { connectDatabase, type MarketDatabase } from './connection.ts'

const ProcessSchema = v.tuple([v.object({ pid: v.number() })])

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let connectionString: string

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty')
  connectionString = testDatabase.connectionString
})
afterAll(() => testDatabase.drop())

async function loadProcessId(database: MarketDatabase): Promise<number> {
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(database)
  return v.parse(ProcessSchema, rows)[0].pid
}

it('a connection that breaks during a transaction is reported and replaced', async () => {
  const broken = Promise.withResolvers<Error>()
  const database = connectDatabase({
    connectionString,
    name: 'connection test',
    maxConnections: 2,
    statementTimeoutMs: 3_000,
    onError: broken.resolve,
  })
  onTestFinished(() => database.destroy())
  const transaction = database.transaction().execute(async (own) => {
    await sql`select pg_terminate_backend(${await loadProcessId(own)})`.execute(database)
    await broken.promise
    await sql`select 1`.execute(own)
  })
  await expect(transaction).rejects.toThrow()
  expect((await broken.promise).message).toContain('terminat')
  const { rows } = await sql`select 1 as one`.execute(database)
  expect(rows).toEqual([{ one: 1 }])
})

describe('the only connection of a pool', () => {
  const openAt = (address: string) => {
    const database = connectDatabase({
      connectionString: address,
      name: 'idle timeout test',
      maxConnections: 1,
      statementTimeoutMs: 1_000,
      onError: () => {},
    })
    onTestFinished(() => database.destroy())
    return database
  }

  it('is replaced when PostgreSQL hangs', async () => {
    const database = openAt(connectionString)
    const pid = await loadProcessId(database)
    onTestFinished(() => void process.kill(pid, 'SIGCONT'))
    process.kill(pid, 'SIGSTOP')
    await expect(sql`select 1`.execute(database)).rejects.toThrow('No data from the database for')
    expect(await loadProcessId(database)).not.toBe(pid)
  })

  it('is replaced when the network drops packets, even in a transaction', async () => {
    const network = await startNetwork(connectionString)
    const database = openAt(network.address)
    const transaction = database.transaction().execute(async (own) => {
      await sql`select 1`.execute(own)
      network.swallow()
      await sql`select 1`.execute(own)
    })
    await expect(transaction).rejects.toThrow()
    network.carry()
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
  })
})

/** A proxy between service and database that can drop data silently. */
async function startNetwork(to: string) {
  const { hostname, port } = new URL(to)
  let isSwallowing = false
  const tie = (from: Socket, into: Socket) => {
    from.on('data', (chunk) => isSwallowing || into.write(chunk))
    from.on('error', () => undefined)
    from.on('close', () => into.destroy())
  }
  const between = createServer((near) => {
    const far = connect(Number(port), hostname)
    tie(near, far)
    tie(far, near)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  onTestFinished(() => void between.close())
  const address = new URL(to)
  const own = between.address()
  address.host = `127.0.0.1:${typeof own === 'object' && own !== null ? own.port : ''}`
  return {
    address: address.href,
    swallow() {
      isSwallowing = true
    },
    carry() {
      isSwallowing = false
    },
  }
}
