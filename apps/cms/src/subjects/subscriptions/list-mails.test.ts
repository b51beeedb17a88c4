import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composers } from '#cms/mail-composers.ts'
import { defaultTimes, OutboxSender } from '#cms/services/mail/sender.ts'
import { smtpTransport } from '#cms/services/mail/transport.ts'
import { addEvent, hourMs, someAddress } from '../../../test/forms.ts'
import { execute, paragraph, payload } from '../../../test/service.ts'
import { startSmtpServer } from '../../../test/smtp.ts'
import {
  announcements,
  listMailKinds,
  listTexts,
  notes,
  postToken,
  request,
  requireSubscriber,
  research,
  subscribe,
} from '../../../test/subscriptions.ts'
import { writeSubject } from './list-mail.ts'
import { renewSubscriptions } from './renewals.ts'
import { enqueueLists } from './send-lists.ts'
import { createUnsubscribeToken } from './token.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>

beforeEach(async () => {
  await execute(sql`delete from mails`)
  await execute(sql`delete from subscriptions`)
  server = await startSmtpServer()
})
afterEach(() => server.stop())

async function send() {
  const sender = new OutboxSender({
    payload,
    composers,
    transport: smtpTransport(server.url),
    times: defaultTimes,
  })
  await sender.sendDue()
  await sender.stop()
  return server.caught
}

/** Later than all content, and another day for each test, so that nothing is expired and nothing else is new. */
let day = ''
let days = 0
beforeEach(() => {
  days += 3
  day = new Date(Date.UTC(2035, 0, days)).toISOString().slice(0, 10)
})
const at = (clock: string, later = 0) =>
  new Date(new Date(`${day}T${clock}:00+07:00`).getTime() + later * 24 * hourMs)

type Publication = { title?: string; publishedAt: Date; inEnglish?: boolean; importance?: 'high' | 'normal' }

