import type { EventSummary } from '@site/contracts/content/education.ts'

/** How an event stands for somebody who wants to register. */
export type EventStatus = 'open' | 'waitingList' | 'full' | 'notYetOpen' | 'closed' | 'past'

type EventTimes = Pick<
  EventSummary,
  'endsAt' | 'registrationOpensAt' | 'registrationClosesAt' | 'capacity' | 'seatsTaken' | 'waitingPlacesLeft'
>

/** The first and the last instant of the registration belong to it, as in the content service. */
export function eventStatus(event: EventTimes, now: Date): EventStatus {
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

/** An event of a list, as it stood when the list was made. */
export interface StandingEvent extends EventSummary {
  readonly status: EventStatus
}

export function withStatus(events: readonly EventSummary[], now: Date): StandingEvent[] {
  return events.map((event) => ({ ...event, status: eventStatus(event, now) }))
}

export function seatsLeft({ capacity, seatsTaken }: Pick<EventTimes, 'capacity' | 'seatsTaken'>): number {
  return Math.max(0, capacity - seatsTaken)
}
