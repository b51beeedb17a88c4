import crypto from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { faultOfAccounts } from '#cms/accounts/demo-accounts.ts'
import { forgotPassword } from '#cms/accounts/reset-mail.ts'
import { query } from '#cms/database/session.ts'
import { askRest, startService } from './service.ts'
import { askAs, session } from './staff.ts'

beforeAll(startService)

const password = 'kopi-hujan-sepeda-7'
const json = { 'content-type': 'application/json' }

async function account(role: 'admin' | 'editor' = 'editor') {
  const payload = await startService()
  const email = `akun-${crypto.randomUUID()}@test.example`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, name: 'Akun Uji', role },
  })
  return { id, email }
}

const send = (path: string, body: unknown, cookie = '') =>
  askRest(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...json, origin: 'http://127.0.0.1:3001', ...(cookie ? { cookie } : {}) },
  })

/** The cookie of somebody who has signed in as a browser does. */
async function signIn(email: string, word = password): Promise<string> {
  const answer = await send('users/login', { email, password: word })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const isSignedIn = async (cookie: string) => {
  const answer = await askRest('users/me', { headers: { cookie, origin: 'http://127.0.0.1:3001' } })
  return v.parse(v.object({ user: v.unknown() }), await answer.json()).user !== null
}

describe('a password', () => {
  it.each([
    { language: 'id', says: 'paling sering dipakai' },
    { language: 'en', says: 'among the most common' },
  ] as const)('that is common is refused beside its field ($language)', async ({ language, says }) => {
    const { id } = await account()
    const answer = await askAs('admin', `users/${id}`, {
      method: 'PATCH',
      language,
      headers: json,
      body: JSON.stringify({ password: 'Password12345' }),
    })
    expect(answer.status).toBe(400)
    const [error] = v.parse(v.object({ errors: v.array(v.unknown()) }), await answer.json()).errors
    expect(error).toMatchObject({
      data: { errors: [{ path: 'password', message: expect.stringContaining(says) }] },
    })
  })

  it('may not have the name of its account in it, when the account is made or later', async () => {
    const payload = await startService()
    const data = {
      email: 'rahayu@test.example',
      name: 'Rahayu',
      role: 'editor',
      password: 'xx-rahayu-xx-99',
    } as const
    await expect(payload.create({ collection: 'users', data })).rejects.toThrow(/nama/)
    const { id } = await account()
    const later = payload.update({
      collection: 'users',
      id,
      data: { password: 'akun-uji-malam-9', name: 'Malam' },
    })
    await expect(later).rejects.toThrow(/nama/)
  })

  it('may not be made of the names that the settings give the firm', async () => {
    const { id } = await account()
    const answer = await askAs('admin', `users/${id}`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ password: 'Wirasana Sekuritas Indonesia' }),
    })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('nama perusahaan atau aplikasi'),
    ])
  })

  it('is judged when it is set by a link of a mail, too, and the link is good once', async () => {
    const payload = await startService()
    const { email } = await account()
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    expect((await send('users/reset-password', { token, password: 'Password12345' })).status).toBe(400)
    const fresh = 'laut-kereta-malam-3'
    expect((await send('users/reset-password', { token, password: fresh })).status).toBe(200)
    expect((await send('users/reset-password', { token, password: fresh })).status).toBe(403)
    expect(await signIn(email, fresh)).toContain('payload-token=')
  })

  it.each([{ token: 5 }, { name: null }])('is judged whatever stands beside it: %j', async (beside) => {
    const { id } = await account()
    const answer = await askAs('admin', `users/${id}`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ password: 'Password12345', ...beside }),
    })
    expect(await answer.text()).toContain('paling sering dipakai')
  })

  it('of ten thousand characters is not even hashed', async () => {
    const { email } = await account()
    expect((await send('users/login', { email, password: 'a'.repeat(10_000) })).status).toBe(401)
  })
})

