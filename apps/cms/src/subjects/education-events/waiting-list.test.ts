import { sql } from '@payloadcms/db-postgres'
import { TicketSchema } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { waitingForLocks } from '../../../test/broken-tables.ts'
import {
  addEvent,
  cancel,
  confirm,
  countStates,
  holdSeat,
  hourMs,
  inMs,
  loadMailKinds,
  loadRegistrations,
  loadTickets,
  nonClient,
  postForOutcome,
  registerFrom,
} from '../../../test/forms.ts'
import { execute, paragraph, payload, post, requestSite } from '../../../test/service.ts'
import { lockEvent } from './seats.ts'

/** Registers people one after the other; returns their outcomes. */
const registerMany = (slug: string, count: number) => registerFrom(undefined, slug, count)

const stateOfTicket = async (ticket: string) =>
  (await requestSite(`registration-tickets/${ticket}?locale=id`)).json()
const statesInOrder = async (event: number) => (await loadRegistrations(event)).map(({ state }) => state)

describe('the waiting list', () => {
  it('moves up in its order, with one change event each, when someone cancels or staff delete a registration', async () => {
    const { id } = await addEvent('tunggu-batal', { capacity: 1, waitingListPlaces: 2 })
    await registerMany('tunggu-batal', 3)
    const changes = async () =>
      (await execute(sql`select 1 from changes where ${`events:${id}`} = any(tags)`)).length
    const before = await changes()
    const [first = ''] = await loadTickets(id)
    expect(await (await cancel(first)).json()).toEqual({ state: 'cancelled' })
    expect(await statesInOrder(id)).toEqual(['cancelled', 'confirmed', 'waiting'])
    expect((await loadMailKinds(id)).slice(3)).toEqual(['registrationCancelled', 'seatFreed'])
    expect(await changes()).toBe(before + 1)
    const [, second] = await loadRegistrations(id)
    await payload.delete({ collection: 'registrations', id: second?.id ?? 0 })
    expect(await statesInOrder(id)).toEqual(['cancelled', 'confirmed'])
    expect(await changes()).toBe(before + 2)
  })

  it('has priority over new registrations, even if a seat is free', async () => {
    const { id } = await addEvent('tunggu-antre', { capacity: 1, waitingListPlaces: 2 })
    await registerMany('tunggu-antre', 2)
    // Nobody moved up, because only the number was changed.
    await execute(sql`update events set capacity = 2 where id = ${id}`)
    expect(await registerMany('tunggu-antre', 2)).toEqual(['waiting', 'full'])
    const [first = ''] = await loadTickets(id)
    await cancel(first)
    expect(await statesInOrder(id)).toEqual(['cancelled', 'confirmed', 'confirmed'])
  })

  it('does not move when someone on it cancels', async () => {
    const { id } = await addEvent('tunggu-mundur', { capacity: 1, waitingListPlaces: 2 })
    await registerMany('tunggu-mundur', 3)
    const [, second = ''] = await loadTickets(id)
    await cancel(second)
    expect(await statesInOrder(id)).toEqual(['confirmed', 'cancelled', 'waiting'])
    expect(await registerMany('tunggu-mundur', 2)).toEqual(['waiting', 'full'])
  })

  it.each([
    { name: 'a higher capacity', slug: 'tunggu-ruang', change: { capacity: 4 } },
    { name: 'seats released by staff', slug: 'tunggu-kursi', change: { seatsHeld: 0 } },
  ])('moves up with $name', async ({ slug, change }) => {
    const { id } = await addEvent(slug, { capacity: 3, seatsHeld: 1, waitingListPlaces: 3 })
    await registerMany(slug, 5)
    await payload.update({ collection: 'events', id, data: change })
    expect(await statesInOrder(id)).toEqual(['confirmed', 'confirmed', 'confirmed', 'waiting', 'waiting'])
    expect((await loadMailKinds(id)).slice(5)).toEqual(['seatFreed'])
  })

  it('does not change for a draft', async () => {
    const { id } = await addEvent('tunggu-draf', { capacity: 1, waitingListPlaces: 1 })
    await registerMany('tunggu-draf', 2)
    await payload.update({ collection: 'events', id, data: { capacity: 9 }, draft: true })
    expect(await statesInOrder(id)).toEqual(['confirmed', 'waiting'])
  })

  it('fills each seat once for six concurrent cancellations', async () => {
    const { id } = await addEvent('tunggu-banyak', { capacity: 10, waitingListPlaces: 10 })
    await registerMany('tunggu-banyak', 20)
    const tickets = await loadTickets(id)
    await Promise.all(tickets.slice(0, 6).map(cancel))
    expect(await countStates(id)).toEqual({ cancelled: 6, confirmed: 10, waiting: 4 })
    expect((await loadMailKinds(id)).filter((kind) => kind === 'seatFreed')).toHaveLength(6)
    expect((await statesInOrder(id)).slice(10, 16)).toEqual(Array.from({ length: 6 }, () => 'confirmed'))
  })
})

