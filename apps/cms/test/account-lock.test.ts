import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellOfLock } from '#cms/accounts/tell-of-lock.ts'
import { query } from '#cms/database/session.ts'
import { someAddress } from './forms.ts'
import { MailBoxes } from './mail-boxes.ts'
import { askRest, startService } from './service.ts'

let boxes: MailBoxes

beforeAll(async () => {
  boxes = await MailBoxes.open()
})
afterAll(() => boxes.close())

async function account() {
  const payload = await startService()
  const email = someAddress()
  const data = { email, password: 'kopi-hujan-sepeda-7', name: 'Rahayu', role: 'editor' } as const
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email }
}

const post = (path: string, body: unknown) =>
  askRest(`users/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const signIn = (email: string, password: string) => post('login', { email, password })

async function lock(email: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn(email, 'kata-yang-salah')
}

describe('an account that is locked', () => {
  it('tells its owner in both languages when, for how long and what to do, also when the mail server was away', async () => {
    const { email } = await account()
    await boxes.whileAway(() => lock(email))
    await boxes.owedSince('2026-12-03T19:05:00+07:00')
    await lock(email)
    const [mail, ...others] = await boxes.at(email)
    expect(others).toEqual([])
    expect(mail?.email.to).toEqual([{ name: 'Rahayu', address: email }])
    expect(mail?.email.subject).toBe('Akun Anda dikunci / Your account is locked')
    for (const part of [mail?.email.text, mail?.email.html]) {
      expect(part).toContain('dikunci pada Kamis, 3 Desember 2026, 19.05 WIB')
      expect(part).toContain('terbuka sendiri setelah 15 menit')
      expect(part).toContain('locked on Thursday, December 3, 2026, 19:05 WIB')
      expect(part).toContain('http://127.0.0.1:3001/admin/forgot')
    }
    expect(mail?.email.html).toMatch(/<div lang="id">.*<hr><div lang="en">/)
    expect(mail?.raw).not.toContain('kata-yang-salah')
  })

  it('is told of once, by however many attempts that find it so', async () => {
    const payload = await startService()
    const { id, email } = await account()
    await query(payload, sql`update users set lock_until = now() + interval '15 minutes' where id = ${id}`)
    await Promise.all(Array.from({ length: 8 }, () => tellOfLock(payload, id)))
    expect(await boxes.at(email)).toHaveLength(1)
    const { totalDocs } = await payload.count({
      collection: 'audit-trail',
      where: { document: { equals: String(id) }, detail: { like: 'locked' } },
    })
    expect(totalDocs).toBe(1)
  })

  it('is told of again when it is locked again', async () => {
    const payload = await startService()
    const { id, email } = await account()
    await lock(email)
    await query(payload, sql`update users set lock_until = now() - interval '1 second' where id = ${id}`)
    await query(payload, sql`update mails set created_at = now() - interval '15 minutes'`)
    await lock(email)
    expect(await boxes.at(email)).toHaveLength(2)
  })

  it('opens at once with a new password, as its mail says', async () => {
    const payload = await startService()
    const { email } = await account()
    await lock(email)
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await post('reset-password', { token, password: 'laut-kereta-malam-3' })
    expect((await signIn(email, 'laut-kereta-malam-3')).status).toBe(200)
  })

  it('is not told of where it is not locked, or gone', async () => {
    const payload = await startService()
    const { id, email } = await account()
    await signIn(email, 'kata-yang-salah')
    expect(await boxes.at(email)).toEqual([])
    await query(payload, sql`update users set lock_until = now() + interval '15 minutes' where id = ${id}`)
    await tellOfLock(payload, id)
    await payload.delete({ collection: 'users', id })
    expect(await boxes.at(email)).toEqual([])
  })
})
