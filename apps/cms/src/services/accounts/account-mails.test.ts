import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { listIdleTransactions, whileMailInsertsFail } from '../../../test/broken-tables.ts'
import { someAddress } from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { execute, payload } from '../../../test/service.ts'
import {
  loadTrail,
  makeAccount,
  newPassword,
  password,
  requestAs,
  requestFromAdmin,
  signIn,
} from '../../../test/staff.ts'
import { notifyLocked } from './lock-notification.ts'

const boxes = await Mailboxes.open()
afterAll(() => boxes.close())

type Account = { id: number; email: string }

async function changeOwn({ id, email }: Account, json: object, search = '') {
  return requestFromAdmin(`users/${id}${search}`, { method: 'PATCH', cookie: await signIn(email), json })
}

const changeAsAdmin = (id: number, change: object, search = '') =>
  requestAs('admin', `users/${id}${search}`, {
    method: 'PATCH',
    json: { ...change, currentPassword: password },
  })

async function resetByLink(email: string) {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const { status } = await requestFromAdmin('users/reset-password', {
    json: { token, password: newPassword },
  })
  return { token, status }
}

/** Simulates four wrong passwords and sends the fifth. */
async function lock({ id, email }: Account) {
  await execute(sql`update users set login_attempts = 4, lock_until = null where id = ${id}`)
  await signIn(email, 'kata-yang-salah')
}

const setLock = async (id: number, interval: string) =>
  execute(sql`update users set lock_until = now() + ${interval}::interval where id = ${id}`)

const QueuedSchema = v.array(v.object({ kind: v.string(), recipient: v.nullable(v.string()) }))

async function mailsQueuedFor(id: number) {
  const rows = await execute(sql`select kind, recipient from mails where account_id = ${id} order by kind`)
  return v.parse(QueuedSchema, rows)
}

async function onlyMailAt(address: string) {
  const [mail, ...others] = await boxes.at(address)
  if (mail === undefined) throw new Error('There is no mail.')
  expect(others).toEqual([])
  const { email, raw } = mail
  const { text = '', html = '', subject = '', to } = email
  return { to, subject, text, html, raw: [raw, subject, text, html].join('\n') }
}

type SetPassword = (account: Account) => Promise<{ status: number }>

