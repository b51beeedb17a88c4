import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import {
  addClient,
  addEvent,
  client,
  hourMs,
  inMs,
  lapseHolds,
  loadRegistrations,
  nonClient,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { execute, payload, someNetwork } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { releaseHolds } from './release-holds.ts'

const mailboxes = await Mailboxes.open()
afterAll(() => mailboxes.close())

const act = (id: number | undefined, action: string, json: object = {}, language: 'id' | 'en' = 'id') =>
  requestAs('editor', `registrations/${id}/${action}`, { json, language })
const loadStates = async (event: number) => (await loadRegistrations(event)).map(({ state }) => state)

/** An event with these people, in order of registration. Obsolete emails of theirs are dropped when they are sent. */
async function eventWith(seats: { capacity: number; waitingListPlaces?: number }, emails: string[]) {
  const slug = `petugas-${crypto.randomUUID()}`
  const { id } = await addEvent(slug, seats)
  for (const email of emails) await postForOutcome(nonClient(slug, { email }))
  return { id, slug, registrations: await loadRegistrations(id) }
}

const loadTrail = async (subject: 'registrations' | 'events', document: number) => {
  const where = { document: { equals: String(document) }, subject: { equals: subject } }
  const { docs } = await payload.find({ collection: 'audit-trail', where, sort: 'id' })
  return docs.map(({ kind, detail }) => ({ kind, detail }))
}

describe('staff', () => {
  it('cancel for a caller: the person gets the email, the first one waiting gets the seat', async () => {
    const [caller, next] = [someAddress(), someAddress()]
    const { id, registrations } = await eventWith({ capacity: 1, waitingListPlaces: 1 }, [caller, next])
    const [first] = registrations
    const responses = await Promise.all([act(first?.id, 'cancel'), act(first?.id, 'cancel')])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await loadStates(id)).toEqual(['cancelled', 'confirmed'])
    expect(await mailboxes.subjectsAt(caller)).toEqual(['Pendaftaran dibatalkan'])
    expect(await mailboxes.subjectsAt(next)).toEqual(['Tempat untuk Anda'])
    expect(await loadTrail('registrations', first?.id ?? 0)).toMatchObject([{ kind: 'registrationCanceled' }])
  })

  it('get a message in their language when an event that has begun cannot be canceled', async () => {
    const { id, registrations } = await eventWith({ capacity: 1 }, [someAddress()])
    await execute(sql`update events set starts_at = ${inMs(-hourMs)} where id = ${id}`)
    const response = await act(registrations[0]?.id, 'cancel', {}, 'en')
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('The event has begun')
  })

  it('give someone on the waiting list a seat above the capacity only when they confirm it', async () => {
    const [seated, early, late] = [someAddress(), someAddress(), someAddress()]
    const people = [seated, early, late]
    const { id, registrations } = await eventWith({ capacity: 1, waitingListPlaces: 2 }, people)
    const chosen = registrations[2]?.id
    expect(await (await act(chosen, 'seat', { isExtra: false })).json()).toEqual({ outcome: 'noSeat' })
    expect(await loadStates(id)).toEqual(['confirmed', 'waiting', 'waiting'])
    const give = () => act(chosen, 'seat', { isExtra: true })
    const twice = await Promise.all([give(), give()])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await loadStates(id)).toEqual(['confirmed', 'waiting', 'confirmed'])
    expect(await mailboxes.subjectsAt(late)).toEqual(['Tempat untuk Anda'])
    // The extra seat is not passed on.
    await act(registrations[0]?.id, 'cancel')
    expect(await loadStates(id)).toEqual(['cancelled', 'waiting', 'confirmed'])
    const entry = { kind: 'seatGiven', detail: 'above the capacity' }
    expect(await loadTrail('registrations', chosen ?? 0)).toEqual([entry])
  })

  it('confirm a held place for a caller, and a lapsed one while there is room', async () => {
    const slug = `petugas-${crypto.randomUUID()}`
    const { id } = await addEvent(slug, { capacity: 6, waitingListPlaces: 1 })
    const network = someNetwork()
    for (let index = 0; index < 7; index += 1) await postForOutcome(nonClient(slug), network)
    const [first, , , caller, late, later, last] = await loadRegistrations(id)
    expect(await (await act(caller?.id, 'confirm')).json()).toEqual({ state: 'confirmed' })
    expect((await act(first?.id, 'confirm')).status).toBe(200)
    const confirmed = [{ kind: 'registrationConfirmed' }]
    expect(await loadTrail('registrations', caller?.id ?? 0)).toMatchObject(confirmed)
    expect(await loadTrail('registrations', first?.id ?? 0)).toEqual([])
    await lapseHolds(id)
    await releaseHolds(payload)
    const confirmLapsed = async (person?: { id: number }) => (await act(person?.id, 'confirm')).json()
    expect(await confirmLapsed(late)).toEqual({ state: 'confirmed' })
    await postForOutcome(nonClient(slug))
    expect(await confirmLapsed(later)).toEqual({ state: 'waiting' })
    const response = await act(last?.id, 'confirm', {}, 'en')
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('The time to confirm has passed')
    const states = (await loadRegistrations(id)).map((person) => [person.id, person.state])
    expect(states).toContainEqual([last?.id, 'lapsed'])
    expect(states.filter(([, state]) => state === 'confirmed')).toHaveLength(6)
  })

  it('cancel several at once, so that none of them moves up into the seat of another', async () => {
    const people = Array.from({ length: 4 }, someAddress)
    const { id, registrations } = await eventWith({ capacity: 2, waitingListPlaces: 2 }, people)
    const [one, two, three] = registrations.map((registration) => registration.id)
    const cancelAll = (role: 'editor' | 'reviewer', ids: unknown) =>
      requestAs(role, 'registrations/cancel', { json: { ids } })
    expect((await cancelAll('reviewer', [one])).status).toBe(403)
    const responses = await Promise.all([
      cancelAll('editor', [one, two, three]),
      cancelAll('editor', [three, two, one]),
    ])
    const counts = await Promise.all(responses.map((response) => response.json()))
    expect(counts.map(({ canceled }) => canceled).sort()).toEqual([0, 3])
    expect(await loadStates(id)).toEqual(['cancelled', 'cancelled', 'cancelled', 'confirmed'])
    expect(await mailboxes.subjectsAt(people[2] ?? '')).toEqual(['Pendaftaran dibatalkan'])
    expect(await mailboxes.subjectsAt(people[3] ?? '')).toEqual(['Tempat untuk Anda'])
    const entry = { kind: 'registrationCanceled', detail: null }
    expect(await loadTrail('registrations', two ?? 0)).toEqual([entry])
  })

  it.each([
    { name: 'no list', body: { ids: 'all' } },
    { name: 'an empty list', body: { ids: [] } },
    { name: 'a number too large', body: { ids: [2_147_483_648] } },
    { name: 'a word', body: { ids: ['x'] } },
    { name: 'no object', body: [1] },
  ])('get a message in their language for a selection with $name', async ({ body }) => {
    const cancelAll = (language: 'id' | 'en') =>
      requestAs('editor', 'registrations/cancel', { json: body, language })
    const [indonesian, english] = await Promise.all([cancelAll('id'), cancelAll('en')])
    expect([indonesian.status, english.status]).toEqual([400, 400])
    expect(await indonesian.text()).toContain('Permintaan ini tidak dapat dibaca.')
    expect(await english.text()).toContain('This request cannot be read.')
  })

  it('mark attendance on two phones at once, and see it in counts and export', async () => {
    const { id, slug } = await eventWith({ capacity: 3 }, [someAddress()])
    const code = someCode()
    await addClient(code)
    await postForOutcome(client(slug, code))
    const [person, known] = await loadRegistrations(id)
    const mark = () => act(person?.id, 'attendance', { isPresent: true })
    const marks = await Promise.all([mark(), mark()])
    const [first, second] = await Promise.all(marks.map((response) => response.json()))
    expect(first).toEqual(second)
    const list = await requestAs('editor', `events/${id}/participants`)
    const unmarked = { id: known?.id, name: null, state: 'confirmed', attendedAt: null }
    expect(await list.json()).toEqual([first, unmarked])
    const counts = async () => (await requestAs('editor', `events/${id}/registration-counts`)).json()
    const none = { waiting: 0, held: 0, heldWaiting: 0, canceled: 0, reachedWaiting: 0 }
    expect(await counts()).toEqual({ registered: 2, attended: 1, reachedRegistered: 2, ...none })
    const csv = await (await requestAs('editor', `registrations/export?format=csv&event=${id}`)).text()
    expect(csv.split('\r\n')[0]).toContain('"Hadir pada"')
    expect(csv.match(/WIB/g)).toHaveLength(3)
    await act(person?.id, 'attendance', { isPresent: false })
    expect(await counts()).toMatchObject({ attended: 0 })
  })
})

