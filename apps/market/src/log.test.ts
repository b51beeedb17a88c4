import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketDatabase } from './database/connection.ts'
import { serviceLog } from './log.ts'
import { createTestDatabase, openTestDatabase } from './test/test-database.ts'

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let database: MarketDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty')
  database = openTestDatabase(testDatabase.connectionString)
  await sql`create table kept (code text unique, day date, check (length(code) < 20))`.execute(database)
  await sql`insert into kept values ('BUDI')`.execute(database)
})
afterAll(async () => {
  await database.destroy()
  await testDatabase.drop()
})

async function failure(statement: string, parameters: unknown[]): Promise<unknown> {
  return database.executeQuery(CompiledQuery.raw(statement, parameters)).then(
    () => null,
    (error: unknown) => error,
  )
}

describe('the log of the market service', () => {
  it.each([
    { name: 'a number', statement: 'select $1::integer', code: '22P02' },
    { name: 'a day', statement: 'insert into kept (day) values ($1::text::date)', code: '22007' },
    { name: 'JSON', statement: 'select $1::json', code: '22P02' },
    { name: 'a search', statement: 'select to_tsquery($1)', code: '42601', value: 'BUDI " & & (' },
    { name: 'a duplicate key', statement: 'insert into kept values ($1)', code: '23505' },
    { name: 'a row', statement: 'insert into kept values ($1 || repeat($1, 9))', code: '23514' },
  ])('contains no parameter values of a failed statement: $name', async (one) => {
    const lines: string[] = []
    const log = serviceLog('market', 'info', { write: (line) => lines.push(line) })
    const err = await failure(one.statement, [one.value ?? 'BUDI'])
    log.error({ err }, 'request failed')
    log.error({ err })
    log.error({ err }, undefined)
    log.error({ err: new Error('outside', { cause: err }), path: '/' })
    log.error(err)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request failed', err: { type: 'DatabaseError', code: one.code } },
      { msg: expect.any(String), err: { stack: expect.stringContaining('    at ') } },
      { msg: expect.any(String), err: { stack: expect.stringContaining('    at ') } },
      { msg: 'outside', err: { message: 'outside', cause: expect.any(String) } },
      { err: { code: one.code } },
    ])
    expect(lines.join('')).not.toContain('BUDI')
  })

  it('contains unknown identifiers of our own statements', async () => {
    const lines: string[] = []
    const log = serviceLog('market', 'info', { write: (line) => lines.push(line) })
    log.error({ err: await failure('select unknown_word', []) })
    expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'column "unknown_word" does not exist' })
  })
})
