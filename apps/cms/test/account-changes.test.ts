import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { query } from '#cms/database/session.ts'
import { someAddress } from './forms.ts'
import { MailBoxes } from './mail-boxes.ts'
import { askRest, startService } from './service.ts'
import { askAs } from './staff.ts'

const password = 'kopi-hujan-sepeda-7'
const fresh = 'laut-kereta-malam-3'

let boxes: MailBoxes

beforeAll(async () => {
  boxes = await MailBoxes.open()
})
afterAll(() => boxes.close())

async function account() {
  const payload = await startService()
  const email = someAddress()
  const data = { email, password, name: 'Rahayu', role: 'editor' } as const
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email }
}

const sent = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** As its owner, who signs in for it. */
async function changeOwn({ id, email }: { id: number; email: string }, body: object, search = '') {
  const payload = await startService()
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  const init = sent('PATCH', body)
  const cookie = `${payload.config.cookiePrefix}-token=${token}`
  return askRest(`users/${id}${search}`, {
    ...init,
    headers: { ...init.headers, cookie, origin: 'http://127.0.0.1:3001' },
  })
}

const changeAsAdmin = (id: number, body: object, search = '') =>
  askAs('admin', `users/${id}${search}`, sent('PATCH', body))

async function resetByLink(email: string) {
  const payload = await startService()
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const answer = await askRest('users/reset-password', sent('POST', { token, password: fresh }))
  return { token, status: answer.status }
}

const OwedSchema = v.array(v.object({ kind: v.string(), recipient: v.nullable(v.string()) }))

async function owedTo(id: number) {
  const rows = await query(
    await startService(),
    sql`select kind, recipient from mails where account_id = ${id} order by kind`,
  )
  return v.parse(OwedSchema, rows)
}

const sessionsOf = async (id: number) =>
  (await query(await startService(), sql`select id from users_sessions where _parent_id = ${id}`)).length

/** The whole mail as the box gets it, whatever its encoding. */
const wholeOf = ({ raw, email }: Awaited<ReturnType<MailBoxes['at']>>[number]) =>
  [raw, email.subject, email.text, email.html].join('\n')

