import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '#cms/database/session.ts'
import { payloadMail } from '#cms/outbox/payload-mail.ts'
import { OutboxSender } from '#cms/outbox/sender.ts'
import { smtpTransport } from '#cms/outbox/transport.ts'
import { addEvent, nonClient, outcomeOf, someAddress } from './forms.ts'
import { askRest, startService } from './service.ts'
import { startSmtpServer } from './smtp.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
let sender: OutboxSender

beforeAll(async () => {
  server = await startSmtpServer()
  sender = new OutboxSender({ payload: await startService(), transport: smtpTransport(server.url) })
})
afterAll(async () => {
  await sender.stop()
  await server.stop()
})

/** The head of a request of somebody who has signed in. */
async function signIn(role: 'admin' | 'editor'): Promise<Record<string, string>> {
  const payload = await startService()
  const account = { email: someAddress(), password: crypto.randomUUID() }
  await payload.create({ collection: 'users', data: { ...account, name: role, role } })
  const { token } = await payload.login({ collection: 'users', data: account })
  return { authorization: `JWT ${token}` }
}

const retry = async (id: number | undefined, headers: Record<string, string> = {}) =>
  (await askRest(`mails/${id}/retry`, { method: 'POST', headers })).status

async function onlyMail() {
  const { docs } = await (await startService()).find({ collection: 'mails', depth: 0 })
  expect(docs).toHaveLength(1)
  return docs[0]
}

describe('a mail that was given up', () => {
  it('is due again when an admin says so, and nobody else', async () => {
    const payload = await startService()
    await query(payload, sql`delete from mails`)
    const { id: event } = await addEvent('surel-ulang', { capacity: 1 })
    await outcomeOf(nonClient('surel-ulang', { email: 'hilang@contoh.example' }))
    await sender.sendDue()
    const failed = await onlyMail()
    expect(failed).toMatchObject({ state: 'failed' })

    const [admin, editor] = [await signIn('admin'), await signIn('editor')]
    expect([await retry(failed?.id), await retry(failed?.id, editor)]).toEqual([403, 403])
    expect(await onlyMail()).toMatchObject({ state: 'failed' })
    expect([await retry(2_000_000, admin), await retry(failed?.id, admin)]).toEqual([409, 200])
    expect(await onlyMail()).toMatchObject({ state: 'due', attempts: 0 })
    expect(await retry(failed?.id, admin)).toBe(409)

    // The box is there now.
    await query(payload, sql`update registrations set email = 'ada@contoh.example' where event_id = ${event}`)
    await sender.sendDue()
    expect(await onlyMail()).toMatchObject({ state: 'sent' })
    expect(server.caught.map(({ recipients }) => recipients)).toEqual([['ada@contoh.example']])
  })
})

describe("the service's own mails", () => {
  it('go over the same mail server', async () => {
    const payload = await startService()
    server.caught.length = 0
    const adapter = payloadMail(server.url)({ payload })
    await adapter.sendEmail({
      to: 'editor@contoh.example',
      subject: 'Kata sandi baru',
      html: '<p>Tautan</p>',
    })
    expect(
      server.caught.map(({ recipients, email }) => [recipients, email.subject, email.from?.address]),
    ).toEqual([[['editor@contoh.example'], 'Kata sandi baru', 'halo@wirasana.example']])
  })

  it('are not sent without one', async () => {
    const payload = await startService()
    server.caught.length = 0
    const adapter = payloadMail('')({ payload })
    await adapter.sendEmail({
      to: 'editor@contoh.example',
      subject: 'Kata sandi baru',
      html: '<p>Tautan</p>',
    })
    expect([adapter.name, server.caught]).toEqual(['none', []])
  })
})
