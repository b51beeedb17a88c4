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
}

/**
 * The event as iCalendar, including the join link. Its UID differs from the public file's: importing that file later
 * would replace this entry and its link (RFC 5545, 3.8.4.7).
 */
export function eventCalendar(event: CalendarEvent, companyName: string): string {
  return icalFile(`-//${icalText(companyName)}//mail//ID`, [
    'BEGIN:VEVENT',
    `UID:${stableUid(`event-${event.id}-registered`)}`,
    `DTSTAMP:${icalInstant(event.updatedAt)}`,
    `DTSTART:${icalInstant(event.startsAt)}`,
    `DTEND:${icalInstant(event.endsAt)}`,
    `SUMMARY:${icalText(event.title)}`,
    `DESCRIPTION:${icalText(event.summary)}`,
    `LOCATION:${icalText(event.place)}`,
    'STATUS:CONFIRMED',
    `URL:${event.link}`,
    'END:VEVENT',
  ])
}