async function readCategory(): Promise<number> {
  const where = { kind: { equals: 'announcement' } }
  const { docs } = await payload.find({ collection: 'categories', where, limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

async function publish(
  collection: 'morning-notes' | 'announcements',
  { title = 'Judul', publishedAt, inEnglish = true, importance = 'normal' }: Publication,
) {
  const texts = (language: string) => ({
    title: `${title} ${language}`,
    summary: `Ringkasan ${language}`,
    body: paragraph(`Isi ${language}`),
  })
  const slug = `kabar-${crypto.randomUUID()}`
  const data = { ...texts('id'), _status: 'published' as const }
  const { id } =
    collection === 'morning-notes'
      ? await payload.create({
          collection,
          locale: 'id',
          data: { ...data, slug, marketDate: new Date().toISOString() },
        })
      : await payload.create({
          collection,
          locale: 'id',
          data: { ...data, slug, importance, category: await readCategory() },
        })
  if (inEnglish) {
    await payload.update({
      collection,
      id,
      locale: 'en',
      data: { ...texts('en'), slug: `${slug}-en`, _status: 'published' },
    })
  }
  // The date of a document may not be in the future.
  await execute(
    sql`update ${sql.identifier(collection.replace('-', '_'))} set published_at = ${publishedAt.toISOString()} where id = ${id}`,
  )
  return id
}

const listQueued = () =>
  listTexts(sql`select concat_ws(' ', m.kind, s.locale) as text from mails m join subscribers s on s.id = m.subscriber_id
    where is_bulk order by m.id`)

describe('the morning note', () => {
  it('is queued once for readers of its languages, and names the list, its reason and its end', async () => {
    const reader = await subscribe([notes], 'id')
    await subscribe([notes], 'en')
    await subscribe([research], 'id')
    await publish('morning-notes', { publishedAt: at('08:00'), inEnglish: false })
    await publish('morning-notes', { publishedAt: at('09:00') })
    await execute(sql`delete from mails`)
    await enqueueLists(payload, at('09:01'))
    await enqueueLists(payload, at('09:02'))
    expect(await listQueued()).toEqual(['listPagi id'])
    const [mail] = await send()
    const { subject = '', html = '', text = '' } = mail?.email ?? {}
    expect(mail?.recipients).toEqual([reader.email])
    expect(subject).toBe('Sapa Mentari: Judul id')
    const { email: contact } = await payload.findGlobal({ slug: 'settings', depth: 0 })
    expect(mail?.email.replyTo).toMatchObject([{ address: contact }])
    for (const part of [html, text]) {
      expect(part).toMatch(/Anda menerima email ini karena berlangganan Sapa Mentari sejak \d+ \w+ 20\d\d\./)
      expect(part).toContain('/id/langganan/kelola?t=')
      expect(part).toContain('/id/langganan/berhenti?t=')
    }
  })

  it('ends for its reader with the one click of the link that arrived', async () => {
    const reader = await subscribe([notes, research])
    await publish('morning-notes', { publishedAt: at('09:00') })
    await enqueueLists(payload, at('09:01'))
    const [mail] = await send()
    const header = mail?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const url = new URL(/^<(https?:[^>]+)>/.exec(header)?.[1] ?? '')
    expect(await postToken('subscription-ends', url.searchParams.get('t') ?? '')).toEqual({
      outcome: 'ended',
      list: 'pagi',
    })
    const left = sql`select list as text from subscriptions where subscriber_id = ${reader.subscriber.id}`
    expect(await listTexts(left)).toEqual(['riset'])
  })

  it.each([
    { name: 'before 06.00', now: '05:59', published: '05:30', daysBefore: 0, queued: 0 },
    { name: 'at 06.00', now: '06:00', published: '05:30', daysBefore: 0, queued: 1 },
    { name: 'after noon', now: '12:00', published: '11:59', daysBefore: 0, queued: 0 },
    { name: 'of the day before', now: '09:00', published: '20:00', daysBefore: -1, queued: 0 },
    { name: 'of last night', now: '09:00', published: '22:00', daysBefore: -1, queued: 1 },
  ])('$name is queued $queued times', async ({ now, published, daysBefore, queued }) => {
    await subscribe([notes])
    await publish('morning-notes', { publishedAt: at(published, daysBefore) })
    await enqueueLists(payload, at(now))
    expect(await listQueued()).toHaveLength(queued)
  })
})

describe('announcements', () => {
  it('are one digest at 17.30 of what is new since the last one, and a day later nothing', async () => {
    await subscribe([announcements])
    await publish('announcements', { title: 'Kemarin', publishedAt: at('17:29', -1) })
    await publish('announcements', { title: 'Satu', publishedAt: at('10:00') })
    await publish('announcements', { title: 'Dua', publishedAt: at('17:29') })
    await execute(sql`delete from mails`)
    await enqueueLists(payload, at('17:29'))
    expect(await listQueued()).toHaveLength(1)
    await execute(sql`delete from mails`)
    await enqueueLists(payload, at('17:30'))
    await enqueueLists(payload, at('06:00', 1))
    const [mail, ...others] = await send()
    expect(others).toEqual([])
    expect(mail?.email.subject).toBe('Pengumuman baru: 2')
    expect(mail?.email.text).toMatch(/Satu id: Ringkasan id\nDua id: Ringkasan id/)
    await enqueueLists(payload, at('17:30', 1))
    expect(await listQueued()).toHaveLength(1)
  })

  it('that are urgent are sent at once, at night at 06.00, and are in no digest', async () => {
    await subscribe([announcements])
    await publish('announcements', { title: 'Penipuan!', publishedAt: at('22:00'), importance: 'high' })
    await execute(sql`delete from mails`)
    await enqueueLists(payload, at('22:01'))
    expect(await listQueued()).toEqual([])
    await enqueueLists(payload, at('06:00', 1))
    await enqueueLists(payload, at('17:31', 1))
    const caught = await send()
    expect(caught.map(({ email }) => email.subject)).toEqual(['Penting: Penipuan id'])
  })

  it.each(['morning_notes', 'reports'])(
    'that are urgent are queued while %s cannot be read',
    async (table) => {
      await subscribe([announcements])
      await publish('announcements', { publishedAt: at('08:00'), importance: 'high' })
      const broken = sql.identifier(`${table}_broken`)
      await execute(sql`alter table if exists ${sql.identifier(table)} rename to ${broken}`)
      await enqueueLists(payload, at('09:00'))
      await execute(sql`alter table if exists ${broken} rename to ${sql.identifier(table)}`)
      expect(await listQueued()).toEqual(['listPengumuman id'])
    },
  )
})

describe('events', () => {
  it('are reminded of at 09.00 of the day before registration closes and a day before the start', async () => {
    const { id, slug } = await addEvent()
    await subscribe([{ list: 'acara', consentText: 'Ya.', newEvents: false, events: [slug ?? ''] }])
    await execute(sql`update events set registration_closes_at = ${at('23:00', 2).toISOString()},
      starts_at = ${at('13:00', 3).toISOString()}, ends_at = ${at('14:00', 3).toISOString()},
      published_at = '2030-01-01' where id = ${id}`)
    await execute(sql`delete from mails`)
    const counts = []
    for (const now of [at('08:59', 1), at('09:00', 1), at('12:59', 2), at('13:00', 2), at('13:01', 3)]) {
      await enqueueLists(payload, now)
      counts.push((await listQueued()).length)
    }
    expect(counts).toEqual([0, 1, 1, 2, 2])
    expect((await send()).map(({ email }) => email.subject).toSorted()).toEqual([
      expect.stringMatching(/^Pendaftaran segera ditutup: /),
      expect.stringMatching(/^Segera dimulai: /),
    ])
  })
})

describe('an email that is queued', () => {
  it.each([
    { name: 'ended', change: (_: number, token: string) => postToken('subscription-ends', token) },
    {
      name: 'paused',
      change: (id: number) =>
        execute(
          sql`update subscribers set state = 'paused', paused_until = now() + interval '1 day' where id = ${id}`,
        ),
    },
    { name: 'erased', change: (id: number) => execute(sql`delete from subscribers where id = ${id}`) },
    {
      name: 'restricted',
      change: (id: number) =>
        execute(sql`insert into restrictions (person) select email_hash from subscribers where id = ${id}`),
    },
    {
      name: 'suppressed',
      change: (id: number) =>
        execute(sql`insert into suppressions (email_hash, reason, since)
          select email_hash, 'complaint', now() from subscribers where id = ${id}`),
    },
  ])('is not sent after the subscriber was $name', async ({ change }) => {
    const { subscriber } = await subscribe([announcements])
    const other = await subscribe([announcements])
    await publish('announcements', { publishedAt: at('10:00') })
    await execute(sql`delete from mails`)
    await enqueueLists(payload, at('17:30'))
    expect(await listQueued()).toHaveLength(2)
    await change(subscriber.id, createUnsubscribeToken(subscriber, 'pengumuman'))
    expect((await send()).flatMap(({ recipients }) => recipients)).toEqual([other.email])
  })
})

describe('the email that answers a request', () => {
  it.each(['id', 'en'])('in %s confirms what was chosen, for 48 hours', async (locale) => {
    const email = someAddress()
    await request({ email, locale, choices: [notes, research] })
    const [mail] = await send()
    const [, token = ''] = /\?t=(\S+)/.exec(mail?.email.text ?? '') ?? []
    expect(mail?.email.subject).toBe(
      locale === 'id' ? 'Konfirmasi langganan email Anda' : 'Confirm your email subscription',
    )
    expect(await postToken('subscription-confirmations', token)).toMatchObject({ lists: ['pagi', 'riset'] })
  })

  it('offers known subscribers to manage, and their new choices for confirmation', async () => {
    const { email } = await subscribe([notes])
    await execute(sql`delete from mails`)
    await request({ email, choices: [research] })
    const [mail] = await send()
    const links = mail?.email.text?.match(/\/id\/langganan\/\w+/g)
    expect(links).toEqual(['/id/langganan/konfirmasi', '/id/langganan/kelola'])
  })
})

describe('a subscription of 24 months', () => {
  it('is asked about once; an answer keeps it, and 30 days without one after the question delete it', async () => {
    const [kept, lost, failed] = [
      await subscribe([notes]),
      await subscribe([notes]),
      await subscribe([notes]),
    ]
    await execute(sql`delete from mails`)
    const ids = [kept, lost, failed].map(({ subscriber }) => subscriber.id)
    await execute(sql`update subscribers set confirmed_at = now() - interval '24 months 1 day'
      where id = any(${sql.param(ids)})`)
    await renewSubscriptions(payload)
    await renewSubscriptions(payload)
    await execute(sql`update mails set state = 'failed' where subscriber_id = ${failed.subscriber.id}`)
    const asked = await send()
    expect(asked.map(({ email }) => email.subject)).toEqual(Array(2).fill('Masih ingin menerima email kami?'))
    const mail = asked.find(({ recipients }) => recipients[0] === kept.email)
    const [, token = ''] = /konfirmasi\?t=(\S+)/.exec(mail?.email.text ?? '') ?? []
    expect(await postToken('subscription-confirmations', token)).toMatchObject({ lists: ['pagi'] })
    await execute(sql`update mails set sent_at = sent_at - interval '29 days'`)
    await renewSubscriptions(payload)
    expect(await requireSubscriber(lost.email)).toMatchObject({ state: 'active' })
    await execute(sql`update subscribers set asked_at = asked_at - interval '2 days'`)
    await renewSubscriptions(payload)
    expect((await requireSubscriber(kept.email)).state).toBe('active')
    expect((await requireSubscriber(failed.email)).state).toBe('active')
    await expect(requireSubscriber(lost.email)).rejects.toThrow()
    // Its row is deleted after a month.
    await execute(sql`delete from mails`)
    await renewSubscriptions(payload)
    expect(await listMailKinds(failed.subscriber.id)).toEqual(['subscriptionManage'])
  })
})

describe('an address without a list', () => {
  it('is deleted within the hour, while what was sent to it still counts', async () => {
    const { email, subscriber } = await subscribe([notes])
    await postToken('subscription-ends', createUnsubscribeToken(subscriber, 'pagi'))
    await renewSubscriptions(payload)
    await expect(requireSubscriber(email)).rejects.toThrow()
    const sent = await listTexts(
      sql`select kind::text as text from mails where subscriber_id = ${subscriber.id}`,
    )
    expect(sent).toEqual(['subscriptionConfirm'])
  })
})

describe('writeSubject', () => {
  it.each([
    ['Diskon besar! 🎉 Segera', 'Diskon besar Segera'],
    [`Riset: ${'kata '.repeat(20)}`, `Riset: ${'kata '.repeat(10).trim()}…`],
    ['a'.repeat(70), `${'a'.repeat(59)}…`],
  ])('shortens "%s"', (text, expected) => {
    expect(writeSubject(text)).toBe(expected)
  })
})
