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
