import type { Event } from '@site/contracts/content/education.ts'
import { describe, expect, it } from 'vitest'
import { eventStatus } from '#app/content/event-status.ts'
import { brandSettings } from '#app/shell/brand.ts'
import { eventThing } from './event-thing.ts'

const event: Omit<Event, 'related'> = {
  id: 7,
  slug: 'kelas-obligasi',
  translations: { id: 'kelas-obligasi', en: null },
  title: 'Kelas obligasi',
  summary: 'Apa itu kupon?',
  body: '<p>Isi.</p>',
  updatedAt: '2026-11-20T03:00:00.000Z',
  cover: null,
  startsAt: '2026-12-03T11:00:00.000Z',
  endsAt: '2026-12-03T13:30:00.000Z',
  registrationOpensAt: '2026-11-09T02:00:00.000Z',
  registrationClosesAt: '2026-12-03T10:00:00.000Z',
  mode: 'place',
  venue: 'Gedung Wirasana, lantai 12',
  capacity: 200,
  seatsTaken: 49,
  waitingPlacesLeft: 0,
  speakerRole: 'Analis',
}
const site = {
  siteUrl: 'https://wirasana.example',
  settings: brandSettings,
  locale: 'id',
  languageTag: 'id-ID',
  canonical: 'https://wirasana.example/id/acara',
  picture: 'https://wirasana.example/bagikan.png',
} as const

function thingOf(now: string, changes: Partial<typeof event> = {}) {
  const changed = { ...event, ...changes }
  return eventThing(changed, eventStatus(changed, new Date(now)), site)
}

describe('eventThing', () => {
  const before = '2026-11-01T00:00:00.000Z'
  const during = '2026-11-21T03:00:00.000Z'
  const after = '2026-12-03T10:30:00.000Z'
  const over = '2026-12-04T00:00:00.000Z'
  const full = { seatsTaken: 200 }
  it.each([
    { name: 'PreOrder before the registration opens', now: before, changes: {}, expected: 'PreOrder' },
    {
      name: 'PreOrder before it opens online',
      now: before,
      changes: { mode: 'online' },
      expected: 'PreOrder',
    },
    { name: 'InStock while seats are left', now: during, changes: {}, expected: 'InStock' },
    { name: 'InStock for the last seat', now: during, changes: { seatsTaken: 199 }, expected: 'InStock' },
    { name: 'SoldOut when full', now: during, changes: full, expected: 'SoldOut' },
    {
      name: 'SoldOut when only the waiting list has places',
      now: during,
      changes: { ...full, waitingPlacesLeft: 3 },
      expected: 'SoldOut',
    },
  ] as const)('offers a seat as $name', ({ now, changes, expected }) => {
    expect(thingOf(now, changes).offers).toMatchObject({
      availability: `https://schema.org/${expected}`,
      validFrom: event.registrationOpensAt,
      validThrough: event.registrationClosesAt,
    })
  })

  it.each([
    { name: 'with seats left after the registration closed', now: after, changes: {} },
    { name: 'full after the registration closed', now: after, changes: full },
    { name: 'with seats left after its end', now: over, changes: {} },
    {
      name: 'after its end where the registration was left open',
      now: over,
      changes: { registrationClosesAt: '2027-01-01T00:00:00.000Z' },
    },
  ])('offers nothing of an event $name', ({ now, changes }) => {
    expect(thingOf(now, changes)).not.toHaveProperty('offers')
  })
})
