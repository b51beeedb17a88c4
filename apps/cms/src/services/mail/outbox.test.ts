import { sql } from '@payloadcms/db-postgres'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composers } from '#cms/mail-composers.ts'
import { enqueueReminders } from '#cms/subjects/education-events/reminders.ts'
import {
  addClient,
  addEvent,
  cancel,
  client,
  hourMs,
  inMs,
  loadMailKinds,
  loadRegistrations,
  loadTickets,
  nonClient,
  postForOutcome,
  someCode,
} from '../../../test/forms.ts'
import { execute, payload } from '../../../test/service.ts'
import { startSmtpServer } from '../../../test/smtp.ts'
import { claimMails } from './rows.ts'
import { defaultTimes, OutboxSender } from './sender.ts'
import { type SmtpTransport, smtpTransport } from './transport.ts'

type Server = Awaited<ReturnType<typeof startSmtpServer>>

let server: Server
const senders: OutboxSender[] = []

beforeEach(async () => {
  // Removes emails of other tests.
  await execute(sql`delete from mails`)
  server = await startSmtpServer()
})
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()))
  await server.stop()
})

function senderWith(transport: SmtpTransport, times = defaultTimes): OutboxSender {
  const sender = new OutboxSender({ payload, composers, transport, times })
  senders.push(sender)
  return sender
}

const senderTo = (url: string, times = defaultTimes) => senderWith(smtpTransport(url), times)
const sendAll = () => senderTo(server.url).sendDue()

const allMails = async () =>
  (await payload.find({ collection: 'mails', sort: 'id', pagination: false, depth: 0 })).docs

/** Simulates that the retry delay has passed. */
const expireRetryDelays = async () =>
  execute(sql`update mails set due_at = now() - interval '1 second' where state in ('due', 'sending')`)

