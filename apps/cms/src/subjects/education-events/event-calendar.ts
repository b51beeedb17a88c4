import { stableUid } from '@site/contracts/stable-ids.ts'
import {
  icalFile,
  icalInstant,
  icalParameter,
  icalPerson,
  icalSequence,
  icalText,
} from '@site/operations/icalendar.ts'

type CalendarEvent = {
  id: number
  title: string
  summary: string
  place: string
  link: string
  startsAt: Date
  endsAt: Date
  /** When the event or the registration last changed. */
  changedAt: Date
}

type Parties = { organizer: { name: string; address: string }; attendee: string }

/**
 * The event as a scheduling message to one attendee (RFC 5546), including the join link. Its UID differs from the public
 * file's: importing that file later would replace this entry and its link (RFC 5545, 3.8.4.7).
 */
export function eventCalendar(
  event: CalendarEvent,
  method: 'REQUEST' | 'CANCEL',
  { organizer, attendee }: Parties,
): string {
  const lines = [
    'BEGIN:VEVENT',
    `UID:${stableUid(`event-${event.id}-registered`)}`,
    `SEQUENCE:${icalSequence(event.changedAt)}`,
    `DTSTAMP:${icalInstant(new Date())}`,
    `DTSTART:${icalInstant(event.startsAt)}`,
    `DTEND:${icalInstant(event.endsAt)}`,
    `SUMMARY:${icalText(event.title)}`,
    `DESCRIPTION:${icalText(event.summary)}`,
    `LOCATION:${icalText(event.place)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${icalParameter(organizer.name)}:${icalPerson(organizer.address)}`,
    // People answer by registering or canceling, so calendars need not send a reply.
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${icalPerson(attendee)}`,
    `URL:${event.link}`,
    'END:VEVENT',
  ]
  return icalFile(`-//${icalText(organizer.name)}//mail//ID`, lines, method)
}
