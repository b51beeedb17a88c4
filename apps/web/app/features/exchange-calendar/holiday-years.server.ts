import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import { announcedYears } from '@site/finance/exchange-holidays.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatDate, formatNumber, formatWeekday } from '#app/i18n/format.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localText } from '#app/market/local-text.tsx'
import { computedCopy } from './computed-copy.server.ts'

export type HolidayYear = ReturnType<typeof holidayYears>[number]

/** The holidays of this year and later ones by month. A year without its list has a sentence instead of a count. */
export function holidayYears(locale: Locale, holidays: readonly Holiday[], now: Date) {
  const words = computedCopy[locale]
  const today = dayInJakarta(now)
  const thisYear = Number(today.slice(0, 4))
  const calendar = tradingCalendar(holidays.map(({ date }) => date))
  const years = new Set([`${thisYear}`, `${thisYear + 1}`])
  for (const { date } of holidays) if (Number(date.slice(0, 4)) > thisYear) years.add(date.slice(0, 4))
  return [...years].toSorted().map((year) => {
    const ofYear = holidays.filter(({ date }) => date.startsWith(year))
    return {
      year,
      title: words.holidaysTitle(year),
      summary: calendar.years.includes(year)
        ? words.yearSummary(
            formatNumber(locale, countTradingDays(calendar, year)),
            formatNumber(locale, ofYear.length),
          )
        : `${words.notListed(year)}.`,
      months: [...Map.groupBy(ofYear, ({ date }) => date.slice(0, 7))].map(([month, days]) => ({
        month,
        name: formatMonth(locale, month),
        isPast: days.every(({ date }) => date < today),
        days: days.map(({ date, name }) => ({
          date,
          day: `${formatWeekday(locale, date)}, ${Number(date.slice(8))}`,
          name: localText(locale, name),
          isPast: date < today,
        })),
      })),
    }
  })
}

/** Where the holidays of the shown years come from. */
export function holidaySources(locale: Locale, years: readonly HolidayYear[]): string {
  const words = computedCopy[locale]
  const announced = announcedYears.filter(({ year }) => years.some((shown) => shown.year === year))
  return [
    ...announced.map(({ year, source, checked }) =>
      words.yearSource(year, source, formatDate(locale, checked)),
    ),
    words.mayChange,
  ].join(' ')
}

function countTradingDays(calendar: ReturnType<typeof tradingCalendar>, year: string): number {
  const start = Date.parse(`${year}-01-01T00:00:00Z`)
  return Array.from({ length: 366 }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(year) && calendar.classifyDay(day) === 'open').length
}
