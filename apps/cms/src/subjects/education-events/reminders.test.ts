import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import {
  addEvent,
  cancel,
  hourMs,
  inMs,
  loadMailKinds,
  loadTickets,
  nonClient,
  postForOutcome,
} from '../../../test/forms.ts'
import { execute, payload } from '../../../test/service.ts'
import { enqueueReminders } from './reminders.ts'

/** An event that starts in ten hours, with a registration of two days earlier. */
async function eventWithGuest(slug: string, startsInMs = 10 * hourMs): Promise<number> {
  const { id } = await addEvent(slug, { capacity: 1, waitingListPlaces: 5, startsInMs })
  await postForOutcome(nonClient(slug))
  await setRegisteredAt(id, -40 * hourMs)
  return id
}

const setRegisteredAt = async (event: number, ms: number) =>
  execute(sql`update registrations set registered_at = ${inMs(ms)} where event_id = ${event}`)

async function countReminders(event: number): Promise<number> {
  await enqueueReminders(payload)
  return (await loadMailKinds(event)).filter((kind) => kind === 'eventReminder').length
}

describe('reminders', () => {
  it('are queued once per seat by concurrent processes', async () => {
    const event = await eventWithGuest('ingat-sekali')
    await Promise.all([enqueueReminders(payload), enqueueReminders(payload), enqueueReminders(payload)])
    expect(await countReminders(event)).toBe(1)
  })

  it('are queued again when the event is moved', async () => {
    const event = await eventWithGuest('ingat-pindah')
    expect(await countReminders(event)).toBe(1)
    await execute(sql`update events set starts_at = ${inMs(12 * hourMs)} where id = ${event}`)
    expect(await countReminders(event)).toBe(2)
  })

  it('are not queued for waiting, canceled or recent registrations', async () => {
    const event = await eventWithGuest('ingat-bukan')
    await postForOutcome(nonClient('ingat-bukan'))
    await setRegisteredAt(event, -40 * hourMs)
    expect(await countReminders(event)).toBe(1)

    const late = await addEvent('ingat-baru', { capacity: 5, startsInMs: 10 * hourMs })
    await postForOutcome(nonClient('ingat-baru'))
    expect(await countReminders(late.id)).toBe(0)

    const cancelled = await eventWithGuest('ingat-batal')
    const [ticket = ''] = await loadTickets(cancelled)
    await cancel(ticket)
    expect(await countReminders(cancelled)).toBe(0)
  })

  it('are not queued for registrations that have just moved up from the waiting list', async () => {
    const event = await eventWithGuest('ingat-naik')
    await postForOutcome(nonClient('ingat-naik'))
    await setRegisteredAt(event, -40 * hourMs)
    await payload.update({ collection: 'events', id: event, data: { capacity: 2 } })
    expect(await loadMailKinds(event)).toContain('seatFreed')
    expect(await countReminders(event)).toBe(1)
  })

  it.each([
    { name: 'starts in 25 hours', slug: 'ingat-jauh', change: sql`starts_at = ${inMs(25 * hourMs)}` },
    { name: 'has begun', slug: 'ingat-mulai', change: sql`starts_at = ${inMs(-hourMs)}` },
    { name: 'is unpublished', slug: 'ingat-tarik', change: sql`_status = 'draft'` },
  ])('are not queued for an event that $name', async ({ slug, change }) => {
    const event = await eventWithGuest(slug)
    await execute(sql`update events set ${change} where id = ${event}`)
    expect(await countReminders(event)).toBe(0)
  })
})