describe('the email about a new password', () => {
  it('states in both languages the time, the ended sessions and what to do', async () => {
    const owner = await makeAccount()
    const response = await changeOwn(owner, { password: newPassword, currentPassword: password })
    expect(response.status).toBe(200)
    await boxes.queuedSince('2026-12-03T19:05:00+07:00')
    const { to, subject, text, html } = await onlyMailAt(owner.email)
    // The stored address is removed after sending.
    expect(await mailsQueuedFor(owner.id)).toEqual([{ kind: 'passwordChanged', recipient: null }])
    expect(to).toEqual([{ name: 'Rahayu', address: owner.email }])
    expect(subject).toBe('Kata sandi Anda diganti / Your password was changed')
    for (const part of [text, html]) {
      expect(part).toContain('diganti pada Kamis, 3 Desember 2026, 19.05 WIB')
      expect(part).toContain('Semua sesi selain yang dipakai untuk menggantinya telah berakhir.')
      expect(part).toContain('changed on Thursday, December 3, 2026, 19:05 WIB')
      expect(part).toContain('All sessions but the one that changed it have ended.')
      expect(part).toContain('http://127.0.0.1:3001/admin/forgot')
    }
    expect(html).toMatch(/<div lang="id">.*<hr><div lang="en">/)
  })

  it('is sent once regardless of who sets it, and contains neither password nor token', async () => {
    const [byOwner, byAdmin, byLink] = [await makeAccount(), await makeAccount(), await makeAccount()]
    await changeOwn(byOwner, { password: newPassword, currentPassword: password })
    await changeAsAdmin(byAdmin.id, { password: newPassword })
    const { token, status } = await resetByLink(byLink.email)
    expect(status).toBe(200)
    const actor = { actorId: byLink.id, actor: byLink.email }
    expect((await loadTrail(byLink.id)).slice(1)).toMatchObject([
      { kind: 'passwordChanged', hand: 'person', ...actor, detail: 'link in an email' },
    ])
    for (const { email } of [byOwner, byAdmin, byLink]) {
      const { subject, raw } = await onlyMailAt(email)
      expect(subject).toContain('Your password was changed')
      for (const secret of [password, newPassword, token]) expect(raw).not.toContain(secret)
    }
  })

  it('is not sent when the change is rejected or rolled back', async () => {
    const owner = await makeAccount()
    const { id } = owner
    const wrong = await changeOwn(owner, { password: newPassword, currentPassword: 'salah-salah-salah' })
    const common = await changeAsAdmin(id, { password: 'Password12345' })
    expect([wrong.status, common.status]).toEqual([400, 400])
    const undone = runTransaction(payload, async (req) => {
      await payload.update({ collection: 'users', id, data: { password: newPassword }, req })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await mailsQueuedFor(id)).toEqual([])
  })

  it.each<{ name: string; set: SetPassword }>([
    { name: 'an admin', set: ({ id }) => changeAsAdmin(id, { password: newPassword }) },
    { name: 'a link', set: ({ email }) => resetByLink(email) },
  ])('keeps the old password if it cannot be queued, set by $name', async ({ set }) => {
    const owner = await makeAccount()
    const { status } = await whileMailInsertsFail(() => set(owner))
    expect(status).toBe(500)
    expect(await signIn(owner.email)).not.toBe('')
    // Polled: others may be between two statements.
    await expect.poll(listIdleTransactions).toEqual([])
    expect(await loadTrail(owner.id)).toMatchObject([{ kind: 'added' }])
  })
})

describe('an invitation', () => {
  const invite = (change: object = {}, role: 'admin' | 'editor' = 'admin') => {
    const json = { name: 'Rahayu', role: 'editor', currentPassword: password, ...change }
    return requestAs(role, 'users/invite', { json })
  }
  const linkedToken = async (email: string) =>
    /admin\/reset\/([\w%-]+)/.exec((await onlyMailAt(email)).text)?.[1] ?? ''
  const setFirstPassword = (token: string) =>
    requestFromAdmin('users/reset-password', { json: { token, password: newPassword } })

  it('creates an account whose owner sets the password at the link, once', async () => {
    const email = someAddress()
    expect((await invite({ email })).status).toBe(200)
    const token = await linkedToken(email)
    expect((await setFirstPassword(token)).status).toBe(200)
    expect(await signIn(email, newPassword)).not.toBe('')
    expect((await setFirstPassword(token)).status).toBe(403)
  })

  it.each([
    { hours: 4 * 24 - 1, status: 200 },
    { hours: 4 * 24 + 1, status: 403 },
  ])('is answered with $status after $hours hours', async ({ hours, status }) => {
    const email = someAddress()
    await invite({ email })
    const token = await linkedToken(email)
    await execute(sql`update users set
      reset_password_expiration = reset_password_expiration - make_interval(hours => ${hours}) where email = ${email}`)
    expect((await setFirstPassword(token)).status).toBe(status)
  })

  it.each([
    { name: 'by an editor', change: {}, role: 'editor' as const, status: 403 },
    { name: 'with a wrong password', change: { currentPassword: 'salah-salah' }, status: 400 },
    { name: 'without a name', change: { name: undefined }, status: 400 },
    { name: 'with an empty name', change: { name: ' ' }, status: 400 },
    { name: 'without an address', change: { email: 'bukan-alamat' }, status: 400 },
    { name: 'for a service', change: { role: 'service' }, status: 400 },
  ])('$name creates no account', async ({ change, role, status }) => {
    const email = someAddress()
    expect((await invite({ email, ...change }, role)).status).toBe(status)
    expect(await payload.count({ collection: 'users', where: { email: { equals: email } } })).toMatchObject({
      totalDocs: 0,
    })
  })

  it('of an existing address changes nothing', async () => {
    const { id, email } = await makeAccount()
    expect((await invite({ email })).status).toBe(400)
    expect(await mailsQueuedFor(id)).toEqual([])
  })
})

describe('the email about a changed address', () => {
  it('is sent once to the former address, with the new one masked', async () => {
    const owner = await makeAccount()
    const email = someAddress()
    const change = { email, currentPassword: password }
    expect((await changeOwn(owner, change, '?select[name]=true')).status).toBe(200)
    await boxes.queuedSince('2026-12-03T19:05:00+07:00')
    const { to, subject, text, html, raw } = await onlyMailAt(owner.email)
    expect(await boxes.at(email)).toEqual([])
    expect(to).toEqual([{ name: 'Rahayu', address: owner.email }])
    expect(subject).toBe('Alamat email akun Anda diganti / Your account email was changed')
    const masked = `${email[0]}…@${email.split('@')[1]}`
    for (const part of [text, html]) {
      expect(part).toContain('diganti pada Kamis, 3 Desember 2026, 19.05 WIB')
      expect(part).toContain(`Alamatnya sekarang ${masked}.`)
      expect(part).toContain('segera beri tahu admin')
      expect(part).toContain('changed on Thursday, December 3, 2026, 19:05 WIB')
      expect(part).toContain(`It is now ${masked}.`)
      expect(part).toContain('inform an admin at once')
    }
    for (const secret of [email, password]) expect(raw).not.toContain(secret)
  })

  it('goes to the former address if the password changes at the same time or while that email is queued', async () => {
    const atOnce = await makeAccount()
    await changeAsAdmin(atOnce.id, { email: someAddress(), password: newPassword })
    const oneByOne = await makeAccount()
    await changeAsAdmin(oneByOne.id, { password: newPassword })
    await changeAsAdmin(oneByOne.id, { email: someAddress() })
    for (const { id, email } of [atOnce, oneByOne]) {
      expect(await mailsQueuedFor(id)).toEqual([
        { kind: 'passwordChanged', recipient: email },
        { kind: 'emailChanged', recipient: email },
      ])
    }
    for (const { email } of [atOnce, oneByOne]) expect(await boxes.at(email)).toHaveLength(2)
  })

  it('is not sent if another account has the address, or if only its case changes', async () => {
    const { id, email } = await makeAccount()
    const other = await makeAccount()
    expect((await changeAsAdmin(id, { email: other.email })).status).toBe(400)
    expect((await changeAsAdmin(id, { email: email.toUpperCase() })).status).toBe(200)
    expect(await mailsQueuedFor(id)).toEqual([])
  })

  it('shows the former address to admins only', async () => {
    const { id, email } = await makeAccount()
    await changeAsAdmin(id, { email: someAddress() })
    const read = async (role: 'admin' | 'editor', where: string) => {
      const response = await requestAs(role, `mails?limit=100&${where}`)
      return { status: response.status, hasAddress: (await response.text()).includes(email) }
    }
    const kind = 'where[kind][equals]=emailChanged'
    expect(await read('admin', kind)).toEqual({ status: 200, hasAddress: true })
    expect(await read('editor', kind)).toEqual({ status: 200, hasAddress: false })
    const byAddress = `where[recipient][equals]=${encodeURIComponent(email)}`
    expect(await read('editor', byAddress)).toEqual({ status: 400, hasAddress: false })
  })
})

describe('the email about a locked account', () => {
  it('states in both languages time, duration and what to do', async () => {
    const owner = await makeAccount()
    await lock(owner)
    await boxes.queuedSince('2026-12-03T19:05:00+07:00')
    // Another attempt on a locked account.
    await signIn(owner.email, 'kata-yang-salah')
    const { to, subject, text, html, raw } = await onlyMailAt(owner.email)
    expect(to).toEqual([{ name: 'Rahayu', address: owner.email }])
    expect(subject).toBe('Akun Anda dikunci / Your account is locked')
    for (const part of [text, html]) {
      expect(part).toContain('dikunci pada Kamis, 3 Desember 2026, 19.05 WIB')
      expect(part).toContain('terbuka otomatis setelah 15 menit')
      expect(part).toContain('locked on Thursday, December 3, 2026, 19:05 WIB')
      expect(part).toContain('http://127.0.0.1:3001/admin/forgot')
    }
    expect(html).toMatch(/<div lang="id">.*<hr><div lang="en">/)
    expect(raw).not.toContain('kata-yang-salah')
  })

  it('is sent once, for any number of concurrent attempts', async () => {
    const { id, email } = await makeAccount()
    await setLock(id, '15 minutes')
    await Promise.all(Array.from({ length: 8 }, () => notifyLocked(payload, id)))
    expect(await boxes.at(email)).toHaveLength(1)
    expect(await loadTrail(id)).toMatchObject([
      { kind: 'added' },
      { detail: expect.stringContaining('locked') },
    ])
  })

  it('is sent again for another lock', async () => {
    const owner = await makeAccount()
    await lock(owner)
    await setLock(owner.id, '-1 second')
    await execute(sql`update mails set created_at = now() - interval '15 minutes'`)
    await lock(owner)
    expect(await boxes.at(owner.email)).toHaveLength(2)
  })

  it('is correct that a new password unlocks the account at once', async () => {
    const owner = await makeAccount()
    await setLock(owner.id, '15 minutes')
    await resetByLink(owner.email)
    expect(await signIn(owner.email, newPassword)).not.toBe('')
  })

  it('is not sent for an account that is not locked, or deleted', async () => {
    const { id, email } = await makeAccount()
    await signIn(email, 'kata-yang-salah')
    expect(await mailsQueuedFor(id)).toEqual([])
    await setLock(id, '15 minutes')
    await notifyLocked(payload, id)
    await payload.delete({ collection: 'users', id })
    expect(await boxes.at(email)).toEqual([])
  })
})
