import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '#cms/database/session.ts'
import { hashClientCode, hashEmail, seal } from '#cms/privacy/keyed.ts'
import { ask, paragraph, post, startService } from './service.ts'

beforeAll(startService)

const directoryEntry = (code: string, email = `nasabah-${code}@contoh.example`) => ({
  codeHash: hashClientCode(code),
  emailHash: hashEmail(email),
  sealedEmail: seal(email),
})

const consent = {
  consentText: 'Saya menyetujui.',
  marketingConsent: false,
  locale: 'id',
  humanCheck: 'passed',
} as const

function message() {
  return {
    ...consent,
    idempotencyKey: crypto.randomUUID(),
    fullName: 'Nama Contoh',
    email: `nama-${crypto.randomUUID()}@contoh.example`,
    phone: '+62215550123',
    domicile: 'indonesia',
    subject: null,
    message: 'Sebuah pesan yang cukup panjang.',
  }
}

async function storedFrom(email: string): Promise<number> {
  const payload = await startService()
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { email: { equals: email } },
  })
  return totalDocs
}

describe('contact messages', () => {
  it('are kept once per idempotency key, with the same receipt again', async () => {
    const body = message()
    const first = await post('contact-messages', body)
    const second = await post('contact-messages', body)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await storedFrom(body.email)).toBe(1)
  })

  it.each([
    { name: 'another message', change: { message: 'Pesan kedua dari halaman yang sama.' } },
    { name: 'another sender', change: { email: `lain-${crypto.randomUUID()}@contoh.example` } },
  ])('are kept apart when a form that comes back brings $name under its old key', async ({ change }) => {
    const first = message()
    const second = { ...first, ...change }
    const statuses = []
    for (const body of [first, second, first, second]) {
      statuses.push((await post('contact-messages', body)).status)
    }
    expect(statuses).toEqual([201, 201, 200, 200])
    const senders = [...new Set([first.email, second.email])]
    const stored = await Promise.all(senders.map(storedFrom))
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('are kept once when the same form arrives five times at once', async () => {
    const body = message()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('contact-messages', body)))
    const receipts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(receipts).size).toBe(1)
    expect(await storedFrom(body.email)).toBe(1)
  })

  it.each([
    { name: 'a phone with letters', body: { ...message(), phone: '021-ABC' }, parameter: 'phone' },
    { name: 'a short message', body: { ...message(), message: 'hai' }, parameter: 'message' },
    { name: 'no consent', body: { ...message(), consentText: '' }, parameter: 'consentText' },
  ])('are refused with $name', async ({ body, parameter }) => {
    const response = await post('contact-messages', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ parameter })
  })

  it.each(['__proto__', 'constructor', 'prototype'])('are refused with the key %s', async (name) => {
    const body = JSON.stringify(message()).replace('{', `{"${name}":{"polluted":true},`)
    const refused = await ask('contact-messages', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(refused.status).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })
})

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

async function event(slug: string, seats: { capacity: number; seatsHeld: number }, closesInDays = 1) {
  const payload = await startService()
  return payload.create({
    collection: 'events',
    locale: 'id',
    data: {
      slug,
      title: slug,
      summary: slug,
      body: paragraph(slug),
      startsAt: inDays(3),
      endsAt: inDays(4),
      registrationOpensAt: inDays(-10),
      registrationClosesAt: inDays(closesInDays),
      mode: 'online',
      venue: 'Daring',
      waitingListPlaces: 0,
      speakerRole: 'Analis',
      ...seats,
      _status: 'published',
    },
  })
}

const nonClient = (eventSlug: string, email: string) => ({
  ...consent,
  kind: 'nonClient',
  idempotencyKey: crypto.randomUUID(),
  eventSlug,
  fullName: 'Nama Contoh',
  email,
  phone: '0215550123',
  city: '',
  occupation: '',
  company: '',
  heardFrom: '',
})
const client = (eventSlug: string, clientCode: string) => ({
  ...consent,
  kind: 'client',
  idempotencyKey: crypto.randomUUID(),
  eventSlug,
  clientCode,
  email: null,
})

async function outcomeOf(body: unknown): Promise<unknown> {
  return (await post('registrations', body)).json()
}