describe('a message to participants', () => {
  const texts = {
    subjectId: 'Bawa laptop',
    textId: 'Mohon bawa laptop.\n\nTerima kasih.',
    subjectEn: 'Bring a laptop',
    textEn: 'Please bring a laptop.\n\nThank you.',
  }
  const send = (event: number, message: object) =>
    requestAs('editor', 'event-messages?depth=0', { json: { event, ...message } })

  it('reaches each person of the group once, in the language of the registration', async () => {
    const [indonesian, english, waiting] = [someAddress(), someAddress(), someAddress()]
    const people = [indonesian, english, waiting]
    const { id, registrations } = await eventWith({ capacity: 2, waitingListPlaces: 1 }, people)
    await execute(sql`update registrations set locale = 'en' where id = ${registrations[1]?.id}`)
    // Emails sent together may arrive in any order: the confirmations leave first.
    expect(await mailboxes.subjectsAt(indonesian)).toHaveLength(1)
    const message = { ...texts, audience: 'confirmed', idempotencyKey: crypto.randomUUID() }
    const clicks = await Promise.all([send(id, message), send(id, message)])
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409])
    const lastAt = async (address: string) => (await mailboxes.at(address)).slice(1)
    const [toIndonesian, ...again] = await lastAt(indonesian)
    expect(again).toEqual([])
    expect(toIndonesian?.email.subject).toBe('Bawa laptop')
    expect(toIndonesian?.email.text).toContain('Mohon bawa laptop.\n\nTerima kasih.')
    expect((await lastAt(english))[0]?.email).toMatchObject({ subject: 'Bring a laptop', attachments: [] })
    expect(await lastAt(waiting)).toEqual([])
    const entry = { kind: 'participantsEmailed', detail: 'confirmed, 2' }
    expect(await loadTrail('events', id)).toContainEqual(entry)
  })

  it.each([
    { name: 'without a text', change: { textEn: '' } },
    { name: 'without a subject', change: { subjectEn: null } },
    { name: 'with a blank text', change: { textEn: ' \n' } },
  ])('$name in English is rejected if somebody registered in English', async ({ change }) => {
    const { id } = await eventWith({ capacity: 1 }, [someAddress()])
    const message = { ...texts, ...change, audience: 'confirmed', idempotencyKey: crypto.randomUUID() }
    await execute(sql`update registrations set locale = 'en' where event_id = ${id}`)
    const rejected = await send(id, message)
    expect(rejected.status).toBe(400)
    expect(await rejected.text()).toContain('1 orang mendaftar dalam bahasa Inggris')
    await execute(sql`update registrations set locale = 'id' where event_id = ${id}`)
    expect((await send(id, message)).status).toBe(201)
  })

  it('that is incomplete, too long or for nobody is rejected', async () => {
    const { id } = await eventWith({ capacity: 1 }, [someAddress()])
    const message = { ...texts, audience: 'confirmed', idempotencyKey: crypto.randomUUID() }
    expect((await send(id, { ...message, textId: '' })).status).toBe(400)
    expect((await send(id, { ...message, textId: 'x'.repeat(4001) })).status).toBe(400)
    const toNobody = await send(id, { ...message, audience: 'waiting' })
    expect(toNobody.status).toBe(409)
    expect(await toNobody.text()).toContain('Belum ada orang di kelompok ini')
    const stored = await execute(sql`select from event_messages where event_id = ${id}`)
    expect(stored).toEqual([])
  })
})
