import crypto from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import type { Role } from '#cms/base/access/has-role.ts'
import { execute } from '../../../test/service.ts'
import {
  loadTrail,
  makeAccount,
  newPassword,
  password,
  readRejection,
  requestFromAdmin,
  signIn,
} from '../../../test/staff.ts'

async function signedIn(role: Role = 'editor') {
  const { id, email } = await makeAccount(role)
  const cookie = await signIn(email)
  const change = (json: object, language: 'id' | 'en' = 'en', path = `users/${id}`) =>
    requestFromAdmin(path, { method: 'PATCH', cookie, language, json })
  return { id, email, cookie, change }
}

const needsPassword = { status: 400, errors: [{ path: 'currentPassword' }] }

describe('a new password for one’s own account', () => {
  it.each([
    { language: 'id', current: undefined, expected: 'Masukkan kata sandi Anda saat ini' },
    { language: 'en', current: '', expected: 'Enter your current password' },
    { language: 'en', current: { x: 1 }, expected: 'Enter your current password' },
    { language: 'id', current: 'salah-salah-salah', expected: 'Kata sandi saat ini salah' },
    { language: 'en', current: newPassword, expected: 'The current password is wrong' },
  ] as const)(
    'is rejected with the current password $current ($language)',
    async ({ language, current, expected }) => {
      const { id, email, change } = await signedIn()
      const json = { password: newPassword, currentPassword: current }
      for (const path of [`users/${id}`, `users/0${id}`]) {
        const message = expect.stringContaining(expected)
        expect(await readRejection(await change(json, language, path))).toEqual({
          status: 400,
          errors: [{ path: 'currentPassword', message }],
        })
      }
      const many = await change(json, language, `users?where[id][equals]=${id}`)
      expect([many.status, await many.text()]).toEqual([400, expect.stringContaining(expected)])
      expect(await signIn(email)).toContain('payload-token=')
    },
  )

  it('is accepted with the current one, which no response contains, and ends all other sessions', async () => {
    const { id, email, cookie, change } = await signedIn()
    const other = await signIn(email)
    const response = await change({ password: newPassword, currentPassword: password, name: 'Nama Baru' })
    expect(response.status).toBe(200)
    const text = await response.text()
    for (const secret of [password, newPassword]) expect(text).not.toContain(secret)
    expect(await signIn(email)).toBe('')
    const me = async (session: string) => (await requestFromAdmin('users/me', { cookie: session })).json()
    expect(await me(other)).toMatchObject({ user: null })
    expect(await me(cookie)).toMatchObject({ user: { id, name: 'Nama Baru' } })
    // Checking the current password must not leave a session.
    const sessions = await execute(sql`select id from users_sessions where _parent_id = ${id}`)
    expect(sessions).toHaveLength(1)
    expect(await signIn(email, newPassword)).toContain('payload-token=')
  })

  it('locks the account after five wrong current passwords', async () => {
    const { id, email, change } = await signedIn()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await change({ password: newPassword, currentPassword: 'salah-salah-salah' })
      expect(wrong.status).toBe(400)
    }
    const right = await change({ password: newPassword, currentPassword: password })
    expect(await readRejection(right)).toMatchObject({ errors: [{ path: 'currentPassword' }] })
    expect(await signIn(email)).toBe('')
    const trail = await loadTrail(id)
    expect(trail.filter(({ detail }) => detail?.startsWith('locked'))).toHaveLength(1)
  })

  it('is checked for three concurrent requests and rejected for more (429), so that connections stay free', async () => {
    const { change } = await signedIn()
    const { pbkdf2 } = crypto
    const held = Promise.withResolvers<void>()
    const hashing = vi
      .spyOn(crypto, 'pbkdf2')
      .mockImplementation((...args) => void held.promise.then(() => pbkdf2(...args)))
    const json = { password: newPassword, currentPassword: 'salah-salah-salah' }
    const responses = Array.from({ length: 6 }, () => change(json))
    expect((await Promise.race(responses)).status).toBe(429)
    held.resolve()
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    hashing.mockRestore()
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
  })

  it('requires the current one from admins, too', async () => {
    const { change } = await signedIn('admin')
    expect((await change({ password: newPassword })).status).toBe(400)
  })
})

describe('a new address for one’s own account', () => {
  it('requires the current password, as reset links are sent there', async () => {
    const { email, change } = await signedIn()
    const elsewhere = `lain-${email}`
    expect(await readRejection(await change({ email: elsewhere }))).toMatchObject(needsPassword)
    expect((await change({ email: elsewhere, currentPassword: password })).status).toBe(200)
    expect(await signIn(elsewhere)).toContain('payload-token=')
  })

  it('is not required for a change of case or name', async () => {
    const { email, change } = await signedIn()
    expect((await change({ name: 'Lain', email: email.toUpperCase() })).status).toBe(200)
  })
})

describe('another account', () => {
  const newcomer = () => ({
    email: `baru-${crypto.randomUUID()}@test.example`,
    password: newPassword,
    name: 'Baru',
    role: 'admin',
  })

  it('can be created by an admin only with the admin’s current password', async () => {
    const { cookie } = await signedIn('admin')
    const create = (json: object) => requestFromAdmin('users', { cookie, language: 'en', json })
    for (const json of [newcomer(), { ...newcomer(), currentPassword: newPassword }]) {
      expect(await readRejection(await create(json))).toMatchObject(needsPassword)
    }
    expect((await create({ ...newcomer(), currentPassword: password })).status).toBe(201)
  })

  const changes = [{ password: newPassword }, { email: 'lain' }, { role: 'admin' }]
  it.each(changes)('can change its %j only with the admin’s current password', async (change) => {
    const { cookie } = await signedIn('admin')
    const { id, email } = await makeAccount()
    const json = 'email' in change ? { email: `lain-${email}` } : change
    const asPatch = { method: 'PATCH', language: 'en' } as const
    const send = (currentPassword?: string, path = `users/${id}`) =>
      requestFromAdmin(path, { ...asPatch, cookie, json: { ...json, currentPassword } })
    expect(await readRejection(await send())).toMatchObject(needsPassword)
    const many = await send(undefined, `users?where[id][equals]=${id}`)
    expect([many.status, await many.text()]).toEqual([400, expect.stringContaining('current password')])
    expect((await send('salah-salah-salah')).status).toBe(400)
    expect((await send(password)).status).toBe(200)
  })

  it('can be renamed and saved unchanged without it', async () => {
    const { cookie } = await signedIn('admin')
    const { id, email } = await makeAccount()
    const json = { name: 'Lain', email, role: 'editor' }
    expect((await requestFromAdmin(`users/${id}`, { method: 'PATCH', cookie, json })).status).toBe(200)
  })

  it('can be changed together with one’s own by one check', async () => {
    const { id, cookie, email } = await signedIn('admin')
    const other = await makeAccount('editor')
    const json = { role: 'admin', password: newPassword, currentPassword: password }
    const path = `users?where[id][in]=${id},${other.id}`
    expect((await requestFromAdmin(path, { method: 'PATCH', cookie, json })).status).toBe(200)
    for (const account of [email, other.email]) expect(await signIn(account, newPassword)).not.toBe('')
  })
})