describe('registrations', () => {
  it('register once: the same form again is registered, the same person again is not', async () => {
    await event('acara-sekali', { capacity: 5, seatsHeld: 0 })
    const body = nonClient('acara-sekali', 'satu@contoh.example')
    expect(await outcomeOf(body)).toEqual({ outcome: 'registered' })
    expect(await outcomeOf(body)).toEqual({ outcome: 'registered' })
    expect(await outcomeOf(nonClient('acara-sekali', 'Satu@contoh.example'))).toEqual({
      outcome: 'alreadyRegistered',
    })
  })

  it('are new when a form that comes back is for another person or event under its old key', async () => {
    const payload = await startService()
    const { id } = await event('acara-kunci-satu', { capacity: 5, seatsHeld: 0 })
    const { id: otherId } = await event('acara-kunci-dua', { capacity: 5, seatsHeld: 0 })
    const first = nonClient('acara-kunci-satu', 'pertama@contoh.example')
    const forAnotherPerson = { ...first, email: 'kedua@contoh.example' }
    const forAnotherEvent = { ...first, eventSlug: 'acara-kunci-dua' }
    for (const body of [first, forAnotherPerson, forAnotherEvent, forAnotherPerson, first]) {
      expect(await outcomeOf(body)).toEqual({ outcome: 'registered' })
    }
    const { docs } = await payload.find({
      collection: 'registrations',
      where: { event: { in: [id, otherId] } },
      depth: 0,
    })
    expect(docs.map(({ event, email }) => `${event} ${email}`).sort()).toEqual(
      [
        `${id} pertama@contoh.example`,
        `${id} kedua@contoh.example`,
        `${otherId} pertama@contoh.example`,
      ].sort(),
    )
  })

  it('keep no client code that could be read', async () => {
    const payload = await startService()
    await payload.create({ collection: 'client-directory', data: directoryEntry('8642097') })
    const { id } = await event('acara-tanpa-kode', { capacity: 5, seatsHeld: 0 })
    expect(await outcomeOf(client('acara-tanpa-kode', '8642097'))).toEqual({ outcome: 'registered' })
    const rows = await query(
      payload,
      sql`select to_jsonb(registrations)::text as text from registrations where event_id = ${id}`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('8642097')
  })

  it('know a client code, and only those of the directory', async () => {
    const payload = await startService()
    await payload.create({ collection: 'client-directory', data: directoryEntry('7654321') })
    await event('acara-nasabah', { capacity: 5, seatsHeld: 0 })
    expect(await outcomeOf(client('acara-nasabah', '7654321'))).toEqual({ outcome: 'registered' })
    expect(await outcomeOf(client('acara-nasabah', '7654321'))).toEqual({ outcome: 'alreadyRegistered' })
    expect(await outcomeOf(client('acara-nasabah', '1111111'))).toEqual({ outcome: 'unknownClient' })
  })

  it('are refused when the time is over, when it is full, and for no event at all', async () => {
    await event('acara-tutup', { capacity: 5, seatsHeld: 0 }, -1)
    await event('acara-penuh', { capacity: 5, seatsHeld: 5 })
    expect(await outcomeOf(nonClient('acara-tutup', 'a@contoh.example'))).toEqual({ outcome: 'closed' })
    expect(await outcomeOf(nonClient('acara-penuh', 'a@contoh.example'))).toEqual({ outcome: 'full' })
    expect((await post('registrations', nonClient('tidak-ada', 'a@contoh.example'))).status).toBe(404)
  })

  it('give the last seat to exactly one of twenty who ask at once', async () => {
    const payload = await startService()
    const { id } = await event('acara-kursi-terakhir', { capacity: 10, seatsHeld: 9 })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcomeOf(nonClient('acara-kursi-terakhir', `orang-${index}@contoh.example`)),
      ),
    )
    const full = Array.from({ length: 19 }, () => ({ outcome: 'full' }))
    expect(outcomes.filter((outcome) => JSON.stringify(outcome).includes('registered'))).toHaveLength(1)
    expect(outcomes.filter((outcome) => JSON.stringify(outcome).includes('full'))).toEqual(full)
    const { totalDocs } = await payload.count({
      collection: 'registrations',
      where: { event: { equals: id } },
    })
    expect(totalDocs).toBe(1)
  })
})
