import { type Locale, locales } from './locales.ts'
import { pageOf } from './pages.ts'
import { matchPage, pathTo } from './path-to.ts'

/** Below an event's page. */
const calendarFileName = { id: 'kalender.ics', en: 'calendar.ics' } as const satisfies Record<Locale, string>

/** An event as an entry for calendar programs, made and kept like its page. */
export const eventDocuments = locales.map((locale) => ({
  id: `${locale}/event/calendar`,
  file: 'features/education-events/event-calendar.route.ts',
  path: `${locale}/${pageOf('eduvestDetail').path[locale]}/${calendarFileName[locale]}`,
}))

export function eventCalendarPath(locale: Locale, slug: string): string {
  return `${pathTo('eduvestDetail', locale, { slug })}/${calendarFileName[locale]}`
}

export function isEventCalendar(pathname: string): boolean {
  return locales.some((locale) => {
    const end = `/${calendarFileName[locale]}`
    return pathname.endsWith(end) && matchPage(pathname.slice(0, -end.length))?.name === 'eduvestDetail'
  })
}
