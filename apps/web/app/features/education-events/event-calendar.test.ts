import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { eventCalendar } from './event-calendar.server.ts'

const event = {
  id: 7,
  slug: 'kelas-obligasi',
  title: 'Kelas obligasi; untuk pemula, sore',
  summary: 'Apa itu kupon?\nDan jatuh tempo.',
  startsAt: '2026-12-01T07:00:00.000Z',
  endsAt: '2026-12-01T09:30:00.000Z',
  mode: 'place',
  venue: 'Gedung Wirasana, lantai 12',
  updatedAt: '2026-11-20T03:00:00.000Z',
  isCanceled: false,
} as const

function formatEntry(
  changes: Partial<Omit<typeof event, 'mode'>> & { mode?: 'online' | 'place' } = {},
  siteUrl = 'https://wirasana.example',
) {
  const text = eventCalendar({
    locale: 'id',
    companyName: 'Wirasana Sekuritas',
    siteUrl,
    event: { ...event, ...changes },
  })
  return convertIcsCalendar(undefined, text).events?.[0]
}

describe('eventCalendar', () => {
  it("has start and end as instants, independent of the reader's time zone", () => {
    const entry = formatEntry()
    expect(entry?.start.date.toISOString()).toBe(event.startsAt)
    expect(entry?.end?.date.toISOString()).toBe(event.endsAt)
  })

  it('escapes punctuation in a title and line breaks in a summary', () => {
    expect(formatEntry()).toMatchObject({ summary: event.title, description: event.summary })
  })

  it('has the venue of an on-site event, and none for an online event', () => {
    expect(formatEntry()?.location).toBe(event.venue)
    expect(formatEntry({ mode: 'online' })?.location).toBeUndefined()
  })

  it('keeps its UID when the site moves to another host', () => {
    expect(formatEntry({}, 'https://baru.example')?.uid).toBe(formatEntry()?.uid)
  })

  it('links to the page of the event', () => {
    expect(formatEntry()?.url).toBe('https://wirasana.example/id/edukasi/brids-eduvest/kelas-obligasi')
  })
})
