import type { EventSummary } from '@site/contracts/content/education.ts'

export type EventStatus = 'open' | 'waitingList' | 'full' | 'notYetOpen' | 'closed' | 'canceled' | 'past'

type EventTimes = Pick<
  EventSummary,
  | 'endsAt'
  | 'registrationOpensAt'
  | 'registrationClosesAt'
  | 'capacity'
  | 'seatsTaken'
  | 'waitingPlacesLeft'
  | 'isCanceled'
>

/** The registration period includes both its start and its end, as in the CMS. */
export function eventStatus(event: EventTimes, now: Date): EventStatus {
  if (event.isCanceled) {
    return 'canceled'
  }
  const at = now.getTime()
  if (at > Date.parse(event.endsAt)) {
    return 'past'
  }
  if (at > Date.parse(event.registrationClosesAt)) {
    return 'closed'
  }
  if (at < Date.parse(event.registrationOpensAt)) {
    return 'notYetOpen'
  }
  if (seatsLeft(event) > 0) {
    return 'open'
  }
  return event.waitingPlacesLeft > 0 ? 'waitingList' : 'full'
}

export interface EventWithStatus extends EventSummary {
  readonly status: EventStatus
}

export function withStatus(events: readonly EventSummary[], now: Date): EventWithStatus[] {
  return events.map((event) => ({ ...event, status: eventStatus(event, now) }))
}

export function seatsLeft({ capacity, seatsTaken }: Pick<EventTimes, 'capacity' | 'seatsTaken'>): number {
  return Math.max(0, capacity - seatsTaken)
}
