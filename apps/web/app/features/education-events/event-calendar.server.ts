import type { Event } from '@site/contracts/content/education.ts'
import { stableUid } from '@site/contracts/stable-ids.ts'
import { icalInstant, icalSequence, icalText } from '@site/operations/icalendar.ts'
import { calendarFile } from '#app/data/calendar-file.server.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** An event as iCalendar; public data only, so it excludes the URL of an online event. */
export function eventCalendar({
  locale,
  companyName,
  siteUrl,
  event,
}: {
  locale: Locale
  companyName: string
  siteUrl: string
  event: Pick<
    Event,
    | 'id'
    | 'slug'
    | 'title'
    | 'summary'
    | 'startsAt'
    | 'endsAt'
    | 'mode'
    | 'venue'
    | 'updatedAt'
    | 'isCanceled'
  >
}): string {
  const { id, slug, title, summary, startsAt, endsAt, mode, venue, updatedAt, isCanceled } = event
  const language = localeFacts[locale].languageTag
  return calendarFile({
    locale,
    companyName,
    entries: [
      'BEGIN:VEVENT',
      `UID:${stableUid(`event-${id}`)}`,
      `SEQUENCE:${icalSequence(updatedAt)}`,
      // Constant until the event changes, so that the file is identical for all requests.
      `DTSTAMP:${icalInstant(updatedAt)}`,
      `LAST-MODIFIED:${icalInstant(updatedAt)}`,
      `DTSTART:${icalInstant(startsAt)}`,
      `DTEND:${icalInstant(endsAt)}`,
      `SUMMARY;LANGUAGE=${language}:${icalText(title)}`,
      `DESCRIPTION;LANGUAGE=${language}:${icalText(summary)}`,
      ...(mode === 'place' ? [`LOCATION;LANGUAGE=${language}:${icalText(venue)}`] : []),
      `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
      `URL:${siteUrl}${pathTo('eventDetail', locale, { slug })}`,
      'END:VEVENT',
    ],
  })
}
