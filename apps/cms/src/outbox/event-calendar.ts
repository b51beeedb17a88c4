import { lastingUid } from '@site/contracts/lasting-names.ts'

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

/**
 * The event as iCalendar, with the address to join it. Its identifier is not the one of the site's file, which anybody may
 * download: imported later, that file would replace this entry and its address (RFC 5545, 3.8.4.7).
 */
export function eventCalendar(event: CalendarEvent, companyName: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(companyName)}//mail//ID`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${lastingUid(`event-${event.id}-registered`)}`,
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
