import type { Event as EventDocument } from '@site/contracts/content/education.ts'
import type { EducationEvent } from 'schema-dts'
import { type EventStatus, seatsLeft } from '#app/content/event-status.ts'
import type { SiteFacts } from '#app/head/site-facts.ts'
import { firmReference } from '#app/head/structured-data.ts'
import { pathTo } from '#app/i18n/path-to.ts'

type DescribedEvent = Omit<EventDocument, 'related'>

/** JSON-LD of a free event, on site or online. */
export function eventJsonLd(event: DescribedEvent, status: EventStatus, site: SiteFacts): EducationEvent {
  const { title, summary, slug, startsAt, endsAt, mode, venue, cover, capacity } = event
  const { siteUrl, locale, canonical, picture } = site
  const isOnline = mode === 'online'
  const availability = availabilities[status]
  const register = `${siteUrl}${pathTo('eventRegister', locale, { slug })}`
  return {
    '@type': 'EducationEvent',
    '@id': `${canonical}#event`,
    name: title,
    description: summary,
    url: canonical,
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: site.languageTag,
    ...toEventStatus(status, event.movedFrom),
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', url: canonical }
      : { '@type': 'Place', name: venue, address: venue },
    image: cover ? [`${siteUrl}${cover.path}`, picture] : [picture],
    organizer: firmReference(site),
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: seatsLeft(event),
    isAccessibleForFree: true,
    // No offer after registration has closed, even if seats are left.
    ...(availability && {
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'IDR',
        url: register,
        validFrom: event.registrationOpensAt,
        validThrough: event.registrationClosesAt,
        availability,
      },
    }),
  }
}

function toEventStatus(status: EventStatus, movedFrom: string | null) {
  if (status === 'canceled') return { eventStatus: 'https://schema.org/EventCancelled' } as const
  if (movedFrom === null) return { eventStatus: 'https://schema.org/EventScheduled' } as const
  return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: movedFrom } as const
}

const availabilities = {
  notYetOpen: 'https://schema.org/PreOrder',
  open: 'https://schema.org/InStock',
  // A place on the waiting list is not a seat.
  waitingList: 'https://schema.org/SoldOut',
  full: 'https://schema.org/SoldOut',
  closed: null,
  canceled: null,
  past: null,
} as const satisfies Record<EventStatus, string | null>
