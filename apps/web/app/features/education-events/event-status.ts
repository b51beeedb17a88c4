import type { EventSummary } from '@site/contracts/content/education.ts'

/** How an event stands for somebody who wants to register. */
export type EventStatus = 'open' | 'full' | 'notYetOpen' | 'closed' | 'past'

type EventTimes = Pick<
  EventSummary,
  'endsAt' | 'registrationOpensAt' | 'registrationClosesAt' | 'capacity' | 'seatsTaken'
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
  return seatsLeft(event) === 0 ? 'full' : 'open'
}

export function seatsLeft({ capacity, seatsTaken }: Pick<EventTimes, 'capacity' | 'seatsTaken'>): number {
  return Math.max(0, capacity - seatsTaken)
}
