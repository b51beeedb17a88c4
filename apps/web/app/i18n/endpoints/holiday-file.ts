import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** Relative to the exchange calendar. */
export const holidayFile = { id: 'libur-bursa.ics', en: 'exchange-holidays.ics' } as const satisfies Record<
  Locale,
  string
>

/** The URL of the exchange's holidays as iCalendar. */
export function holidayFilePath(locale: Locale): string {
  return `${pathTo('exchangeCalendar', locale)}/${holidayFile[locale]}`
}