describe('a session', () => {
  it('ends when its owner signs out, for whoever has copied the cookie', async () => {
    const { email } = await account()
    const cookie = await signIn(email)
    expect(await isSignedIn(cookie)).toBe(true)
    expect((await send('users/logout', {}, cookie)).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('ends after an hour without use, and with a new password', async () => {
    const payload = await startService()
    const { id, email } = await account()
    const cookie = await signIn(email)
    const [, body = ''] = cookie.split('=')[1]?.split('.') ?? []
    const claims = v.parse(
      v.object({ exp: v.number(), iat: v.number() }),
      JSON.parse(Buffer.from(body, 'base64url').toString()),
    )
    expect(claims.exp - claims.iat).toBe(3600)
    await payload.update({ collection: 'users', id, data: { password: 'laut-kereta-malam-3' } })
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('is not lengthened beyond twelve hours', async () => {
    const payload = await startService()
    const { id, email } = await account()
    const cookie = await signIn(email)
    expect((await send('users/refresh-token', {}, cookie)).status).toBe(200)
    const begin = (interval: string) =>
      query(
        payload,
        sql`update users_sessions set created_at = now() - ${interval}::interval where _parent_id = ${id}`,
      )
    await begin('11 hours')
    expect((await send('users/refresh-token', {}, cookie)).status).toBe(200)
    await begin('13 hours')
    expect((await send('users/refresh-token', {}, cookie)).status).toBe(403)
  })

  it('loses the rights of its owner at once', async () => {
    const payload = await startService()
    const { id, email } = await account('admin')
    const cookie = await signIn(email)
    const read = () =>
      askRest('audit-trail?limit=1', { headers: { cookie, origin: 'http://127.0.0.1:3001' } })
    expect((await read()).status).toBe(200)
    await payload.update({ collection: 'users', id, data: { role: 'editor' } })
    expect((await read()).status).toBe(403)
  })

  it('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await account()
    const answer = await send('users/login', { email, password })
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const elsewhere = await askRest('users/me', { headers: { cookie, origin: 'https://evil.example' } })
    expect(await elsewhere.json()).toMatchObject({ user: null })
  })
})

describe('a link for a new password', () => {
  it('is sent once in five minutes, whoever asks, and nobody learns whether the account is there', async () => {
    const payload = await startService()
    const { email } = await account()
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    const answers = []
    for (const asked of [email, email, email.toUpperCase(), 'nobody@test.example']) {
      const answer = await send('users/forgot-password', { email: asked })
      answers.push([answer.status, await answer.text()])
    }
    expect(new Set(answers.map(String)).size).toBe(1)
    const other = await account()
    await send('users/forgot-password', { email: other.email })
    // They are worked off one after another.
    await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ to: other.email })
    expect(sent).toHaveBeenCalledTimes(2)
    sent.mockRestore()
  })

  it.each([
    { email: { equals: 'a' } },
    { email: ['a@test.example', 'b@test.example'] },
    { email: { $ne: null } },
    { email: 7 },
    { email: null },
    {},
    [],
  ])('is not sent for %j', async (body) => {
    const payload = await startService()
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    expect((await send('users/forgot-password', body)).status).toBe(400)
    expect(sent).not.toHaveBeenCalled()
    sent.mockRestore()
  })

  it.each([{ like: '' }, { exists: true }, [''], null, 1])(
    'has a token that is a text, not %j',
    async (token) => {
      const { status } = await send('users/reset-password', { token, password })
      expect(status).toBe(403)
    },
  )

  it('leads to the address of our settings, whatever host the request named', async () => {
    const html = forgotPassword.generateEmailHTML({ token: 'abc"><script>' })
    expect(html).toContain('http://127.0.0.1:3001/admin/reset/abc%22%3E%3Cscript%3E')
    expect(html).not.toContain('<script>')
  })
})

describe('an account', () => {
  it('can only be made by an admin, once there is one', async () => {
    await session('admin')
    const data = { email: 'first@test.example', password, name: 'Pertama', role: 'admin' }
    expect((await send('users/first-register', data)).status).toBe(403)
    const byEditor = await askAs('editor', 'users', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(data),
    })
    expect(byEditor.status).toBe(403)
  })

  it('is not given rights by fields that its owner sends along', async () => {
    const { user } = await session('reviewer')
    const body = {
      role: 'admin',
      _strategy: 'x',
      collection: 'users',
      sessions: [],
      lockUntil: null,
      loginAttempts: 0,
    }
    await askAs('reviewer', `users/${user}`, { method: 'PATCH', headers: json, body: JSON.stringify(body) })
    const payload = await startService()
    expect(await payload.findByID({ collection: 'users', id: user })).toMatchObject({ role: 'reviewer' })
  })

  it('is locked for everybody after five wrong passwords, and only an admin opens it', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send('users/login', { email, password: 'salah' })).status).toBe(401)
    }
    expect((await send('users/login', { email, password })).status).toBe(401)
    const unlock = (role: 'editor' | 'admin') =>
      askAs(role, 'users/unlock', { method: 'POST', headers: json, body: JSON.stringify({ email }) })
    expect((await unlock('editor')).status).toBe(403)
    expect((await send('users/login', { email, password })).status).toBe(401)
    expect((await unlock('admin')).status).toBe(200)
    expect((await send('users/login', { email, password })).status).toBe(200)
  })
})

