import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wholeNumber } from '#cms/database/row-values.ts'
import { query } from '#cms/database/session.ts'
import { adminOrigins, environment } from '#cms/environment.ts'
import { askRest, startService } from './service.ts'

const RowsSchema = v.array(v.object({ id: wholeNumber }))
const password = 'kopi-hujan-sepeda-7'
const [origin = ''] = adminOrigins(environment)

async function admins(): Promise<number[]> {
  const rows = await query(await startService(), sql`select id from users where role = 'admin' order by id`)
  return v.parse(RowsSchema, rows).map(({ id }) => id)
}

/** Those of other tests, who are no admins here. */
const others: number[] = []
const setRole = async (ids: readonly number[], role: 'admin' | 'editor') =>
  query(
    await startService(),
    sql`update users set role = ${role} where id = any(${`{${ids.join(',')}}`}::int[])`,
  )

beforeAll(async () => {
  await startService()
  others.push(...(await admins()))
})
beforeEach(async () => {
  await setRole(await admins(), 'editor')
})
afterAll(async () => {
  await setRole(others, 'admin')
})

async function makeAdmin() {
  const payload = await startService()
  const email = `admin-${crypto.randomUUID()}@test.example`
  const data = { email, password, name: 'Admin Uji', role: 'admin' } as const
  const { id } = await payload.create({ collection: 'users', data })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  const headers = {
    origin,
    cookie: `${payload.config.cookiePrefix}-token=${token}`,
    'content-type': 'application/json',
    'accept-language': 'en',
  }
  const ask = (path: string, method: 'PATCH' | 'DELETE', body: object = {}) =>
    askRest(path, { method, headers, body: JSON.stringify(body) })
  return { id, ask }
}

const both = (one: number, other: number) => `users?where[id][in]=${one},${other}`

describe('the last admin', () => {
  it('keeps that role, beside its field, and the account', async () => {
    const { id, ask } = await makeAdmin()
    const changed = await ask(`users/${id}`, 'PATCH', { role: 'editor' })
    expect([changed.status, await changed.json()]).toEqual([
      400,
      expect.objectContaining({
        errors: [
          expect.objectContaining({
            data: { errors: [{ path: 'role', message: expect.stringContaining('the last admin') }] },
          }),
        ],
      }),
    ])
    const deleted = await ask(`users/${id}`, 'DELETE')
    expect([deleted.status, await deleted.text()]).toEqual([400, expect.stringContaining('the last admin')])
    expect((await ask(`users/${id}`, 'PATCH', { name: 'Nama lain' })).status).toBe(200)
    expect(await admins()).toEqual([id])
  })

  it('may go once there is another', async () => {
    const { id, ask } = await makeAdmin()
    const other = await makeAdmin()
    expect((await ask(`users/${id}`, 'PATCH', { role: 'editor' })).status).toBe(200)
    expect(await admins()).toEqual([other.id])
  })

  it.each([
    { what: 'changes', method: 'PATCH', body: { role: 'editor' } },
    { what: 'deletes', method: 'DELETE', body: {} },
  ] as const)('is the one that is left of a request that $what all of them', async ({ method, body }) => {
    const one = await makeAdmin()
    const other = await makeAdmin()
    expect(await (await one.ask(both(one.id, other.id), method, body)).text()).toContain('the last admin')
    expect(await admins()).toHaveLength(1)
  })

  it('is one of two who take the role from each other at the same time', async () => {
    const one = await makeAdmin()
    const other = await makeAdmin()
    const answers = await Promise.all([
      one.ask(`users/${other.id}`, 'PATCH', { role: 'editor' }),
      other.ask(`users/${one.id}`, 'PATCH', { role: 'editor' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  })

  it('is no matter of accounts that are none', async () => {
    const { ask } = await makeAdmin()
    const payload = await startService()
    const data = { email: `e-${crypto.randomUUID()}@test.example`, password, name: 'Editor' } as const
    const { id } = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
    expect((await ask(`users/${id}`, 'DELETE')).status).toBe(200)
  })
})