describe('the ticket of a registration', () => {
  it('shows the state of its registration, and cancels once', async () => {
    const { id } = await addEvent('tiket-satu', { capacity: 1, waitingListPlaces: 1 })
    await registerMany('tiket-satu', 2)
    const [first = '', second = ''] = await loadTickets(id)
    expect(v.is(TicketSchema, first)).toBe(true)
    const states = async () => [await stateOfTicket(first), await stateOfTicket(second)]
    expect(await states()).toEqual([{ state: 'confirmed' }, { state: 'waiting' }])
    await Promise.all([cancel(first), cancel(first), cancel(first)])
    expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'confirmed' }])
    expect((await loadMailKinds(id)).filter((kind) => kind === 'registrationCancelled')).toHaveLength(1)
  })

  it('leaves connections to readers while 60 cancellations wait for one event', async () => {
    const { id } = await addEvent('tiket-rebut', { capacity: 1 })
    await registerMany('tiket-rebut', 1)
    const [ticket = ''] = await loadTickets(id)
    const cancelled = await inTransaction({ payload }, async (session) => {
      await lockEvent(session, id)
      const responses = Promise.all(Array.from({ length: 60 }, () => cancel(ticket)))
      await expect.poll(waitingForLocks).toBeGreaterThanOrEqual(3)
      expect((await requestSite('events/tiket-rebut?locale=id')).status).toBe(200)
      return { responses }
    })
    expect((await cancelled.responses).map(({ status }) => status)).toEqual(
      Array.from({ length: 60 }, () => 200),
    )
    expect(await countStates(id)).toEqual({ cancelled: 1 })
  })

  it('is rejected when it is forged', async () => {
    const { id } = await addEvent('tiket-palsu', { capacity: 1 })
    await registerMany('tiket-palsu', 1)
    const [ticket = ''] = await loadTickets(id)
    const [number] = ticket.split('.')
    const forged = `${number}.${'A'.repeat(43)}`
    const ofAnother = `${Number(number) + 1}.${ticket.split('.')[1]}`
    for (const wrong of [forged, ofAnother, `9999999999.${'A'.repeat(43)}`]) {
      expect([(await cancel(wrong)).status, (await confirm(wrong)).status]).toEqual([404, 404])
      expect((await requestSite(`registration-tickets/${wrong}?locale=id`)).status).toBe(404)
    }
    expect([(await cancel('kosong')).status, (await confirm('kosong')).status]).toEqual([400, 400])
    expect((await requestSite('registration-tickets/kosong?locale=id')).status).toBe(404)
    expect(await statesInOrder(id)).toEqual(['confirmed'])
  })

  it('ends with its registration: registering again creates a new ticket and new emails', async () => {
    const { id } = await addEvent('tiket-kembali', { capacity: 1, waitingListPlaces: 1 })
    const body = nonClient('tiket-kembali')
    await postForOutcome(body)
    const [old = ''] = await loadTickets(id)
    await cancel(old)
    const again = { ...body, idempotencyKey: crypto.randomUUID(), fullName: 'Nama Baru' }
    expect(await postForOutcome(again)).toEqual({ outcome: 'registered' })
    expect(await loadRegistrations(id)).toMatchObject([{ fullName: 'Nama Baru', state: 'confirmed' }])
    expect((await cancel(old)).status).toBe(404)
    const [fresh = ''] = await loadTickets(id)
    expect(await stateOfTicket(fresh)).toEqual({ state: 'confirmed' })
    const [confirmed, cancelled] = ['registrationConfirmed', 'registrationCancelled']
    expect(await loadMailKinds(id)).toEqual([confirmed, cancelled, confirmed])
  })

  it('say that the event is canceled, whatever the place', async () => {
    const { id } = await addEvent('tiket-acara-batal', { capacity: 1, waitingListPlaces: 1 })
    await registerMany('tiket-acara-batal', 2)
    await execute(sql`update events set is_canceled = true where id = ${id}`)
    for (const ticket of await loadTickets(id)) {
      expect(await stateOfTicket(ticket)).toEqual({ state: 'eventCanceled' })
    }
    expect(await loadTickets(id)).toHaveLength(2)
  })

  it('cannot cancel after the event has begun', async () => {
    const { id } = await addEvent('tiket-mulai', { capacity: 1, waitingListPlaces: 1, startsInMs: hourMs })
    await registerMany('tiket-mulai', 2)
    const [ticket = ''] = await loadTickets(id)
    await execute(sql`update events set starts_at = ${inMs(-hourMs)} where id = ${id}`)
    expect(await (await cancel(ticket)).json()).toEqual({ state: 'over' })
    expect(await stateOfTicket(ticket)).toEqual({ state: 'over' })
    expect(await statesInOrder(id)).toEqual(['confirmed', 'waiting'])
  })
})

