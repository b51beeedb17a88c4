import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatNumber, formatWeekday } from '#app/i18n/format.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localText } from '#app/market/local-text.tsx'
import { copy } from './copy.ts'

export type HolidayYear = ReturnType<typeof holidayYears>[number]

/** The holidays of this year and later ones by month. A year without its list has a sentence instead of a count. */
export function holidayYears(locale: Locale, holidays: readonly Holiday[], now: Date) {
  const words = copy[locale]
  const today = dayInJakarta(now)
  const thisYear = Number(today.slice(0, 4))
  const calendar = tradingCalendar(holidays.map(({ date }) => date))
  const years = new Set([`${thisYear}`, `${thisYear + 1}`])
  for (const { date } of holidays) if (Number(date.slice(0, 4)) > thisYear) years.add(date.slice(0, 4))
  return [...years].toSorted().map((year) => {
    const ofYear = holidays.filter(({ date }) => date.startsWith(year))
    return {
      year,
      title: words.holidaysOf(year),
      summary: calendar.years.includes(year)
        ? words.yearSummary(
            formatNumber(locale, tradingDaysOf(calendar, year)),
            formatNumber(locale, ofYear.length),
          )
        : words.unknownYear(year),
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

function tradingDaysOf(calendar: ReturnType<typeof tradingCalendar>, year: string): number {
  const start = Date.parse(`${year}-01-01T00:00:00Z`)
  return Array.from({ length: 366 }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(year) && calendar.kindOf(day) === 'open').length
}
