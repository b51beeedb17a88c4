import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { composers } from '#cms/mail-composers.ts'
import { addEvent, nonClient, postForOutcome } from '../../../test/forms.ts'
import { execute, payload } from '../../../test/service.ts'
import { startSmtpServer } from '../../../test/smtp.ts'
import { requestAs } from '../../../test/staff.ts'
import { payloadMail } from './payload-mail.ts'
import { OutboxSender } from './sender.ts'
import { smtpTransport } from './transport.ts'

const server = await startSmtpServer()
const sender = new OutboxSender({ payload, composers, transport: smtpTransport(server.url) })

afterAll(async () => {
  await sender.stop()
  await server.stop()
})

const retry = async (id = 0) => (await requestAs('admin', `mails/${id}/retry`, { method: 'POST' })).status

async function onlyMail() {
  const { docs } = await payload.find({ collection: 'mails', depth: 0 })
  expect(docs).toHaveLength(1)
  return docs[0]
}

it('a failed email can be retried once by an admin', async () => {
  await execute(sql`delete from mails`)
  const { id: event } = await addEvent('surel-ulang', { capacity: 1 })
  await postForOutcome(nonClient('surel-ulang', { email: 'hilang@contoh.example' }))
  await sender.sendDue()
  const failed = await onlyMail()
  expect(failed).toMatchObject({ state: 'failed' })

  expect([await retry(2_000_000), await retry(failed?.id)]).toEqual([409, 200])
  expect(await onlyMail()).toMatchObject({ state: 'due', attempts: 0 })
  expect(await retry(failed?.id)).toBe(409)

  // The mailbox exists now.
  await execute(sql`update registrations set email = 'ada@contoh.example' where event_id = ${event}`)
  await sender.sendDue()
  expect(await onlyMail()).toMatchObject({ state: 'sent' })
  expect(server.caught.map(({ recipients }) => recipients)).toEqual([['ada@contoh.example']])
})

it.each([
  { name: 'smtp', hasServer: true, boxes: [['editor@contoh.example']] },
  { name: 'none', hasServer: false, boxes: [] },
])("the service's own emails use the configured mail server: $name", async ({ hasServer, boxes }) => {
  server.caught.length = 0
  const adapter = payloadMail(hasServer ? server.url : '')({ payload })
  const mail = { to: 'editor@contoh.example', subject: 'Kata sandi baru', html: '<p>Tautan</p>' }
  await adapter.sendEmail(mail)
  expect(server.caught.map(({ recipients }) => recipients)).toEqual(boxes)
})