describe('a ticket on the page of another event', () => {
  const read = (ticket: string, event: string) =>
    requestSite(`registration-tickets/${ticket}?${new URLSearchParams({ locale: 'id', event })}`)
  const send = (path: string, ticket: string, eventSlug: string) =>
    post(path, { ticket, eventSlug, locale: 'id' })

  it('is unknown there, and changes nothing; on its own page, in both languages, it works', async () => {
    const { id, ticket } = await holdSeat('tiket-benar', { capacity: 8 })
    const other = await addEvent('tiket-lain')
    const data = { slug: 'right-ticket', title: 'Right', summary: 'Text', venue: 'Web', speakerRole: 'Role' }
    await payload.update({ collection: 'events', id, locale: 'en', data: { ...data, body: paragraph('x') } })
    for (const { slug, sent } of [
      { slug: other.slug ?? '', sent: 404 },
      { slug: 'tidak-ada', sent: 404 },
      { slug: '', sent: 400 },
      { slug: "' or 1=1", sent: 404 },
      { slug: 'TIKET-BENAR', sent: 404 },
      { slug: '../tiket-benar', sent: 404 },
      { slug: 'tiket-benar ', sent: 404 },
    ]) {
      expect((await read(ticket, slug)).status, slug).toBe(404)
      expect((await send('registration-confirmations', ticket, slug)).status, slug).toBe(sent)
      expect((await send('registration-cancellations', ticket, slug)).status, slug).toBe(sent)
    }
    expect(await countStates(id)).toEqual({ confirmed: 3, held: 1 })
    expect(await (await read(ticket, 'right-ticket')).json()).toEqual({ state: 'held' })
    expect(await (await read(ticket, 'tiket-benar')).json()).toEqual({ state: 'held' })
    expect(await (await send('registration-confirmations', ticket, 'tiket-benar')).json()).toEqual({
      state: 'confirmed',
    })
    expect(await countStates(id)).toEqual({ confirmed: 4 })
  })
})
