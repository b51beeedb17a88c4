import { sql } from '@payloadcms/db-postgres'
import { requestScope } from '@site/operations/request-scope.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'
import { hashVisitor } from '#cms/base/privacy/keyed-hash.ts'
import { listIdleTransactions } from '../../../test/broken-tables.ts'
import { execute, payload } from '../../../test/service.ts'
import {
  loadSignIns,
  loadTrail,
  makeAccount,
  newPassword,
  password,
  requestFromAdmin,
  signIn,
} from '../../../test/staff.ts'
import { findLastSignIn } from './record-sign-ins.ts'

const [adminOrigin = ''] = adminOrigins(environment)
const wrong = 'kata-yang-salah'

const signInFrom = (network: string, email: string, secret = password) =>
  requestScope.run({ requestId: network, network }, () => signIn(email, secret))

/** The user of a session, as the admin's pages get it. */
async function findUser(cookie: string) {
  const { user } = await payload.auth({ headers: new Headers({ cookie, origin: adminOrigin }) })
  if (user === null) throw new Error('There is no session.')
  return user
}

const CountsSchema = v.array(v.object({ attempts: v.pipe(v.string(), v.transform(Number)) }))

/** The counts of failed sign-ins without an account, one for each hour. */
async function countUnknown(): Promise<number[]> {
  const rows = await execute(
    sql`select attempts from audit_trail where kind = 'signInFailed' and document is null order by id`,
  )
  return v.parse(CountsSchema, rows).map(({ attempts }) => attempts)
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const sumAttempts = (rows: { attempts?: number | null }[]) => sum(rows.map(({ attempts }) => attempts ?? 0))

describe('a sign-in', () => {
  it('is recorded with the account, a hash of the network and the time of the session', async () => {
    const { id, email } = await makeAccount()
    const cookie = await signInFrom('192.0.2.7', email)
    const [entry, ...others] = await loadSignIns(id)
    expect(others).toEqual([])
    const person = { hand: 'person', actor: email, actorId: id, title: email }
    expect(entry).toMatchObject({ kind: 'signedIn', ...person, network: hashVisitor('192.0.2.7') })
    expect(JSON.stringify(entry)).not.toContain('192.0.2.7')
    const [session] = (await findUser(cookie)).sessions ?? []
    expect(entry?.createdAt).toBe(session?.createdAt)
  })

  it('by a link for a new password is recorded, too', async () => {
    const { id, email } = await makeAccount()
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await requestFromAdmin('users/reset-password', { json: { token, password: newPassword } })
    expect((await loadSignIns(id)).map(({ kind }) => kind)).toEqual(['signedIn'])
  })

  it('is not recorded for a refreshed session, a check of the current password, or the service itself', async () => {
    const { id, email } = await makeAccount()
    const cookie = await signIn(email)
    await requestFromAdmin('users/refresh-token', { cookie, json: {} })
    const json = { password: newPassword, currentPassword: password }
    expect((await requestFromAdmin(`users/${id}`, { method: 'PATCH', cookie, json })).status).toBe(200)
    await payload.login({ collection: 'users', data: { email, password: newPassword } })
    expect(await loadSignIns(id)).toHaveLength(1)
  })

  it('fails if it cannot be recorded, and leaves no open transaction', async () => {
    const { id, email } = await makeAccount()
    await execute(sql`alter table audit_trail add constraint no_more check (kind <> 'signedIn') not valid`)
    const response = await requestFromAdmin('users/login', { json: { email, password } })
    await execute(sql`alter table audit_trail drop constraint no_more`)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([500, null])
    expect(await execute(sql`select id from users_sessions where _parent_id = ${id}`)).toEqual([])
    await expect.poll(listIdleTransactions).toEqual([])
  })
})

describe('failed sign-ins', () => {
  it('are counted in one row per account and hour, also while the account is locked', async () => {
    const { id, email } = await makeAccount()
    for (let tries = 0; tries < 5; tries += 1) await signIn(email, wrong)
    await signIn(email.toUpperCase(), password)
    const rows = await loadSignIns(id)
    for (const row of rows) expect(row).toMatchObject({ kind: 'signInFailed', title: email, actor: null })
    expect(sumAttempts(rows)).toBe(6)
    // The hour can end between two attempts.
    expect(new Set(rows.map(({ createdAt }) => createdAt.slice(0, 13))).size).toBe(rows.length)
    expect((await loadTrail(id)).map(({ kind }) => kind)).toEqual(['added', 'changed'])
  })

  it('are counted in a new row in the next hour', async () => {
    const { id, email } = await makeAccount()
    await execute(sql`insert into audit_trail (kind, hand, subject, document, title, attempts, created_at) values
      ('signInFailed', 'service', 'users', ${String(id)}, ${email}, 3, now() - interval '1 hour')`)
    await signIn(email, wrong)
    expect((await loadSignIns(id)).map(({ attempts }) => attempts)).toEqual([3, 1])
  })

  it('are all counted for concurrent attempts', async () => {
    const { id, email } = await makeAccount()
    await Promise.all([1, 2, 3].map((network) => signInFrom(`192.0.2.${network}`, email, wrong)))
    expect(sumAttempts(await loadSignIns(id))).toBe(3)
  })

  it('of any number of unknown accounts share one row, without what was entered', async () => {
    const before = await countUnknown()
    const typed = ['nobody@test.example', 'kata-sandi-di-kolom-yang-salah', '\u212ari@test.example']
    for (const email of [...typed, `${'a'.repeat(5000)}@test.example`]) await signIn(email, wrong)
    const after = await countUnknown()
    expect(sum(after) - sum(before)).toBe(4)
    // One more row at most, if the hour changed or had none.
    expect(after.length - before.length).toBeLessThanOrEqual(1)
    const rows = await execute(sql`select distinct title, actor, network from audit_trail
      where kind = 'signInFailed' and document is null`)
    expect(rows).toEqual([{ title: null, actor: null, network: null }])
  })

  it.each([
    'attempts = attempts + 2',
    'attempts = attempts - 1',
    'attempts = null',
    "attempts = attempts + 1, title = 'somebody else'",
    "attempts = attempts + 1, created_at = now() - interval '3 years'",
  ])('cannot be changed otherwise: %s', async (change) => {
    const { id, email } = await makeAccount()
    await signIn(email, wrong)
    const [row] = await loadSignIns(id)
    const update = execute(sql`update audit_trail set ${sql.raw(change)} where id = ${row?.id}`)
    await expect(update).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('the last sign-in', () => {
  it('is the one before the present session', async () => {
    const { email } = await makeAccount()
    const first = await findUser(await signIn(email))
    expect(await findLastSignIn(payload, first)).toBeNull()
    await signIn(email, wrong)
    const second = await findUser(await signIn(email))
    const third = await findUser(await signIn(email))
    const start = ({ sessions }: typeof first) => new Date(sessions?.at(-1)?.createdAt ?? '')
    expect(await findLastSignIn(payload, second)).toEqual(start(first))
    expect(await findLastSignIn(payload, third)).toEqual(start(second))
  })

  it('is never that of another account, and unknown without a session', async () => {
    await signIn((await makeAccount()).email)
    const { id, email } = await makeAccount()
    expect(await findLastSignIn(payload, await findUser(await signIn(email)))).toBeNull()
    expect(await findLastSignIn(payload, { id })).toBeNull()
  })
})