describe('the outbox', () => {
  it('keeps all emails during a mail server outage, and then sends each once from two processes', async () => {
    await addEvent('surel-mati', { capacity: 8, waitingListPlaces: 4 })
    const port = Number(new URL(server.url).port)
    await server.stop()
    const bodies = Array.from({ length: 12 }, () => nonClient('surel-mati'))
    await Promise.all(bodies.map((body) => postForOutcome(body)))
    const first = senderTo(server.url)
    await first.sendDue()
    expect(await allMails()).toMatchObject(
      bodies.map(() => ({ state: 'due', attempts: 1, lastError: expect.stringContaining('ESOCKET') })),
    )

    server = await startSmtpServer(port)
    await expireRetryDelays()
    const second = senderTo(server.url)
    await Promise.all([first.sendDue(), second.sendDue()])
    expect(server.caught.flatMap(({ recipients }) => recipients).sort()).toEqual(
      bodies.map(({ email }) => email).sort(),
    )
    expect(new Set(server.caught.map(({ email }) => email.messageId)).size).toBe(12)
    const sent = { state: 'sent', attempts: 2, lastError: null }
    expect(await allMails()).toMatchObject(bodies.map(() => sent))
    await first.sendDue()
    expect(server.caught).toHaveLength(12)
  })

  it('resends an email that got no response, with the same Message-ID', async () => {
    await addEvent('surel-bisu', { capacity: 2 })
    const bodies = [nonClient('surel-bisu'), nonClient('surel-bisu')]
    for (const body of bodies) await postForOutcome(body)
    server.isSilent = true
    // The service's own timeout is ten seconds.
    const sender = senderWith(
      createTransport({ url: server.url, pool: true, maxRequeues: 0, socketTimeout: 1_000 }),
    )
    await sender.sendDue()
    expect(await allMails()).toMatchObject(
      bodies.map(() => ({ state: 'due', attempts: 1, lastError: expect.stringContaining('ETIMEDOUT') })),
    )

    server.isSilent = false
    await expireRetryDelays()
    await sendAll()
    const sent = { state: 'sent', attempts: 2, lastError: null }
    expect(await allMails()).toMatchObject(bodies.map(() => sent))
    const names = server.caught.map(({ recipients, email }) => `${recipients} ${email.messageId}`)
    expect(new Set(names).size).toBe(2)
    expect(names.slice(2).sort()).toEqual(names.slice(0, 2).sort())
  })

  it('retries after growing delays and then marks the email as failed', async () => {
    await addEvent('surel-mundur', { capacity: 1 })
    await postForOutcome(nonClient('surel-mundur', { email: 'penuh@contoh.example' }))
    const sender = senderTo(server.url, { ...defaultTimes, retriesMs: [60_000, 3_600_000] })
    for (const seconds of [60, 3600]) {
      await sender.sendDue()
      const [mail] = await allMails()
      const waitMs = Date.parse(mail?.dueAt ?? '') - Date.parse(mail?.updatedAt ?? '')
      expect([mail?.state, Math.round(waitMs / 1000)]).toEqual(['due', seconds])
      await expireRetryDelays()
    }
    await sender.sendDue()
    expect(await allMails()).toMatchObject([
      { state: 'failed', attempts: 3, lastError: expect.stringContaining('452') },
    ])
  })

  it('fails at once if the mailbox does not exist, and does not store its address', async () => {
    await addEvent('surel-hilang', { capacity: 2 })
    await postForOutcome(nonClient('surel-hilang', { email: 'hilang@contoh.example' }))
    await postForOutcome(nonClient('surel-hilang'))
    await sendAll()
    const [lost, sent] = await allMails()
    expect(lost).toMatchObject({ state: 'failed', attempts: 1, lastError: expect.stringContaining('550') })
    expect(lost?.lastError).not.toContain('contoh.example')
    expect(sent).toMatchObject({ state: 'sent' })
  })

  it('marks an email to a deleted client as failed', async () => {
    const { id } = await addEvent('surel-nasabah', { capacity: 2 })
    const code = someCode()
    await addClient(code)
    await postForOutcome(client('surel-nasabah', code))
    const [registration] = await loadRegistrations(id)
    await payload.delete({ collection: 'client-directory', where: { id: { equals: registration?.client } } })
    await sendAll()
    expect(await allMails()).toMatchObject([{ state: 'failed', lastError: 'client missing from directory' }])
    expect(server.caught).toEqual([])
  })

  it('sends the email of a killed process after its lease has expired', async () => {
    await addEvent('surel-terbunuh', { capacity: 1 })
    await postForOutcome(nonClient('surel-terbunuh'))
    const [taken] = await claimMails(payload, { limit: 5, leaseMs: 120_000 })
    const sender = senderTo(server.url)
    await sender.sendDue()
    expect(await allMails()).toMatchObject([{ id: taken?.id, state: 'sending' }])
    expect(server.caught).toEqual([])
    await expireRetryDelays()
    await sender.sendDue()
    expect(await allMails()).toMatchObject([{ state: 'sent' }])
    expect(server.caught).toHaveLength(1)
  })

  it('leaves emails of an unknown kind queued, and sends all others', async () => {
    await addEvent('surel-versi', { capacity: 5 })
    await execute(sql`alter type enum_mails_kind add value if not exists 'ofANewerRelease'`)
    await execute(
      sql`insert into mails (kind, occasion, due_at) values ('ofANewerRelease', 'surel-versi', '2026-01-01')`,
    )
    await postForOutcome(nonClient('surel-versi', { email: 'versi@contoh.example' }))
    await sendAll()
    expect(server.caught.map(({ recipients }) => recipients)).toEqual([['versi@contoh.example']])
    expect(await execute(sql`select state from mails where occasion = 'surel-versi'`)).toEqual([
      { state: 'due' },
    ])
  })

  it('does not send emails about a deleted registration', async () => {
    const { id } = await addEvent('surel-lewat', { capacity: 1, waitingListPlaces: 1 })
    await postForOutcome(nonClient('surel-lewat'))
    await postForOutcome(nonClient('surel-lewat', { email: 'menunggu@contoh.example' }))
    const [first] = await loadRegistrations(id)
    await payload.delete({ collection: 'registrations', id: first?.id ?? 0 })
    await sendAll()
    expect(server.caught.map(({ recipients, email }) => [...recipients, email.subject])).toEqual([
      ['menunggu@contoh.example', 'Tempat untuk Anda: Acara surel-lewat'],
    ])
    expect((await allMails()).map(({ kind }) => kind)).toEqual(['seatFreed'])
  })

  it('sends only cancellations after the event', async () => {
    const { id } = await addEvent('surel-usai', { capacity: 1, waitingListPlaces: 5 })
    for (let person = 0; person < 3; person += 1) await postForOutcome(nonClient('surel-usai'))
    const [ticket = ''] = await loadTickets(id)
    await cancel(ticket)
    await execute(sql`update events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
        where id = ${id}`)
    await sendAll()
    expect(server.caught.map(({ email }) => email.subject)).toEqual([
      'Pendaftaran dibatalkan: Acara surel-usai',
    ])
    expect((await allMails()).map(({ kind }) => kind)).toEqual(['registrationCancelled'])
  })

  it('sends no reminder for a start time that has changed', async () => {
    const { id } = await addEvent('surel-pindah', { capacity: 1, startsInMs: 10 * hourMs })
    await postForOutcome(nonClient('surel-pindah'))
    await execute(sql`delete from mails`)
    await execute(
      sql`update registrations set registered_at = now() - interval '40 hours' where event_id = ${id}`,
    )
    await enqueueReminders(payload)
    await execute(sql`update events set starts_at = ${inMs(12 * hourMs)} where id = ${id}`)
    await enqueueReminders(payload)
    expect(await loadMailKinds(id)).toEqual(['eventReminder', 'eventReminder'])
    await sendAll()
    // Other files may have events with reminders, too.
    const subjects = server.caught.map(({ email }) => email.subject)
    expect(subjects.filter((subject) => subject?.includes('surel-pindah'))).toEqual([
      'Pengingat: Acara surel-pindah',
    ])
  })

  it('leaves an email to the process that claimed it meanwhile', async () => {
    await addEvent('surel-lambat', { capacity: 1 })
    await postForOutcome(nonClient('surel-lambat'))
    const { hooks } = payload.collections.registrations.config
    const takeMeanwhile = async () => {
      hooks.afterRead.splice(hooks.afterRead.indexOf(takeMeanwhile), 1)
      await expireRetryDelays()
      await claimMails(payload, { limit: 5, leaseMs: 120_000 })
    }
    hooks.afterRead.push(takeMeanwhile)
    await sendAll()
    expect(server.caught).toEqual([])
    expect(await allMails()).toMatchObject([{ state: 'sending', attempts: 0 }])
  })

  it('does not send to a remote server without TLS', async () => {
    await addEvent('surel-terbuka', { capacity: 1 })
    await postForOutcome(nonClient('surel-terbuka'))
    // The same server under a name that does not look like the loopback.
    await senderTo(server.url.replace('127.0.0.1', '0.0.0.0')).sendDue()
    expect(server.caught).toEqual([])
    expect(await allMails()).toMatchObject([{ state: 'due', lastError: expect.stringContaining('TLS') }])
  })
})
