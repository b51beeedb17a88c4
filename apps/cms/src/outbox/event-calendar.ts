import { stableUid } from '@site/contracts/stable-ids.ts'
import { icalFile, icalInstant, icalText } from '@site/operations/icalendar.ts'

type CalendarEvent = {
  id: number
  title: string
  summary: string
  place: string
  link: string
  startsAt: Date
  endsAt: Date
  updatedAt: Date
  isCanceled: boolean | null
}

/**
 * The event as iCalendar, including the join link. Its UID differs from the public file's: importing that file later
 * would replace this entry and its link (RFC 5545, 3.8.4.7).
 */
export function eventCalendar(event: CalendarEvent, companyName: string): string {
  return icalFile(`-//${icalText(companyName)}//mail//ID`, [
    'BEGIN:VEVENT',
    `UID:${stableUid(`event-${event.id}-registered`)}`,
    // Higher after each change, so that calendars replace their entry (RFC 5545, 3.8.7.4).
    `SEQUENCE:${Math.floor(event.updatedAt.getTime() / 60_000)}`,
    `DTSTAMP:${icalInstant(event.updatedAt)}`,
    `DTSTART:${icalInstant(event.startsAt)}`,
    `DTEND:${icalInstant(event.endsAt)}`,
    `SUMMARY:${icalText(event.title)}`,
    `DESCRIPTION:${icalText(event.summary)}`,
    `LOCATION:${icalText(event.place)}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${event.link}`,
    'END:VEVENT',
  ])
}
