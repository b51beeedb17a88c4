import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { retentionPeriods } from '#cms/base/privacy/retention-periods.ts'
import { addEvent, hourMs, inMs } from '../../../test/forms.ts'
import { makeConsent, makeMail, makeMessage, makeRegistration } from '../../../test/people.ts'
import { execute, listRemaining as left, payload } from '../../../test/service.ts'
import { deleteOverdue, startRetention } from './retention.ts'

// Rows left by other files may be overdue, too.
beforeEach(async () => {
  await deleteOverdue(payload)
})

/** Moves a row's time into the past. */
async function age(table: string, column: string, id: number, interval: string): Promise<void> {
  await execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = now() - ${interval}::interval where id = ${id}`,
  )
}

/** One row a day before its deletion, and one a day after. */
async function agedPair(table: string, column: string, period: string, make: () => Promise<{ id: number }>) {
  const short = await make()
  const over = await make()
  await age(table, column, short.id, `${period} -24 hours`)
  await age(table, column, over.id, `${period} 24 hours`)
  return { short: short.id, over: over.id }
}

describe('retention', () => {
  it.each([
    { table: 'contact_messages', column: 'created_at', period: '12 months', make: () => makeMessage() },
    { table: 'consents', column: 'created_at', period: '5 years', make: () => makeConsent('a@b.example') },
    { table: 'erasures', column: 'created_at', period: '5 years', make: makeErasure },
    { table: 'suppressions', column: 'since', period: '24 months', make: makeSuppression },
    {
      table: 'subscription_requests',
      column: 'created_at',
      period: '2 days',
      make: makeSubscriptionRequest,
    },
    { table: 'subscribers', column: 'updated_at', period: '7 days', make: makePendingSubscriber },
    { table: 'mails', column: 'sent_at', period: '30 days', make: makeSentMail },
  ] as const)('deletes $table $period old, none a day younger', async ({ table, column, period, make }) => {
    const { short, over } = await agedPair(table, column, period, make)
    const deleted = await deleteOverdue(payload)
    expect(deleted?.[table]).toBe(1)
    expect(await left(table, [short, over])).toEqual([short])
  })

  it('deletes registrations 6 months after the end of their event, regardless of their own age', async () => {
    const events = [await addEvent(), await addEvent(), await addEvent()]
    const made = []
    const ids = events.map(({ id }) => id)
    for (const id of ids) made.push((await makeRegistration(id)).id)
    const [old = 0, recent = 0] = ids
    await age('events', 'ends_at', old, '6 months 24 hours')
    await age('events', 'ends_at', recent, '6 months -24 hours')
    await age('registrations', 'created_at', made[2] ?? 0, '2 years')
    await age('registrations', 'registered_at', made[2] ?? 0, '2 years')
    const deleted = await deleteOverdue(payload)
    expect(deleted?.registrations).toBe(1)
    expect(await left('registrations', made)).toEqual(made.slice(1))
    expect(await left('events', ids)).toHaveLength(3)
  })

  it('deletes registrations a day after the time to confirm them', async () => {
    const { id } = await addEvent()
    const lapse = (hours: number) =>
      makeRegistration(id, { state: 'lapsed', heldUntil: inMs(-hours * hourMs) })
    const [over, short] = [await lapse(25), await lapse(23)]
    await deleteOverdue(payload)
    expect(await left('registrations', [over.id, short.id])).toEqual([short.id])
  })

  it('deletes reminders of past events, not of others', async () => {
    const [past, coming] = [await addEvent(), await addEvent()]
    const remind = (event: number) =>
      payload.create({ collection: 'subscriptions', data: { subscriber: owner, list: 'acara', event } })
    const owner = (await makePendingSubscriber()).id
    const [over, kept] = [await remind(past.id), await remind(coming.id)]
    await age('events', 'ends_at', past.id, '1 hour')
    await deleteOverdue(payload)
    expect(await left('subscriptions', [over.id, kept.id])).toEqual([kept.id])
  })

  it('deletes unsent emails with their message, not before', async () => {
    const [old, young] = [await makeMessage(), await makeMessage()]
    const [gone, stays] = [await makeMail({ message: old.id }), await makeMail({ message: young.id })]
    await age('contact_messages', 'created_at', old.id, '13 months')
    await age('mails', 'created_at', stays.id, '3 months')
    await deleteOverdue(payload)
    expect(await left('mails', [gone.id, stays.id])).toEqual([stays.id])
  })

  it.each(['due', 'failed'])('deletes a %s email with its own address after 30 days', async (state) => {
    const message = await makeMessage()
    const { id: old } = await makeMail({ message: message.id })
    const { id: young } = await makeMail({ message: message.id })
    const { id: withoutAddress } = await makeMail({ message: message.id })
    await execute(sql`update mails set state = ${state} where message_id = ${message.id}`)
    await execute(sql`update mails set recipient = 'lama@contoh.example' where id in (${old}, ${young})`)
    await age('mails', 'created_at', old, '31 days')
    await age('mails', 'created_at', young, '29 days')
    await age('mails', 'created_at', withoutAddress, '31 days')
    await deleteOverdue(payload)
    expect(await left('mails', [old, young, withoutAddress])).toEqual([young, withoutAddress])
  })

  it.each([
    { state: 'due', subscriber: 1 },
    { state: 'failed', subscriber: 1 },
    { state: 'obsolete', subscriber: 1 },
    { state: 'failed', subscriber: null },
  ])(
    'deletes a $state email of a list to subscriber $subscriber after 30 days',
    async ({ state, subscriber }) => {
      const [old, young] = [await makeMail({}), await makeMail({})]
      await execute(sql`update mails set state = ${state}, subscriber_id = ${subscriber}, is_bulk = true
        where id in (${old.id}, ${young.id})`)
      await age('mails', 'created_at', old.id, '31 days')
      await age('mails', 'created_at', young.id, '29 days')
      await deleteOverdue(payload)
      expect(await left('mails', [old.id, young.id])).toEqual([young.id])
    },
  )

  it('deletes expired rate limits', async () => {
    const key = crypto.randomUUID()
    await execute(sql`insert into rate_limits (key, points, expire) values
        (${`${key}-over`}, 1, extract(epoch from now()) * 1000 - 60000),
        (${`${key}-running`}, 1, extract(epoch from now()) * 1000 + 60000),
        (${`${key}-for-good`}, 1, null)`)
    await deleteOverdue(payload)
    const rows = await execute(sql`select key from rate_limits where key like ${`${key}%`} order by key`)
    expect(rows).toEqual([{ key: `${key}-for-good` }, { key: `${key}-running` }])
  })

  it('deletes after a day which networks registered for an event', async () => {
    const { id } = await addEvent()
    await execute(sql`insert into network_uses (event_id, network, kind, used_at) values
        (${id}, 'satu', 'atOnce', now() - interval '23 hours'),
        (${id}, 'satu', 'held', now() - interval '25 hours')`)
    expect((await deleteOverdue(payload))?.network_uses).toBe(1)
    expect(await execute(sql`select kind from network_uses where event_id = ${id}`)).toEqual([
      { kind: 'atOnce' },
    ])
  })

  it('deletes after a day which answers to the human check were used', async () => {
    const name = crypto.randomUUID()
    await execute(sql`insert into used_answers (name, content, used_at) values
        (${`${name}-short`}, 'isi', now() - interval '23 hours'),
        (${`${name}-over`}, 'isi', now() - interval '25 hours')`)
    await deleteOverdue(payload)
    expect(await execute(sql`select name from used_answers where name like ${`${name}%`}`)).toEqual([
      { name: `${name}-short` },
    ])
  })

  it('deletes more rows than one batch holds', async () => {
    await execute(sql`insert into consents (form, locale, version, text, marketing, person, created_at)
        select 'contact', 'id', '1', 'Ya', false, 'sidik', now() - interval '6 years' from generate_series(1, 2500)`)
    expect((await deleteOverdue(payload))?.consents).toBe(2500)
    expect((await deleteOverdue(payload))?.consents).toBe(0)
  })

  it('starts with the service', async () => {
    const { short, over } = await agedPair('contact_messages', 'created_at', '12 months', () => makeMessage())
    startRetention(payload)
    await expect.poll(() => left('contact_messages', [short, over])).toEqual([short])
  })

  it('leaves the work to the process that holds the lock', async () => {
    const { over } = await agedPair('contact_messages', 'created_at', '12 months', () => makeMessage())
    const meanwhile = await inTransaction({ payload }, async (session) => {
      await session.execute(sql`select pg_advisory_xact_lock(771003)`)
      return deleteOverdue(payload)
    })
    expect(meanwhile).toBeNull()
    expect(await left('contact_messages', [over])).toEqual([over])
    await deleteOverdue(payload)
    expect(await left('contact_messages', [over])).toEqual([])
  })
})

async function makeErasure() {
  return payload.create({ collection: 'erasures', data: { person: 'sidik', messages: 1, registrations: 0 } })
}

const makeSuppression = () =>
  payload.create({
    collection: 'suppressions',
    data: { emailHash: crypto.randomUUID(), reason: 'complaint', since: new Date().toISOString() },
  })

const makeSubscriptionRequest = () =>
  payload.create({
    collection: 'subscription-requests',
    data: { submission: crypto.randomUUID(), sealed: 'x', emailHash: 'x', network: 'x' },
  })

const makePendingSubscriber = () =>
  payload.create({
    collection: 'subscribers',
    data: {
      emailHash: crypto.randomUUID(),
      sealedEmail: 'x',
      locale: 'id',
      state: 'pending',
      tokenEpoch: 0,
      bounces: 0,
    },
  })

async function makeSentMail() {
  return makeMail({ message: (await makeMessage()).id }, new Date().toISOString())
}

describe('the privacy page', () => {
  const readProject = (path: string) => readFile(join(import.meta.dirname, '../../../../..', path), 'utf8')

  it('states the periods in both languages', async () => {
    const page = await readProject('apps/cms/seed/content/pages/privacyPolicy.yaml')
    const notices = [
      `Pesan dari formulir kontak: ${retentionPeriods.contactMessages.months} bulan.`,
      `Messages from the contact form: ${retentionPeriods.contactMessages.months} months.`,
      `Pendaftaran acara: ${retentionPeriods.registrationsAfterEvent.months} bulan setelah acara.`,
      `Pendaftaran acara yang tidak dikonfirmasi: ${retentionPeriods.unconfirmedRegistrations.days} hari.`,
      `Event registrations that are not confirmed: ${retentionPeriods.unconfirmedRegistrations.days} day.`,
      `Sidik jaringan yang dipakai mendaftar: ${retentionPeriods.networkUses.days} hari.`,
      `A fingerprint of the network used to register: ${retentionPeriods.networkUses.days} day.`,
      `Sidik jawaban pemeriksaan manusia: ${retentionPeriods.usedAnswers.days} hari.`,
      `A fingerprint of the answer to the human check: ${retentionPeriods.usedAnswers.days} day.`,
      `Catatan teknis: ${retentionPeriods.accessLogs.days} hari.`,
      `Technical records: ${retentionPeriods.accessLogs.days} days.`,
      `Event registrations: ${retentionPeriods.registrationsAfterEvent.months} months after the event.`,
      `Permintaan langganan email: ${retentionPeriods.subscriptionRequests.hours} jam.`,
      `Requests for email subscriptions: ${retentionPeriods.subscriptionRequests.hours} hours.`,
      'Sidik jaringan yang dipakai meminta langganan email: 48 jam.',
      'A fingerprint of the network used to ask for an email subscription: 48 hours.',
      `Alamat langganan yang tidak dikonfirmasi: ${retentionPeriods.unconfirmedSubscribers.days} hari.`,
      `Subscription addresses that are not confirmed: ${retentionPeriods.unconfirmedSubscribers.days} days.`,
      `Langganan email: sampai Anda berhenti. Setelah ${retentionPeriods.subscriptions.months} bulan kami bertanya; tanpa jawaban dalam ${retentionPeriods.unansweredSubscriptions.days} hari, dihapus.`,
      `Email subscriptions: until you unsubscribe. After ${retentionPeriods.subscriptions.months} months we ask; without an answer within ${retentionPeriods.unansweredSubscriptions.days} days they are deleted.`,
      `Sidik alamat yang menolak email: ${retentionPeriods.suppressions.months} bulan.`,
      `A fingerprint of addresses that reject emails: ${retentionPeriods.suppressions.months} months.`,
      `Catatan persetujuan: ${retentionPeriods.consents.years} tahun.`,
      `Consent records: ${retentionPeriods.consents.years} years.`,
      `Catatan email yang kami kirim: ${retentionPeriods.sentMails.days} hari setelah dikirim.`,
      `Records of the emails we send: ${retentionPeriods.sentMails.days} days after sending.`,
      `Catatan penghapusan atas permintaan Anda: ${retentionPeriods.erasures.years} tahun.`,
      `Records of erasure at your request: ${retentionPeriods.erasures.years} years.`,
    ]
    expect(notices.filter((notice) => !page.includes(`- ${notice}`))).toEqual([])
  })

  it('states the period after which the shipped log rotation deletes access logs', async () => {
    const rotation = await readProject('deploy/nginx/logrotate')
    const [, kept = ''] = /^ +rotate (\d+)$/m.exec(rotation) ?? []
    expect(rotation).toMatch(/^ +daily$/m)
    // The log of the day is kept, too.
    expect(Number(kept) + 1).toBe(retentionPeriods.accessLogs.days)
  })
})
