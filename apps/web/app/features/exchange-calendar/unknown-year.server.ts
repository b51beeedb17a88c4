import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { computedCopy } from './computed-copy.server.ts'

/** Why nothing can be said about days of a year; without a final period. */
export function unknownYearText(locale: Locale, year: string, now: Date): string {
  const words = computedCopy[locale]
  return year > dayInJakarta(now).slice(0, 4) ? words.notAnnounced(year) : words.notListed(year)
}
