import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { execute } from '../../../test/service.ts'
import { makeAccount, password, requestFromAdmin, signIn } from '../../../test/staff.ts'

const RowsSchema = v.array(v.object({ id: wholeNumber }))

async function admins(): Promise<number[]> {
  const rows = await execute(sql`select id from users where role = 'admin' order by id`)
  return v.parse(RowsSchema, rows).map(({ id }) => id)
}

/** Makes the admins of other tests editors. */
const others: number[] = []
const setRole = async (ids: readonly number[], role: 'admin' | 'editor') =>
  execute(sql`update users set role = ${role} where id = any(${`{${ids.join(',')}}`}::int[])`)

beforeAll(async () => {
  others.push(...(await admins()))
})
beforeEach(async () => setRole(await admins(), 'editor'))
afterAll(() => setRole(others, 'admin'))

async function makeAdmin() {
  const { id, email } = await makeAccount('admin')
  const cookie = await signIn(email)
  const send = (path: string, method: 'PATCH' | 'DELETE', json: object = {}) =>
    requestFromAdmin(path, { method, cookie, language: 'en', json: { ...json, currentPassword: password } })
  return { id, send }
}

describe('the last admin', () => {
  it('keeps role and account, with the reason at the field', async () => {
    const { id, send } = await makeAdmin()
    const changed = await send(`users/${id}`, 'PATCH', { role: 'editor' })
    expect(changed.status).toBe(400)
    expect(await changed.json()).toMatchObject({
      errors: [{ data: { errors: [{ path: 'role', message: expect.stringContaining('the last admin') }] } }],
    })
    const deleted = await send(`users/${id}`, 'DELETE')
    expect([deleted.status, await deleted.text()]).toEqual([400, expect.stringContaining('the last admin')])
    expect((await send(`users/${id}`, 'PATCH', { name: 'Nama lain' })).status).toBe(200)
    expect(await admins()).toEqual([id])
  })

  it('may leave the role once there is another, and may delete an editor', async () => {
    const { id, send } = await makeAdmin()
    const editor = await makeAccount('editor')
    expect((await send(`users/${editor.id}`, 'DELETE')).status).toBe(200)
    const other = await makeAdmin()
    expect((await send(`users/${id}`, 'PATCH', { role: 'editor' })).status).toBe(200)
    expect(await admins()).toEqual([other.id])
  })

  it.each([
    { what: 'changes', method: 'PATCH', json: { role: 'editor' } },
    { what: 'deletes', method: 'DELETE', json: {} },
  ] as const)('remains after a request that $what all admins', async ({ method, json }) => {
    const [one, other] = [await makeAdmin(), await makeAdmin()]
    const response = await one.send(`users?where[id][in]=${one.id},${other.id}`, method, json)
    expect(await response.text()).toContain('the last admin')
    expect(await admins()).toHaveLength(1)
  })

  it('remains if two admins demote each other concurrently', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()]
    const responses = await Promise.all([
      one.send(`users/${other.id}`, 'PATCH', { role: 'editor' }),
      other.send(`users/${one.id}`, 'PATCH', { role: 'editor' }),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  })
})
