import { brand } from '@site/brand/names.ts'
import { icalFile, icalText } from '@site/operations/icalendar.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Also in a calendar without events, because a VCALENDAR needs at least one component. */
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

/** For calendars to subscribe to, with the names of RFC 7986 and their older forms. */
export function subscriptionProperties({
  title,
  description,
  url,
}: Readonly<Record<'title' | 'description' | 'url', string>>): string[] {
  return [
    `NAME:${icalText(title)}`,
    `X-WR-CALNAME:${icalText(title)}`,
    `DESCRIPTION:${icalText(description)}`,
    `X-WR-CALDESC:${icalText(description)}`,
    'X-WR-TIMEZONE:Asia/Jakarta',
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ]
}

/** An iCalendar file; `properties` and `entries` are unfolded lines. */
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
  const prodId = `-//${icalText(companyName)}//${icalText(brand.appName)}//${locale.toUpperCase()}`
  return icalFile(prodId, ['CALSCALE:GREGORIAN', ...properties, ...zone, ...entries])
}