describe('who tries to sign in', () => {
  /** What is hashed with what, which is nearly all that signing in takes. */
  async function attempt(email: string, word = 'salah') {
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    const answer = await send('users/login', { email, password: word })
    const work = hashing.mock.calls.map(([, , iterations, bytes, digest]) => ({ iterations, bytes, digest }))
    hashing.mockRestore()
    return { status: answer.status, said: await answer.text(), work }
  }

  it('cannot tell an account that is unknown or locked from a wrong password', async () => {
    const { id, email } = await account()
    const payload = await startService()
    const wrong = await attempt(email)
    expect(wrong).toMatchObject({ status: 401, work: [{ digest: 'sha256' }] })
    expect(await attempt('nobody@test.example')).toEqual(wrong)
    for (let tries = 1; tries < 5; tries += 1) expect(await attempt(email)).toEqual(wrong)
    expect(await attempt(email)).toEqual(wrong)
    expect(await attempt(email, password)).toEqual(wrong)
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { and: [{ subject: { equals: 'users' } }, { document: { equals: String(id) } }] },
    })
    expect(docs.filter(({ detail }) => detail?.startsWith('locked'))).toHaveLength(1)
  })

  it('is refused no sooner where nothing had to be hashed', async () => {
    const started = performance.now()
    expect(await attempt('nobody@test.example', 'a'.repeat(10_000))).toMatchObject({ status: 401, work: [] })
    expect(performance.now() - started).toBeGreaterThan(490)
  })

  it('is not taken for somebody else by the KELVIN SIGN', async () => {
    const payload = await startService()
    const email = `kelvin-${crypto.randomUUID()}@test.example`
    await payload.create({
      collection: 'users',
      data: { email, password, name: 'Akun Uji', role: 'editor' },
    })
    expect(await attempt(email.replace('k', '\u212a'), password)).toMatchObject({ status: 401 })
    expect(await attempt(email, password)).toMatchObject({ status: 200 })
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    await send('users/forgot-password', { email: email.replace('k', '\u212a') })
    const other = await account()
    await send('users/forgot-password', { email: other.email })
    await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ to: other.email })
    expect(sent).toHaveBeenCalledTimes(1)
    sent.mockRestore()
  })

  it('waits while two others are let in, and is sent away where more wait than can be heard', async () => {
    const { pbkdf2 } = crypto
    let most = 0
    let now = 0
    const hashing = vi
      .spyOn(crypto, 'pbkdf2')
      .mockImplementation((...[word, salt, , bytes, digest, done]) => {
        now += 1
        most = Math.max(most, now)
        pbkdf2(word, salt, 1, bytes, digest, (error, key) => {
          now -= 1
          done(error, key)
        })
      })
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => send('users/login', { email: 'nobody@test.example', password: 'x' })),
    )
    hashing.mockRestore()
    expect(most).toBe(2)
    const sentAway = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(sentAway).toHaveLength(50)
    expect(sentAway[0]?.headers.get('retry-after')).toBe('5')
  })
})

describe('the accounts of the demonstration', () => {
  const visited = { NODE_ENV: 'production', SITE_URL: 'https://www.sekuritas.co.id', DATA: 'real' } as const

  it('keep a site from starting where visitors come, unless it is said to be a demonstration', async () => {
    const payload = await startService()
    expect(await faultOfAccounts(payload, visited)).toBeNull()
    const data = { email: 'editor@wirasana.example', password, name: 'Editor', role: 'editor' } as const
    const { id } = await payload.create({ collection: 'users', data })
    expect(await faultOfAccounts(payload, visited)).toContain('1 of the accounts are the demonstration')
    expect(await faultOfAccounts(payload, { ...visited, DATA: 'demo' })).toBeNull()
    expect(await faultOfAccounts(payload, { ...visited, SITE_URL: 'http://localhost:3000' })).toBeNull()
    await payload.delete({ collection: 'users', id })
  })
})
