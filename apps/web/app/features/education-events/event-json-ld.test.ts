import type { Event } from '@site/contracts/content/education.ts'
import { describe, expect, it } from 'vitest'
import { brandSettings } from '#app/head/brand-settings.ts'
import { eventJsonLd } from './event-json-ld.ts'
import { event as sampleEvent } from './sample-event.fixture.ts'

const event: Omit<Event, 'related'> = {
  ...sampleEvent,
  translations: { id: 'kelas', en: null },
  body: '<p>Isi.</p>',
  updatedAt: '2026-11-20T03:00:00.000Z',
  revisedAt: null,
  seo: null,
  movedFrom: null,
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

describe('eventJsonLd', () => {
  it.each([
    { status: 'notYetOpen', expected: 'PreOrder' },
    { status: 'open', expected: 'InStock' },
    { status: 'waitingList', expected: 'SoldOut' },
    { status: 'full', expected: 'SoldOut' },
  ] as const)('has the availability $expected for an event that is $status', ({ status, expected }) => {
    expect(eventJsonLd(event, status, site).offers).toMatchObject({
      availability: `https://schema.org/${expected}`,
      validFrom: event.registrationOpensAt,
      validThrough: event.registrationClosesAt,
    })
  })

  it('names the earlier start of an event that has moved, unless it is canceled', () => {
    const moved = { ...event, movedFrom: '2026-12-01T11:00:00.000Z' }
    expect(eventJsonLd(event, 'open', site).eventStatus).toBe('https://schema.org/EventScheduled')
    expect(eventJsonLd(moved, 'open', site)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: moved.movedFrom,
      startDate: event.startsAt,
    })
    const canceled = eventJsonLd(moved, 'canceled', site)
    expect(canceled.eventStatus).toBe('https://schema.org/EventCancelled')
    expect(canceled).not.toHaveProperty('previousStartDate')
  })

  it.each(['closed', 'canceled', 'past'] as const)('has no offer for an event that is %s', (status) => {
    expect(eventJsonLd(event, status, site)).not.toHaveProperty('offers')
  })
})
