import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** Relative to an event's page. */
export const calendarFileName = { id: 'kalender.ics', en: 'calendar.ics' } as const satisfies Record<
  Locale,
  string
>

/** The URL of an event as an iCalendar file. */
export function eventCalendarPath(locale: Locale, slug: string): string {
  return `${pathTo('eventDetail', locale, { slug })}/${calendarFileName[locale]}`
}
