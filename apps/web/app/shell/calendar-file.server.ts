import type { Locale } from '#app/i18n/locales.ts'
import { brand } from './brand.ts'
import { calendarText, foldedLine } from './calendar-text.server.ts'

/** A calendar without entries would be no calendar: the zone that its days are of always stands in it. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Jakarta',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:WIB',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** iCalendar (RFC 5545) around entries; `properties` and `entries` are lines that are not folded yet. */
export function calendarFile({
  locale,
  companyName,
  properties = [],
  entries,
}: {
  locale: Locale
  companyName: string
  properties?: readonly string[]
  entries: readonly string[]
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(companyName)}//${calendarText(brand.appName)}//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...properties,
    ...zone,
    ...entries,
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}

/** `2026-12-01T07:00:00.000Z` → `20261201T070000Z`. */
export function calendarInstant(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
