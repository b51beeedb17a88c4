import crypto from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { brand, demoDomain } from '@site/brand/names.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { execute, payload, requestRest } from '../../../test/service.ts'
import {
  loadTrail,
  makeAccount,
  newPassword,
  password,
  readRejection,
  requestAs,
  requestFromAdmin,
  session,
  signIn,
} from '../../../test/staff.ts'
import { demoAccountError } from './demo-accounts.ts'
import { resetMail } from './reset-mail.ts'

const isSignedIn = async (cookie: string) => {
  const response = await requestFromAdmin('users/me', { cookie })
  return v.parse(v.object({ user: v.unknown() }), await response.json()).user !== null
}

describe('a new password', () => {
  it.each([
    { change: {}, language: 'id', expected: 'paling sering dipakai' },
    { change: {}, language: 'en', expected: 'among the most common' },
    { change: { token: 5 }, language: 'en', expected: 'among the most common' },
    { change: { name: null }, language: 'en', expected: 'among the most common' },
    { change: { password: brand.legalName }, language: 'en', expected: 'our company or app' },
    { change: { password: 'kopi-malam-hujan-9', name: 'Malam' }, language: 'en', expected: 'name or email' },
  ] as const)('is rejected at its field: $change ($language)', async ({ change, language, expected }) => {
    const { id } = await makeAccount()
    const json = { password: 'Password12345', ...change }
    const response = await requestAs('admin', `users/${id}`, { method: 'PATCH', language, json })
    const { status, errors } = await readRejection(response)
    expect(status).toBe(400)
    expect(errors).toContainEqual({ path: 'password', message: expect.stringContaining(expected) })
  })

  it('is validated when set by an emailed link, which works once', async () => {
    const { email } = await makeAccount()
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const reset = async (word: string) =>
      (await requestFromAdmin('users/reset-password', { json: { token, password: word } })).status
    const statuses = [await reset('Password12345'), await reset(newPassword), await reset(newPassword)]
    expect(statuses).toEqual([400, 200, 403])
    expect(await signIn(email, newPassword)).toContain('payload-token=')
  })
})