describe('a new password', () => {
  it('is told to the owner in both languages: when, what has ended and what to do, also when the mail server was away', async () => {
    const payload = await startService()
    const owner = await account()
    const { id, email } = owner
    await payload.login({ collection: 'users', data: { email, password } })
    await boxes.whileAway(async () => {
      expect((await changeOwn(owner, { password: fresh, currentPassword: password })).status).toBe(200)
    })
    // As the mail says: of the two sessions the one that asked is left.
    expect(await sessionsOf(id)).toBe(1)
    await boxes.owedSince('2026-12-03T19:05:00+07:00')
    const [mail, ...others] = await boxes.at(email)
    expect(others).toEqual([])
    // The address has done its work.
    expect(await owedTo(id)).toEqual([{ kind: 'passwordChanged', recipient: null }])
    expect(mail?.email.to).toEqual([{ name: 'Rahayu', address: email }])
    expect(mail?.email.subject).toBe('Kata sandi Anda diganti / Your password was changed')
    for (const part of [mail?.email.text, mail?.email.html]) {
      expect(part).toContain('diganti pada Kamis, 3 Desember 2026, 19.05 WIB')
      expect(part).toContain('Semua sesi selain yang dipakai untuk menggantinya telah berakhir.')
      expect(part).toContain('changed on Thursday, December 3, 2026, 19:05 WIB')
      expect(part).toContain('All sessions but the one that changed it have ended.')
      expect(part).toContain('http://127.0.0.1:3001/admin/forgot')
    }
    expect(mail?.email.html).toMatch(/<div lang="id">.*<hr><div lang="en">/)
  })

  it('is told of once, whoever set it, and the mail holds neither password nor token', async () => {
    const payload = await startService()
    const byOwner = await account()
    const byAdmin = await account()
    const byLink = await account()
    await changeOwn(byOwner, { password: fresh, currentPassword: password, name: 'Rahayu Baru' })
    await changeAsAdmin(byAdmin.id, { password: fresh })
    const { token, status } = await resetByLink(byLink.email)
    expect(status).toBe(200)
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { document: { equals: String(byLink.id) }, kind: { equals: 'passwordChanged' } },
    })
    const { id: actorId, email: actor } = byLink
    expect(docs).toMatchObject([{ hand: 'person', actorId, actor, detail: 'link in a mail' }])
    expect(await sessionsOf(byAdmin.id)).toBe(0)
    for (const { email } of [byOwner, byAdmin, byLink]) {
      const [mail, ...others] = await boxes.at(email)
      if (mail === undefined) throw new Error('There is no mail.')
      expect(others).toEqual([])
      expect(mail.email.subject).toContain('Your password was changed')
      for (const secret of [password, fresh, token]) expect(wholeOf(mail)).not.toContain(secret)
    }
  })

  it('is not told of when it is refused or undone', async () => {
    const payload = await startService()
    const owner = await account()
    const { id, email } = owner
    const wrong = await changeOwn(owner, { password: fresh, currentPassword: 'salah-salah-salah' })
    expect(wrong.status).toBe(400)
    expect((await changeAsAdmin(id, { password: 'Password12345' })).status).toBe(400)
    const used = await askRest('users/reset-password', sent('POST', { token: 'tidak-ada', password: fresh }))
    expect(used.status).toBe(403)
    const undone = runTransaction(payload, async (req) => {
      await payload.update({ collection: 'users', id, data: { password: fresh }, req })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await owedTo(id)).toEqual([])
    expect(await boxes.at(email)).toEqual([])
  })

  it.each([
    { name: 'by an admin', set: ({ id }: { id: number }) => changeAsAdmin(id, { password: fresh }) },
    { name: 'by a link', set: ({ email }: { email: string }) => resetByLink(email) },
  ])('is not set $name where its mail and its entry in the trail cannot be written', async ({ set }) => {
    const payload = await startService()
    const owner = await account()
    await query(
      payload,
      sql.raw(`create function refuse_mail() returns trigger language plpgsql
        as $$ begin raise exception 'no mail'; end $$`),
    )
    await query(
      payload,
      sql`create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`,
    )
    try {
      expect((await set(owner)).status).toBe(500)
    } finally {
      await query(payload, sql`drop function refuse_mail cascade`)
    }
    const { email } = owner
    await payload.login({ collection: 'users', data: { email, password } })
    // Polled: others may be between two statements.
    const leftOpen = () =>
      query(
        payload,
        sql`select pid from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
      )
    await expect.poll(leftOpen).toEqual([])
    const { totalDocs } = await payload.count({
      collection: 'audit-trail',
      where: { document: { equals: String(owner.id) }, kind: { equals: 'passwordChanged' } },
    })
    expect(totalDocs).toBe(0)
  })
})

describe('another address', () => {
  it('is told to the one before, with the new one masked, and once', async () => {
    const payload = await startService()
    const owner = await account()
    const email = someAddress()
    const change = { email, currentPassword: password }
    expect((await changeOwn(owner, change, '?select[name]=true')).status).toBe(200)
    await query(payload, sql`update mails set created_at = '2026-12-03T19:05:00+07:00'`)
    const [mail, ...others] = await boxes.at(owner.email)
    if (mail === undefined) throw new Error('There is no mail.')
    expect(others).toEqual([])
    expect(await boxes.at(email)).toEqual([])
    expect(mail.email.to).toEqual([{ name: 'Rahayu', address: owner.email }])
    expect(mail.email.subject).toBe(
      'Alamat surel akun Anda diganti / The address of your account was changed',
    )
    const masked = `${email[0]}…@${email.split('@')[1]}`
    for (const part of [mail.email.text, mail.email.html]) {
      expect(part).toContain('diganti pada Kamis, 3 Desember 2026, 19.05 WIB')
      expect(part).toContain(`Alamatnya sekarang ${masked}.`)
      expect(part).toContain('segera beri tahu admin')
      expect(part).toContain('changed on Thursday, December 3, 2026, 19:05 WIB')
      expect(part).toContain(`It is ${masked} now.`)
      expect(part).toContain('tell an admin at once')
    }
    for (const secret of [email, password]) expect(wholeOf(mail)).not.toContain(secret)
  })

  it('is told to the one before with a new password set at once or while that mail waits', async () => {
    const atOnce = await account()
    await changeAsAdmin(atOnce.id, { email: someAddress(), password: fresh })
    const oneByOne = await account()
    await changeAsAdmin(oneByOne.id, { password: fresh })
    await changeAsAdmin(oneByOne.id, { email: someAddress() })
    for (const { id, email } of [atOnce, oneByOne]) {
      expect(await owedTo(id)).toEqual([
        { kind: 'passwordChanged', recipient: email },
        { kind: 'emailChanged', recipient: email },
      ])
    }
    for (const { email } of [atOnce, oneByOne]) expect(await boxes.at(email)).toHaveLength(2)
  })

  it('is not told of when another account has it, or it is the same in capitals', async () => {
    const { id, email } = await account()
    const other = await account()
    expect((await changeAsAdmin(id, { email: other.email })).status).toBe(400)
    expect((await changeAsAdmin(id, { email: email.toUpperCase() })).status).toBe(200)
    expect(await owedTo(id)).toEqual([])
  })

  it('is not told of once the account is gone', async () => {
    const payload = await startService()
    const { id, email } = await account()
    await changeAsAdmin(id, { email: someAddress(), password: fresh })
    await payload.delete({ collection: 'users', id })
    expect(await boxes.at(email)).toEqual([])
  })

  it('leaves the one before in the list of mails for admins alone', async () => {
    const { id, email } = await account()
    await changeAsAdmin(id, { email: someAddress() })
    const read = async (role: 'admin' | 'editor', where: string) => {
      const answer = await askAs(role, `mails?limit=100&${where}`)
      return { status: answer.status, hasAddress: (await answer.text()).includes(email) }
    }
    const kind = 'where[kind][equals]=emailChanged'
    expect(await read('admin', kind)).toEqual({ status: 200, hasAddress: true })
    expect(await read('editor', kind)).toEqual({ status: 200, hasAddress: false })
    const byAddress = `where[recipient][equals]=${encodeURIComponent(email)}`
    expect(await read('editor', byAddress)).toEqual({ status: 400, hasAddress: false })
  })
})

describe('what is told to nobody', () => {
  it('is an account that is made, signing in, another name and another role', async () => {
    const payload = await startService()
    const owner = await account()
    const { id, email } = owner
    await payload.login({ collection: 'users', data: { email, password } })
    expect((await changeOwn(owner, { name: 'Rahayu Baru' }, '?select[name]=true')).status).toBe(200)
    expect((await changeAsAdmin(id, { role: 'reviewer' }, '?select[email]=false')).status).toBe(200)
    expect(await owedTo(id)).toEqual([])
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { document: { equals: String(id) } },
      sort: 'id',
    })
    expect(docs).toMatchObject([{ kind: 'added' }, { kind: 'roleChanged', detail: 'editor → reviewer' }])
  })
})
