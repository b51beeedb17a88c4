import { sql } from '@payloadcms/db-postgres'
import { expect } from 'vitest'
import { encrypt, hashClientCode, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { createTicket } from '#cms/subjects/education-events/ticket.ts'
import { execute, paragraph, payload, post, someNetwork } from './service.ts'

const consent = {
  consentText: 'Saya menyetujui.',
  marketingConsent: false,
  locale: 'id',
  humanCheck: 'passed',
} as const

export const someAddress = () => `orang-${crypto.randomUUID()}@contoh.example`
/** An invented code that is unique to a test. */
export const someCode = () =>
  String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '0')
    .slice(-7)

export function message(change: Record<string, unknown> = {}) {
  return {
    ...consent,
    idempotencyKey: crypto.randomUUID(),
    fullName: 'Nama Contoh',
    email: someAddress(),
    phone: '+62215550123',
    domicile: 'indonesia',
    subject: null,
    message: 'Sebuah pesan yang cukup panjang.',
    ...change,
  }
}

/** A published contact subject, in Indonesian only. */
export async function addSubject(
  label: string,
  change: { departmentEmail?: string; _status?: 'draft' | 'published' } = {},
) {
  return payload.create({
    collection: 'contact-subjects',
    locale: 'id',
    data: {
      label,
      department: `Bagian ${label}`,
      departmentEmail: 'bagian@contoh.example',
      order: 99,
      _status: 'published',
      ...change,
    },
  })
}

export const nonClient = (eventSlug: string, change: Record<string, unknown> = {}) => ({
  ...consent,
  kind: 'nonClient',
  idempotencyKey: crypto.randomUUID(),
  eventSlug,
  fullName: 'Nama Contoh',
  email: someAddress(),
  phone: '0215550123',
  city: '',
  occupation: '',
  company: '',
  heardFrom: '',
  ...change,
})

export const client = (eventSlug: string, clientCode: string, change: Record<string, unknown> = {}) => ({
  ...consent,
  kind: 'client',
  idempotencyKey: crypto.randomUUID(),
  eventSlug,
  clientCode,
  email: null,
  ...change,
})

/** Adds a client to the directory; returns its ID. */
export async function addClient(code: string, email = someAddress()): Promise<number> {
  const { id } = await payload.create({
    collection: 'client-directory',
    data: { codeHash: hashClientCode(code), emailHash: hashEmail(email), sealedEmail: encrypt(email) },
  })
  return id
}

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

type EventChange = {
  capacity?: number
  seatsHeld?: number
  waitingListPlaces?: number
  closesInMs?: number
  startsInMs?: number
}

/** Publishes an event with open registration. */
export async function addEvent(
  slug = `acara-${crypto.randomUUID()}`,
  { capacity = 100, closesInMs = dayMs, startsInMs = 3 * dayMs, ...seats }: EventChange = {},
) {
  const endsInMs = startsInMs + hourMs
  return payload.create({
    collection: 'events',
    locale: 'id',
    data: {
      slug,
      title: `Acara ${slug}`,
      summary: slug,
      body: paragraph(slug),
      startsAt: inMs(startsInMs),
      endsAt: inMs(endsInMs),
      registrationOpensAt: inMs(-10 * dayMs),
      // A moment earlier, because the clock runs on between the two.
      registrationClosesAt: inMs(Math.min(closesInMs, endsInMs - 1000)),
      mode: 'online',
      venue: 'Daring',
      joinAddress: 'https://acara.contoh.example/ruang',
      seatsHeld: 0,
      waitingListPlaces: 0,
      speakerRole: 'Analis',
      capacity,
      ...seats,
      _status: 'published',
    },
  })
}

export async function postForOutcome(body: unknown, visitor?: string): Promise<unknown> {
  return (await post('registrations', body, visitor)).json()
}

/** The number of registrations of an event by state. */
export async function countStates(event: number): Promise<Record<string, number>> {
  const rows = await execute(
    sql`select state, count(*)::int as count from registrations where event_id = ${event} group by state`,
  )
  return Object.fromEntries(rows.map((row) => Object.values(Object(row))))
}

export async function loadRegistrations(event: number) {
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { event: { equals: event } },
    sort: ['registeredAt', 'id'],
    depth: 0,
    pagination: false,
  })
  return docs
}

/** The tickets of an event's registrations. */
export async function loadTickets(event: number): Promise<string[]> {
  const registrations = await loadRegistrations(event)
  return registrations.map(({ id, registeredAt }) =>
    createTicket({ id, registeredAt: new Date(registeredAt) }),
  )
}

export const cancel = (ticket: string) => post('registration-cancellations', { ticket, locale: 'id' })

export const confirm = (ticket: string) => post('registration-confirmations', { ticket, locale: 'id' })

/** Simulates that the time to confirm has passed, for the event's places and its networks. */
export async function lapseHolds(event: number): Promise<void> {
  await execute(
    sql`update registrations set held_until = held_until - interval '31 minutes' where event_id = ${event}`,
  )
  await execute(
    sql`update network_uses set used_at = used_at - interval '31 minutes' where event_id = ${event}`,
  )
}

/** The kinds of queued emails about an event's registrations, in order of creation. */
export async function loadMailKinds(event: number): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { 'registration.event': { equals: event } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ kind }) => kind)
}

/** Registers new addresses one after the other, from one network or each from their own. */
export async function registerFrom(network: string | undefined, slug: string, count: number) {
  const outcomes = []
  for (let index = 0; index < count; index += 1) {
    outcomes.push(Object(await postForOutcome(nonClient(slug), network)).outcome)
  }
  return outcomes
}

/** An event whose first three seats are taken by a network, with a fourth person of it. */
export async function holdSeat(slug: string, seats: { capacity: number; waitingListPlaces?: number }) {
  const { id } = await addEvent(slug, seats)
  const network = someNetwork()
  await registerFrom(network, slug, 3)
  const body = nonClient(slug)
  expect(await postForOutcome(body, network)).toEqual({ outcome: 'held' })
  const ticket = (await loadTickets(id)).at(-1) ?? ''
  return { id, network, body, ticket }
}
