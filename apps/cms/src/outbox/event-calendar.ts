import { siteHost } from './site-links.ts'

const lineOctets = 75

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

/** The event as iCalendar; its identifier is the one of the site's own file, so that both are one entry. */
export function eventCalendar(event: CalendarEvent, companyName: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(companyName)}//mail//ID`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${siteHost}`,
    `DTSTAMP:${instantOf(event.updatedAt)}`,
    `DTSTART:${instantOf(event.startsAt)}`,
    `DTEND:${instantOf(event.endsAt)}`,
    `SUMMARY:${textValue(event.title)}`,
    `DESCRIPTION:${textValue(event.summary)}`,
    `LOCATION:${textValue(event.place)}`,
    'STATUS:CONFIRMED',
    `URL:${event.link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const instantOf = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** RFC 5545, 3.3.11; what no calendar can hold is left out. */
function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** Lines of at most 75 octets, never broken inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > lineOctets) parts.push(` ${character}`)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n')
}
