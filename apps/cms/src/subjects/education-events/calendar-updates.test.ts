import { sql } from '@payloadcms/db-postgres'
import { brand, idDomain } from '@site/brand/names.ts'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, describe, expect, it } from 'vitest'
import { addEvent, cancel, loadTickets, nonClient, postForOutcome, someAddress } from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { execute, payload, requestSite } from '../../../test/service.ts'
import type { Caught } from '../../../test/smtp.ts'

const mailboxes = await Mailboxes.open()
afterAll(() => mailboxes.close())

/** Simulates that the last changes were made that long ago. */
async function ageBy(hours: number, event: number): Promise<void> {
  const at = sql`now() - ${hours} * interval '1 hour'`
  await execute(sql`update events set updated_at = ${at} where id = ${event}`)
  await execute(sql`update registrations set updated_at = ${at} where event_id = ${event}`)
}

/** The calendar part that mail programs process, read by two parsers; both must agree. */
function parseCalendar(mail: Caught | undefined) {
  const part = mail?.email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const file = mail?.email.attachments.find(({ mimeType }) => mimeType === 'application/ics')
  const text = decodeText(part?.content)
  expect(decodeText(file?.content)).toBe(text)

  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('The calendar has no event.')
  const event = new ICAL.Event(component)
  const first = {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  }

  const other = convertIcsCalendar(undefined, text)
  const [entry] = other.events ?? []
  expect({
    method: other.method,
    uid: entry?.uid,
    sequence: entry?.sequence,
    start: entry?.start.date.toISOString(),
    end: entry?.end?.date.toISOString(),
    status: entry?.status,
    organizer: `mailto:${entry?.organizer?.email}`,
    attendees: entry?.attendees?.map(({ email }) => `mailto:${email}`),
  }).toEqual(first)
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  // The method is repeated in the header of the part (RFC 6047, section 2.4).
  expect(mail?.raw).toMatch(
    new RegExp(`^Content-Type: text/calendar; charset=utf-8; method=${first.method}\\r$`, 'm'),
  )
  return { ...first, place: event.location }
}

const decodeText = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

describe('the calendar of an attendee', () => {
  it('is updated when the event moves, and emptied when it is canceled', async () => {
    const first = { startsAt: '2031-03-03T12:00:00.000Z', endsAt: '2031-03-03T13:00:00.000Z' }
    const email = `o'brien+acara@${crypto.randomUUID()}.example`
    const { id } = await addEvent('kalender-pindah', { capacity: 2 })
    await execute(
      sql`update events set starts_at = ${first.startsAt}, ends_at = ${first.endsAt} where id = ${id}`,
    )
    await postForOutcome(nonClient('kalender-pindah', { email }))
    await ageBy(2, id)
    const [confirmed] = await mailboxes.at(email)

    const moved = { startsAt: '2031-03-04T12:00:00.000Z', endsAt: '2031-03-04T13:30:00.000Z' }
    const change = { collection: 'events', id, locale: 'id' } as const
    await payload.update({ ...change, data: { ...moved, _status: 'published' } })
    const page = await requestSite('events/kalender-pindah?locale=id')
    expect(await page.json()).toMatchObject({ movedFrom: first.startsAt })
    await ageBy(1, id)
    const [, changed] = await mailboxes.at(email)

    await payload.update({ ...change, data: { isCanceled: true, _status: 'published' } })
    const [, , canceled] = await mailboxes.at(email)

    const parties = {
      uid: `event-${id}-registered@${idDomain}`,
      organizer: `mailto:${brand.email}`,
      attendees: [`mailto:${email}`],
    }
    const calendars = [confirmed, changed, canceled].map(parseCalendar)
    expect(calendars).toMatchObject([
      { ...parties, method: 'REQUEST', status: 'CONFIRMED', start: first.startsAt, end: first.endsAt },
      { ...parties, method: 'REQUEST', status: 'CONFIRMED', start: moved.startsAt, end: moved.endsAt },
      { ...parties, method: 'CANCEL', status: 'CANCELLED', start: moved.startsAt, end: moved.endsAt },
    ])
    const [one = 0, two = 0, three = 0] = calendars.map(({ sequence }) => sequence)
    expect(two).toBeGreaterThan(one)
    expect(three).toBeGreaterThan(two)
  })

  it('loses the event when the registration is canceled, without the join link, and gets it again', async () => {
    const email = someAddress()
    const { id } = await addEvent('kalender-batal', { capacity: 2 })
    await postForOutcome(nonClient('kalender-batal', { email }))
    await ageBy(2, id)
    await mailboxes.at(email)
    const [ticket = ''] = await loadTickets(id)
    await cancel(ticket)
    await ageBy(1, id)
    await mailboxes.at(email)
    await postForOutcome(nonClient('kalender-batal', { email }))

    const calendars = (await mailboxes.at(email)).map(parseCalendar)
    expect(calendars).toMatchObject([
      { method: 'REQUEST', place: 'https://acara.contoh.example/ruang' },
      { method: 'CANCEL', status: 'CANCELLED', place: 'Daring' },
      { method: 'REQUEST', status: 'CONFIRMED', place: 'https://acara.contoh.example/ruang' },
    ])
    const sequences = calendars.map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
  })
})
