import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '#cms/database/session.ts'
import { askRest, startService } from './service.ts'
import { askAs } from './staff.ts'

beforeAll(startService)

const password = 'kopi-hujan-sepeda-7'
const fresh = 'laut-kereta-malam-3'

function ask(method: string, path: string, body: unknown, { cookie = '', language = 'id' } = {}) {
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    origin: 'http://127.0.0.1:3001',
    cookie,
  }
  return askRest(path, { method, headers, body: JSON.stringify(body) })
}

async function signIn(email: string, word = password) {
  const answer = await ask('POST', 'users/login', { email, password: word })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Somebody who is signed in. */
async function account(role: 'admin' | 'editor' = 'editor') {
  const payload = await startService()
  const email = `akun-${crypto.randomUUID()}@test.example`
  const { id } = await payload.create({ collection: 'users', data: { email, password, name: 'Uji', role } })
  return { id, email, cookie: await signIn(email) }
}

async function fault(answer: Response) {
  const place = v.object({ path: v.string(), message: v.string() })
  const ErrorsSchema = v.object({
    errors: v.tuple([v.object({ data: v.object({ errors: v.tuple([place]) }) })]),
  })
  const [{ data }] = v.parse(ErrorsSchema, await answer.json()).errors
  return { status: answer.status, ...data.errors[0] }
}

describe('a new password of one’s own', () => {
  it.each([
    { language: 'id', current: undefined, says: 'Tulis kata sandi Anda saat ini' },
    { language: 'en', current: '', says: 'Give your current password' },
    { language: 'en', current: { x: 1 }, says: 'Give your current password' },
    { language: 'id', current: 'salah-salah-salah', says: 'Kata sandi saat ini salah' },
    { language: 'en', current: fresh, says: 'The current password is wrong' },
  ])('is refused with $current as the old one ($language)', async ({ language, current, says }) => {
    const { id, email, cookie } = await account()
    const change = { password: fresh, currentPassword: current }
    for (const path of [`users/${id}`, `users/0${id}`]) {
      const answer = await fault(await ask('PATCH', path, change, { cookie, language }))
      expect(answer).toMatchObject({ status: 400, path: 'currentPassword' })
      expect(answer.message).toContain(says)
    }
    const many = await ask('PATCH', `users?where[id][equals]=${id}`, change, { cookie, language })
    expect([many.status, await many.text()]).toEqual([400, expect.stringContaining(says)])
    expect(await signIn(email, fresh)).toBe('')
    expect(await signIn(email)).toContain('payload-token=')
  })

  it('is taken with the old one, which is not told again, and stands in the audit trail', async () => {
    const payload = await startService()
    const { id, email, cookie } = await account()
    const other = await signIn(email)
    const change = { password: fresh, currentPassword: password, name: 'Nama Baru' }
    const answer = await ask('PATCH', `users/${id}`, change, { cookie })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    for (const secret of [password, fresh]) expect(text).not.toContain(secret)
    expect(await signIn(email)).toBe('')
    // The session that asked goes on, all others have ended; the proof has left none.
    const me = async (session: string) =>
      (await ask('GET', 'users/me', undefined, { cookie: session })).json()
    expect(await me(other)).toMatchObject({ user: null })
    expect(await me(cookie)).toMatchObject({ user: { id, name: 'Nama Baru' } })
    const [sessions] = await query(
      payload,
      sql`select count(*)::int as count from users_sessions where _parent_id = ${id}`,
    )
    expect(sessions).toEqual({ count: 1 })
    const { totalDocs } = await payload.count({
      collection: 'audit-trail',
      where: { document: { equals: String(id) }, kind: { equals: 'passwordChanged' } },
    })
    expect(totalDocs).toBe(1)
    expect(await signIn(email, fresh)).toContain('payload-token=')
  })

  it('locks the account after five wrong old ones, then even the right one does not help', async () => {
    const { id, email, cookie } = await account()
    const change = (currentPassword: string) =>
      ask('PATCH', `users/${id}`, { password: fresh, currentPassword }, { cookie })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await change('salah-salah-salah')).status).toBe(400)
    }
    expect(await fault(await change(password))).toMatchObject({ path: 'currentPassword' })
    expect(await signIn(email)).toBe('')
    const payload = await startService()
    const { totalDocs } = await payload.count({
      collection: 'audit-trail',
      where: { document: { equals: String(id) }, detail: { like: 'locked' } },
    })
    expect(totalDocs).toBe(1)
  })

  it('is asked for the old one by few at once, so that connections are left', async () => {
    const { id, cookie } = await account()
    const change = { password: fresh, currentPassword: 'salah-salah-salah' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask('PATCH', `users/${id}`, change, { cookie })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]))
  })
})

describe('another address of one’s own', () => {
  it('is taken with the password alone, as links for a new one are sent there', async () => {
    const { id, email, cookie } = await account()
    const elsewhere = `lain-${email}`
    expect(await fault(await ask('PATCH', `users/${id}`, { email: elsewhere }, { cookie }))).toMatchObject({
      status: 400,
      path: 'currentPassword',
    })
    const change = { email: elsewhere, currentPassword: password }
    expect((await ask('PATCH', `users/${id}`, change, { cookie })).status).toBe(200)
    expect(await signIn(elsewhere)).toContain('payload-token=')
  })
})

describe('what needs no password', () => {
  it('is one’s own name, with the address as it was', async () => {
    const { id, email, cookie } = await account()
    const change = { name: 'Lain', email: email.toUpperCase() }
    expect((await ask('PATCH', `users/${id}`, change, { cookie })).status).toBe(200)
  })

  it('is an admin’s new password for somebody else', async () => {
    const { id, email } = await account()
    const answer = await askAs('admin', `users/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: fresh }),
    })
    expect(answer.status).toBe(200)
    expect(await signIn(email, fresh)).toContain('payload-token=')
  })

  it('is an admin’s own no more than an editor’s', async () => {
    const { id, cookie } = await account('admin')
    expect((await ask('PATCH', `users/${id}`, { password: fresh }, { cookie })).status).toBe(400)
  })
})
