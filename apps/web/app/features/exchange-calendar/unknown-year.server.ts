import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayAfter } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { computedCopy } from './computed-copy.server.ts'

/** The year of the first day from `day` on whose holidays are unknown. */
export function unknownYearFrom({ kindOf }: TradingCalendar, day: string): string {
  let unknown = day
  while (kindOf(unknown) !== 'unknown') unknown = dayAfter(unknown)
  return unknown.slice(0, 4)
}

/** Why nothing can be said about days of a year; without a final period. */
export function unknownYearText(locale: Locale, year: string, now: Date): string {
  const words = computedCopy[locale]
  return year > dayInJakarta(now).slice(0, 4) ? words.notAnnounced(year) : words.notListed(year)
}
