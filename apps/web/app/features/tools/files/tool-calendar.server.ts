import { createHash } from 'node:crypto'
import { stableUid } from '@site/contracts/stable-ids.ts'
import { dayAfter } from '@site/finance/days.ts'
import { icalDay, icalInstant, icalText } from '@site/operations/icalendar.ts'
import { calendarFile } from '#app/data/calendar-file.server.ts'
import type { CalendarDay } from '#app/features/tools/engine/tool-outcome.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'

/** All-day events of a result; `url` is its page. */
export function formatToolCalendar({
  locale,
  companyName,
  url,
  today,
  days,
}: {
  locale: Locale
  companyName: string
  url: string
  today: string
  days: readonly CalendarDay[]
}): string {
  return calendarFile({
    locale,
    companyName,
    entries: days.flatMap(({ day, title }) => [
      'BEGIN:VEVENT',
      `UID:${stableUid(createHash('sha256').update(`${url} ${day} ${title}`).digest('hex').slice(0, 32))}`,
      // Midnight in Jakarta, in UTC: never in the future.
      `DTSTAMP:${icalInstant(`${today}T00:00+07:00`)}`,
      `DTSTART;VALUE=DATE:${icalDay(day)}`,
      // The end of an all-day event is exclusive (RFC 5545, 3.6.1).
      `DTEND;VALUE=DATE:${icalDay(dayAfter(day))}`,
      `SUMMARY;LANGUAGE=${localeFacts[locale].languageTag}:${icalText(title)}`,
      'TRANSP:TRANSPARENT',
      `URL:${url}`,
      'END:VEVENT',
    ]),
  })
}
