import type { Holiday } from '@site/contracts/market/holidays.ts'
import { stableUid } from '@site/contracts/stable-ids.ts'
import { dayAfter } from '@site/finance/days.ts'
import { icalDay, icalInstant, icalText } from '@site/operations/icalendar.ts'
import { calendarFile, subscriptionProperties } from '#app/data/calendar-file.server.ts'
import { holidayFilePath } from '#app/i18n/endpoints/holiday-file.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { localText } from '#app/market/local-text.tsx'
import { computedCopy } from './computed-copy.server.ts'

/** The holidays as all-day events (RFC 5545). */
export function holidayCalendar({
  locale,
  companyName,
  siteUrl,
  today,
  holidays,
}: {
  locale: Locale
  companyName: string
  siteUrl: string
  /** The day in Jakarta; files of the same day are identical. */
  today: string
  holidays: readonly Holiday[]
}): string {
  const words = computedCopy[locale]
  return calendarFile({
    locale,
    companyName,
    properties: subscriptionProperties({
      title: `${words.calendarName} · ${companyName}`,
      description: words.calendarDescription,
      url: `${siteUrl}${holidayFilePath(locale)}`,
    }),
    entries: holidays.flatMap(({ date, name }) => {
      const { text, isIndonesian } = localText(locale, name)
      const language = localeFacts[isIndonesian ? 'id' : locale].languageTag
      return [
        'BEGIN:VEVENT',
        `UID:${stableUid(`exchange-holiday-${date}`)}`,
        `DTSTAMP:${icalInstant(`${today}T00:00+07:00`)}`,
        `DTSTART;VALUE=DATE:${icalDay(date)}`,
        `DTEND;VALUE=DATE:${icalDay(dayAfter(date))}`,
        `SUMMARY;LANGUAGE=${language}:${icalText(words.closedEvent(text))}`,
        'TRANSP:TRANSPARENT',
        `URL:${siteUrl}${pathTo('exchangeCalendar', locale)}`,
        'END:VEVENT',
      ]
    }),
  })
}