describe('a session', () => {
  it('ends when its owner signs out, also for a copied cookie', async () => {
    const cookie = await signIn((await makeAccount()).email)
    expect(await isSignedIn(cookie)).toBe(true)
    expect((await requestFromAdmin('users/logout', { cookie, json: {} })).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('ends after an hour without use, and with a new password', async () => {
    const { id, email } = await makeAccount()
    const cookie = await signIn(email)
    const [, body = ''] = cookie.split('=')[1]?.split('.') ?? []
    const claims = v.parse(
      v.object({ exp: v.number(), iat: v.number() }),
      JSON.parse(Buffer.from(body, 'base64url').toString()),
    )
    expect(claims.exp - claims.iat).toBe(3600)
    await payload.update({ collection: 'users', id, data: { password: newPassword } })
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('is refreshed for twelve hours and no longer', async () => {
    const { id, email } = await makeAccount()
    const cookie = await signIn(email)
    const refresh = async (age: string) => {
      await execute(
        sql`update users_sessions set created_at = now() - ${age}::interval where _parent_id = ${id}`,
      )
      return (await requestFromAdmin('users/refresh-token', { cookie, json: {} })).status
    }
    expect([await refresh('11 hours'), await refresh('13 hours')]).toEqual([200, 403])
  })

  it("loses its owner's rights at once", async () => {
    const { id, email } = await makeAccount('admin')
    const cookie = await signIn(email)
    const read = async () => (await requestFromAdmin('audit-trail?limit=1', { cookie })).status
    expect(await read()).toBe(200)
    await payload.update({ collection: 'users', id, data: { role: 'editor' } })
    expect(await read()).toBe(403)
  })

  it('has an HttpOnly, SameSite cookie', async () => {
    const { email } = await makeAccount()
    const response = await requestFromAdmin('users/login', { json: { email, password } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const header = response.headers.get('set-cookie') ?? ''
    expect(header).toMatch(/HttpOnly.*SameSite=Lax/)
    const cookie = header.split(';')[0] ?? ''
    const elsewhere = await requestFromAdmin('users/me', { cookie, origin: 'https://evil.example' })
    expect(await elsewhere.json()).toMatchObject({ user: null })
    const headers = { cookie, 'sec-fetch-site': 'same-site' }
    expect(await (await requestRest('users/me', { headers })).json()).toMatchObject({ user: null })
  })
})

describe('a link for a new password', () => {
  const requestLink = (json: unknown) => requestFromAdmin('users/forgot-password', { json })

  it('is sent once a minute, with the same response for every address', async () => {
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    const [{ email }, other] = [await makeAccount(), await makeAccount()]
    const responses = []
    // The Kelvin sign becomes a k in lower case: another account must not be found by it.
    const similar = [email, email.toUpperCase(), 'nobody@test.example', email.replace('k', '\u212a')]
    for (const address of [email, ...similar]) {
      const response = await requestLink({ email: address })
      responses.push(`${response.status} ${await response.text()}`)
    }
    expect(new Set(responses).size).toBe(1)
    await requestLink({ email: other.email })
    // They are processed sequentially.
    await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ to: other.email })
    expect(sent).toHaveBeenCalledTimes(2)
    sent.mockRestore()
  })

  it('is sent after its token is committed, and may be requested again at once when the mail server fails', async () => {
    const { email } = await makeAccount()
    const stored: unknown[] = []
    const sent = vi.spyOn(payload.email, 'sendEmail').mockImplementation(async () => {
      // On a connection of its own, which reads committed rows only.
      const token = sql`select reset_password_token as token from users where email = ${email}`
      stored.push(...(await execute(token)))
      throw new Error('The mail server is down.')
    })
    await requestLink({ email })
    await expect.poll(() => stored).toEqual([{ token: expect.any(String) }])
    const isReleased = async () =>
      (await execute(sql`select from users where email = ${email} and reset_password_requested_at is null`))
        .length
    await expect.poll(isReleased).toBe(1)
    await requestLink({ email })
    await expect.poll(() => stored.length).toBe(2)
    sent.mockRestore()
  })

  it.each([
    { email: { equals: 'a' } },
    { email: ['a@test.example', 'b@test.example'] },
    { email: 7 },
    { email: null },
    {},
    [],
  ])('is not sent for %j', async (body) => {
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    expect((await requestLink(body)).status).toBe(400)
    expect(sent).not.toHaveBeenCalled()
    sent.mockRestore()
  })

  it.each([{ like: '' }, { exists: true }, [''], null, 1])('is rejected with the token %j', async (token) => {
    const { status } = await requestFromAdmin('users/reset-password', { json: { token, password } })
    expect(status).toBe(403)
  })

  it('uses the configured origin, with the token escaped', () => {
    const { html, text } = resetMail('abc"><script>')
    for (const part of [html, text]) {
      expect(part).toContain('http://127.0.0.1:3001/admin/reset/abc%22%3E%3Cscript%3E')
      expect(part).not.toContain('<script>')
    }
  })
})

describe('an account', () => {
  it('cannot be created without a session, not even the first one', async () => {
    await session('admin')
    const json = { email: 'first@test.example', password, name: 'Pertama', role: 'admin' }
    expect((await requestFromAdmin('users/first-register', { json })).status).toBe(403)
  })

  it('cannot be created, read, changed or unlocked by other editors', async () => {
    const { id, email } = await makeAccount()
    const json = { email: 'baru@test.example', password, name: 'Baru', role: 'admin' }
    const statuses = [
      await requestAs('editor', 'users', { json }),
      await requestAs('editor', `users/${id}`),
      await requestAs('editor', `users/${id}`, { method: 'PATCH', json: { name: 'x' } }),
      await requestAs('editor', 'users/unlock', { json: { email } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 404, 403, 403])
    const list = await requestAs('editor', 'users')
    expect(await list.json()).toMatchObject({ docs: [{ id: (await session('editor')).user }], totalDocs: 1 })
  })

  it('gets no rights from additional fields that its owner sends', async () => {
    const { user } = await session('reviewer')
    const fields = { role: 'admin', _strategy: 'x', collection: 'users', sessions: [], lockUntil: null }
    await requestAs('reviewer', `users/${user}`, { method: 'PATCH', json: { ...fields, name: 'Baru' } })
    const stored = await payload.findByID({ collection: 'users', id: user })
    expect(stored).toMatchObject({ role: 'reviewer', name: 'Baru' })
  })

  it('that is locked can be unlocked by admins only', async () => {
    const { id, email } = await makeAccount()
    await execute(sql`update users set lock_until = now() + interval '15 minutes' where id = ${id}`)
    expect(await signIn(email)).toBe('')
    expect((await requestFromAdmin('users/unlock', { json: { email } })).status).toBe(401)
    expect((await requestAs('admin', 'users/unlock', { json: { email } })).status).toBe(200)
    expect(await signIn(email)).not.toBe('')
  })
})

describe('signing in', () => {
  /** Records the hashing, which is nearly all the work of signing in. */
  async function attempt(email: string, word = 'salah') {
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    const response = await requestFromAdmin('users/login', { json: { email, password: word } })
    const work = hashing.mock.calls.map(([, , iterations, bytes, digest]) => ({ iterations, bytes, digest }))
    hashing.mockRestore()
    return { status: response.status, body: await response.text(), work }
  }

  it('is rejected in the same way for a wrong password, an unknown account and a locked account', async () => {
    const { id, email } = await makeAccount()
    const wrong = await attempt(email)
    expect(wrong).toMatchObject({ status: 401, work: [{ digest: 'sha256', iterations: 600_000 }] })
    expect(await attempt('nobody@test.example')).toEqual(wrong)
    for (let tries = 1; tries < 5; tries += 1) expect(await attempt(email)).toEqual(wrong)
    expect(await attempt(email, password)).toEqual(wrong)
    const trail = await loadTrail(id)
    expect(trail.filter(({ detail }) => detail?.startsWith('locked'))).toHaveLength(1)
  })

  it('does not revert a role that changes while the password is hashed', async () => {
    const { id, email } = await makeAccount('admin')
    const { pbkdf2 } = crypto
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hashing = vi.spyOn(crypto, 'pbkdf2').mockImplementation((...args) => {
      begun.resolve()
      void held.promise.then(() => pbkdf2(...args))
    })
    const cookie = signIn(email)
    await begun.promise
    await execute(sql`update users set role = 'reviewer' where id = ${id}`)
    held.resolve()
    expect(await isSignedIn(await cookie)).toBe(true)
    hashing.mockRestore()
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ role: 'reviewer' })
  })

  it('takes as long for a password that is too long to be hashed', async () => {
    const started = performance.now()
    expect(await attempt('nobody@test.example', 'a'.repeat(10_000))).toMatchObject({ status: 401, work: [] })
    expect(performance.now() - started).toBeGreaterThan(490)
  })

  it('does not treat the Kelvin sign as a k', async () => {
    const { email } = await makeAccount()
    expect(await attempt(email.replace('k', '\u212a'), password)).toMatchObject({ status: 401 })
    expect(await attempt(email, password)).toMatchObject({ status: 200 })
  })

  it('rejects only a network with four requests in progress (429)', async () => {
    const { email } = await makeAccount()
    const { pbkdf2 } = crypto
    const held = Promise.withResolvers<void>()
    const hashing = vi
      .spyOn(crypto, 'pbkdf2')
      .mockImplementation((...args) => void held.promise.then(() => pbkdf2(...args)))
    const signInFrom = (network: string, word: string) =>
      requestScope.run({ requestId: network, network }, async () => {
        const json = { email: network === '192.0.2.9' ? email : 'nobody@test.example', password: word }
        return requestFromAdmin('users/login', { json })
      })
    const flood = Array.from({ length: 20 }, () => signInFrom('192.0.2.1', 'salah'))
    const rejected = await Promise.race(flood)
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '5'])
    const other = signInFrom('192.0.2.9', password)
    held.resolve()
    expect((await other).status).toBe(200)
    const responses = await Promise.all(flood)
    hashing.mockRestore()
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(4)
  })
})

describe('a page on another site', () => {
  // A form can send these without a CORS preflight; foreign-requests.test.ts has every site.
  const headers = { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' }
  const form = (fields: object) =>
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(fields)}\r\n--x--\r\n`

  it.each([
    { path: 'users/login', fields: (email: string) => ({ email, password }) },
    { path: 'users/forgot-password', fields: (email: string) => ({ email }) },
    { path: 'users/reset-password', fields: () => ({ token: 'x', password: newPassword }) },
    { path: 'users/unlock', fields: (email: string) => ({ email }) },
    { path: 'users/first-register', fields: (email: string) => ({ email, password, name: 'X' }) },
    { path: 'users/refresh-token', fields: () => ({}) },
    { path: 'users/logout', fields: () => ({}) },
  ])('is rejected at $path', async ({ path, fields }) => {
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    const { email } = await makeAccount()
    const response = await requestRest(path, { method: 'POST', headers, body: form(fields(email)) })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    expect(sent).not.toHaveBeenCalled()
    sent.mockRestore()
  })
})

describe('the demo accounts', () => {
  const visited = { NODE_ENV: 'production', SITE_URL: 'https://www.sekuritas.co.id', DATA: 'real' } as const

  it('prevent a public site from starting, unless DATA is demo', async () => {
    expect(await demoAccountError(payload, visited)).toBeNull()
    const data = { email: `editor@${demoDomain}`, password, name: 'Editor', role: 'editor' } as const
    const { id } = await payload.create({ collection: 'users', data })
    expect(await demoAccountError(payload, visited)).toContain('1 demo accounts')
    expect(await demoAccountError(payload, { ...visited, DATA: 'demo' })).toBeNull()
    expect(await demoAccountError(payload, { ...visited, SITE_URL: 'http://localhost:3000' })).toBeNull()
    await payload.delete({ collection: 'users', id })
  })
})
