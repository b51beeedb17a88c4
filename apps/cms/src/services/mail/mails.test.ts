import { sql } from '@payloadcms/db-postgres'
import { brand, idDomain } from '@site/brand/names.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { composers } from '#cms/mail-composers.ts'
import {
  addClient,
  addEvent,
  addSubject,
  client,
  dayMs,
  hourMs,
  loadTickets,
  message,
  nonClient,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { execute, paragraph, payload, post } from '../../../test/service.ts'
import { type Caught, startSmtpServer } from '../../../test/smtp.ts'
import { OutboxSender } from './sender.ts'
import { smtpTransport } from './transport.ts'

const server = await startSmtpServer()
const sender = new OutboxSender({ payload, composers, transport: smtpTransport(server.url) })

afterAll(async () => {
  await sender.stop()
  await server.stop()
})
beforeEach(async () => {
  await execute(sql`delete from mails`)
  server.caught.length = 0
})

const site = 'http://127.0.0.1:3000'

/** Sends due emails and returns those received by a mailbox. */
async function sentTo(address: string): Promise<Caught[]> {
  await sender.sendDue()
  return server.caught.filter(({ recipients }) => recipients.includes(address))
}

async function onlyMailTo(address: string): Promise<Caught> {
  const [mail, ...others] = await sentTo(address)
  expect(others).toEqual([])
  if (mail === undefined) throw new Error('No mail has come.')
  return mail
}

/** Moves an event to a fixed time, past its registration period. */
async function setTime(event: number, startsAt: string, endsAt: string): Promise<void> {
  await execute(sql`update events set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${event}`)
}

/** Registers an address of its own for a new event. */
async function register(slug: string, seats: Parameters<typeof addEvent>[1] = { capacity: 2 }, answers = {}) {
  const email = someAddress()
  const { id } = await addEvent(slug, seats)
  await postForOutcome(nonClient(slug, { email, ...answers }))
  return { id, email }
}

/** Registers two people, with a seat and on the waiting list; their emails have been sent. */
async function registerTwo(slug: string) {
  const { id, email: seated } = await register(slug, { capacity: 1, waitingListPlaces: 1 })
  const waiting = someAddress()
  await postForOutcome(nonClient(slug, { email: waiting }))
  await sender.sendDue()
  server.caught.length = 0
  return { id, seated, waiting }
}

/** The URLs that the HTML part links to. */
const listLinks = ({ email }: Caught) =>
  [...(email.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

describe('the email of a confirmed registration', () => {
  it('names event, time and place in both parts, links to event and cancellation, and has a calendar file', async () => {
    const { id, email } = await register('isi-terdaftar')
    await setTime(id, '2030-12-03T19:00:00+07:00', '2030-12-03T20:30:00+07:00')
    const mail = await onlyMailTo(email)
    const event = `${site}/id/edukasi/brids-eduvest/isi-terdaftar`
    const [ticket] = await loadTickets(id)
    const links = ['https://acara.contoh.example/ruang', event, `${event}/daftar?ticket=${ticket}`]
    expect(mail.email.subject).toBe('Anda terdaftar: Acara isi-terdaftar')
    for (const part of [mail.email.text, mail.email.html]) {
      for (const text of ['Acara isi-terdaftar', 'Selasa, 3 Desember 2030, 19.00–20.30 WIB', ...links]) {
        expect(part).toContain(text)
      }
    }
    expect(listLinks(mail)).toEqual(expect.arrayContaining(links))
    expect(mail.email.html).toContain('<html lang="id">')
    expect(mail.email.attachments).toMatchObject([
      { filename: null, mimeType: 'text/calendar' },
      { filename: 'acara.ics', mimeType: 'application/ics' },
    ])
    // The parser removes carriage returns, so this reads the raw bytes.
    const [, encoded = ''] = mail.raw.match(/text\/calendar[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/) ?? []
    const lines = Buffer.from(encoded, 'base64').toString().split('\r\n')
    const times = ['DTSTART:20301203T120000Z', 'DTEND:20301203T133000Z', 'SUMMARY:Acara isi-terdaftar']
    expect(lines).toEqual(expect.arrayContaining([`UID:event-${id}-registered@${idDomain}`, ...times]))
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  const boxes = ["o'brien", 'sari&co', 'a/b=c?d#e', '{nara}|~`!$%^*']
  it.each(boxes)('reaches the mailbox %s, which browsers accept in an email field', async (box) => {
    const address = `${box}@${crypto.randomUUID()}.xn--p1ai`
    await register(`kotak-${crypto.randomUUID()}`, { capacity: 2 }, { email: address })
    await sender.sendDue()
    expect(server.caught.flatMap(({ email }) => email.to?.map((to) => to.address))).toEqual([address])
  })

  it("is in the visitor's language and links to the page in that language", async () => {
    const [inIndonesian, inEnglish] = [someAddress(), someAddress()]
    const { docs } = await payload.find({
      collection: 'events',
      where: { 'slug.id': { equals: 'kelas-dividen-cum-ex-dan-jebakannya' } },
      depth: 0,
    })
    const id = docs[0]?.id ?? 0
    await execute(sql`update events set registration_opens_at = now() - interval '1 day',
        registration_closes_at = now() + interval '1 day' where id = ${id}`)
    // The dates of the demo content move with the day on which it is written.
    await setTime(id, '2030-12-03T19:00:00+07:00', '2030-12-03T20:30:00+07:00')
    const slug = 'class-dividends-cum-ex-and-traps'
    await postForOutcome(nonClient(slug, { email: inEnglish, locale: 'en' }))
    await postForOutcome(nonClient(slug, { email: inIndonesian, locale: 'id' }))
    const english = await onlyMailTo(inEnglish)
    expect(english.email.subject).toBe('You are registered: Dividends: cum, ex and the traps')
    expect(english.email.html).toContain('<html lang="en">')
    expect(english.email.text).toContain('Tuesday, December 3, 2030, 19:00–20:30 WIB')
    expect(english.email.text).toContain(`${site}/en/education/brids-eduvest/${slug}/register?ticket=`)
    expect(english.email.text).toContain('+62 21 5550 0100 · ')
    const indonesian = await onlyMailTo(inIndonesian)
    expect(indonesian.email.text).toContain('021-5550-0100 · ')
    expect(indonesian.email.text).toContain(
      `${site}/id/edukasi/brids-eduvest/kelas-dividen-cum-ex-dan-jebakannya/daftar?ticket=`,
    )
  })

  it("links to the other language if the event has no page in the visitor's", async () => {
    const { id, email } = await register('isi-satu-bahasa')
    await execute(sql`update registrations set locale = 'en' where event_id = ${id}`)
    const { email: parsed } = await onlyMailTo(email)
    expect(parsed.subject).toBe('You are registered: Acara isi-satu-bahasa')
    expect(parsed.text).toContain(`${site}/id/edukasi/brids-eduvest/isi-satu-bahasa/daftar?ticket=`)
  })

  it('reaches a client at the address of the directory, without a name', async () => {
    const [code, email] = [someCode(), someAddress()]
    await addClient(code, email)
    await addEvent('isi-nasabah', { capacity: 2 })
    await postForOutcome(client('isi-nasabah', code))
    const mail = await onlyMailTo(email)
    expect(mail.email.text).toContain('Halo,')
    expect(mail.raw).not.toContain(code)
  })

  const typedNames = ['Nasabah! AKUN ANDA DIBLOKIR. Telepon 08 12 34 56 78 90', 'Buka situs DIBLOKIR com']
  it.each(typedNames)('contains nothing of the typed name "%s"', async (fullName) => {
    const slug = `isi-nama-${crypto.randomUUID()}`
    const { email: address } = await register(slug, { capacity: 2 }, { fullName })
    const { email, raw } = await onlyMailTo(address)
    expect(email.to).toMatchObject([{ name: '' }])
    expect(email.text).toContain('Halo,')
    expect(`${raw} ${email.text} ${email.html}`).not.toContain('DIBLOKIR')
  })

  it.each([
    { name: 'in three days', startsInMs: 3 * dayMs, times: 1 },
    { name: 'in ten hours', startsInMs: 10 * hourMs, times: 0 },
  ])('promises a reminder $times times for an event that begins $name', async ({ startsInMs, times }) => {
    const { email } = await register(`isi-ingat-${crypto.randomUUID()}`, { capacity: 2, startsInMs })
    const { text = '' } = (await onlyMailTo(email)).email
    expect(text.split('Kami mengirim pengingat sehari sebelum acara.')).toHaveLength(times + 1)
  })
})

describe('the header of an email', () => {
  it('gets no extra line from an event title', async () => {
    const { id, email } = await register('isi-kepala')
    const title = 'Acara 王\r\nBcc: korban@contoh.example'
    await execute(sql`update events_locales set title = ${title} where _parent_id = ${id}`)
    const { email: parsed, recipients } = await onlyMailTo(email)
    expect(recipients).toEqual([email])
    expect(parsed.bcc ?? []).toEqual([])
    expect(parsed.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    expect(parsed.subject).toContain('Acara 王')
  })

  it('contains the company, the row ID and Auto-Submitted', async () => {
    const { email } = await register('isi-pengirim')
    const { email: parsed } = await onlyMailTo(email)
    expect(parsed.from).toEqual({ name: brand.companyName, address: brand.email })
    expect(parsed.messageId).toMatch(/^<mail-\d+\.[0-9a-f]{16}@127\.0\.0\.1>$/)
    const automatic = { key: 'auto-submitted', value: 'auto-generated' }
    expect(parsed.headers).toContainEqual(expect.objectContaining(automatic))
  })
})

describe('other emails', () => {
  it('about the waiting list contain no seat and no join link', async () => {
    const { email } = await register('isi-tunggu', { capacity: 0, waitingListPlaces: 1 })
    const { email: parsed } = await onlyMailTo(email)
    expect(parsed.subject).toBe('Anda di daftar tunggu: Acara isi-tunggu')
    expect(parsed.text).toContain('Anda belum mendapat tempat')
    expect(parsed.text).toContain('Keluar dari daftar tunggu')
    expect(parsed.text).not.toContain('https://acara.contoh.example/ruang')
    expect(parsed.attachments).toEqual([])
  })

  it('forward a message to its department with a Reply-To', async () => {
    const subject = await addSubject('Uji surat', { departmentEmail: 'layanan@contoh.example' })
    const text = 'Baris satu <script>alert(1)</script>\nBaris dua & tiga 王'
    const body = message({ subject: subject.id, fullName: "O'Neill", message: text, locale: 'en' })
    await post('contact-messages', body)
    const forwarded = await onlyMailTo('layanan@contoh.example')
    expect(forwarded.email.subject).toBe('Pesan dari situs: Uji surat')
    expect(forwarded.email.text).toContain('021-5550-0100 · ')
    expect(forwarded.email.replyTo).toEqual([{ name: "O'Neill", address: body.email }])
    expect(forwarded.email.text).toContain(text)
    const escaped = 'Baris satu &lt;script&gt;alert(1)&lt;/script&gt;\nBaris dua &amp; tiga 王'
    expect(forwarded.email.html).toContain(escaped)
  })

  it.each([
    { locale: 'id', subject: 'Pesan Anda kami terima', phone: '021-5550-0100' },
    { locale: 'en', subject: 'We received your message', phone: '+62 21 5550 0100' },
  ])('acknowledge a message in $locale without its content', async ({ locale, subject, phone }) => {
    const typed = 'Buka situs DIBLOKIR com'
    const body = message({ fullName: typed, message: typed, locale })
    await post('contact-messages', body)
    const { email, raw } = await onlyMailTo(body.email)
    expect(email).toMatchObject({ subject, to: [{ name: '' }] })
    expect(email.text).toContain(`${phone} · `)
    expect(`${raw} ${email.text} ${email.html}`).not.toContain('DIBLOKIR')
  })
})

describe('the email about a changed event', () => {
  const moved = { startsAt: '2031-03-04T12:00:00.000Z', endsAt: '2031-03-04T13:30:00.000Z' }

  it('goes to everyone with a seat or on the waiting list, when the change is published', async () => {
    const { id, seated, waiting } = await registerTwo('pindah-waktu')
    const change = { collection: 'events', id, locale: 'id' } as const
    await payload.update({ ...change, data: moved, draft: true })
    expect(await sentTo(seated)).toEqual([])
    await payload.update({ ...change, data: { ...moved, _status: 'published' } })
    const { email: toSeated } = await onlyMailTo(seated)
    expect(toSeated.subject).toBe('Perubahan acara: Acara pindah-waktu')
    expect(toSeated.text).toContain('Selasa, 4 Maret 2031, 19.00–20.30 WIB')
    expect(toSeated.attachments).toHaveLength(2)
    const { email: toWaiting } = await onlyMailTo(waiting)
    expect(toWaiting.text).toContain('Keluar dari daftar tunggu')
    expect(toWaiting.attachments).toEqual([])
  })

  it('is another one if the event is canceled, after which nobody can register or move up', async () => {
    const { id, seated, waiting } = await registerTwo('batal-semua')
    const data = { ...moved, capacity: 5, isCanceled: true, _status: 'published' } as const
    await payload.update({ collection: 'events', id, locale: 'id', data })
    const { email: toSeated } = await onlyMailTo(seated)
    expect(toSeated.subject).toBe('Acara dibatalkan: Acara batal-semua')
    expect(toSeated.text).not.toContain('https://acara.contoh.example/ruang')
    expect((await onlyMailTo(waiting)).email.subject).toBe('Acara dibatalkan: Acara batal-semua')
    expect(await postForOutcome(nonClient('batal-semua'))).toEqual({ outcome: 'closed' })
  })

  it.each([
    { name: 'another change', data: { capacity: 9, speakerRole: 'Kepala riset' } },
    {
      name: 'a translation',
      locale: 'en',
      data: {
        title: 'Class',
        summary: 'A class.',
        speakerRole: 'Head of research',
        venue: 'Main hall',
        body: paragraph('The text.'),
      },
    },
    {
      name: 'an event that has ended',
      data: {
        registrationOpensAt: '2020-03-01T12:00:00.000Z',
        registrationClosesAt: '2020-03-04T12:00:00.000Z',
        startsAt: '2020-03-04T12:00:00.000Z',
        endsAt: '2020-03-04T13:00:00.000Z',
      },
    },
  ] as const)('is not sent for $name', async ({ data, ...change }) => {
    const { id, email } = await register(`tetap-${crypto.randomUUID()}`)
    await sender.sendDue()
    server.caught.length = 0
    const locale = 'locale' in change ? change.locale : 'id'
    await payload.update({ collection: 'events', id, locale, data: { ...data, _status: 'published' } })
    expect(await sentTo(email)).toEqual([])
  })
})
