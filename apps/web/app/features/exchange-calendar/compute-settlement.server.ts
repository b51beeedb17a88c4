import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import { isDay } from '@site/contracts/market/query.ts'
import { dayBefore } from '@site/finance/days.ts'
import {
  type Settlement,
  settlement,
  type TradingCalendar,
  tradingCalendar,
} from '@site/finance/trading-calendar.ts'
import { formatDate, formatDateLong } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localText } from '#app/market/local-text.tsx'
import { nameSource } from '#app/page-parts/source-name.server.ts'
import { computedCopy } from './computed-copy.server.ts'

const maxTyped = 40

export type SettlementView = ReturnType<typeof computeSettlement>

/** The rule, with its source. */
export function settlementRule(locale: Locale): string {
  const { regularDays, since, source } = settlement
  const words = computedCopy[locale]
  return `${words.settlementLead(String(regularDays), formatDate(locale, since))} ${words.source(nameSource(locale, source))}`
}

/** When a trade of a typed day settles; without a day, of the next day on which one can trade. */
export function computeSettlement(
  locale: Locale,
  holidays: readonly Holiday[],
  typed: string | null,
  now: Date,
) {
  const words = computedCopy[locale]
  const calendar = tradingCalendar(holidays.map(({ date }) => date))
  const text = typed?.trim().slice(0, maxTyped) ?? null
  const today = dayInJakarta(now)
  const day = text === null ? defaultDay(calendar, today) : typedDay(text)
  const result = day === null ? null : calendar.settle(day)
  const shown = {
    value: day ?? text ?? '',
    isTyped: text !== null,
    error: null,
    note: null,
    outcome: null,
    reach: describeReach(locale, calendar),
  }
  const unknownDate = (year: string) => words.dateUnknown(words.notListed(year))
  if (day === null || result === null) {
    return text === null
      ? { ...shown, note: unknownDate(calendar.unknownYearAfter(today) ?? today.slice(0, 4)) }
      : { ...shown, error: words.notDay }
  }
  if ('error' in result) {
    return result.error === 'unknownYear'
      ? { ...shown, note: unknownDate(result.year) }
      : { ...shown, error: formatError(locale, day, result, holidays) }
  }
  const paid = result.counted.at(-1) ?? day
  const nameClosedDay = (date: string) => {
    const holiday = holidays.find((each) => each.date === date)
    return holiday ? localText(locale, holiday.name).text : words.weekend
  }
  return {
    ...shown,
    outcome: {
      sold: words.sold(formatDateLong(locale, day), formatDateLong(locale, paid)),
      bought: words.bought(formatDateLong(locale, paid)),
      steps: [
        { label: 'T', day, note: words.tradeDay },
        ...result.counted.map((each, index) => ({
          label: `T+${index + 1}`,
          day: each,
          note: each === paid ? words.settlementDay : words.counted,
        })),
        ...result.skipped.map((each) => ({
          label: '–',
          day: each,
          note: words.skipped(nameClosedDay(each)),
        })),
      ]
        .toSorted((one, other) => one.day.localeCompare(other.day))
        .map((step) => ({ ...step, date: formatDateLong(locale, step.day) })),
    },
  }
}

/** A day on which nobody can trade, or text that is no day: the visitor can correct it. */
export function isRejected({ error }: SettlementView): boolean {
  return error !== null
}

/** Up to which trade day a settlement is known; null without any year. */
function describeReach(locale: Locale, calendar: TradingCalendar): string | null {
  const year = calendar.years.at(-1)
  if (year === undefined) return null
  let day = `${year}-12-31`
  while (day.startsWith(year) && !('counted' in calendar.settle(day))) day = dayBefore(day)
  return computedCopy[locale].reach(formatDate(locale, day), String(Number(year) + 1))
}

function defaultDay(calendar: TradingCalendar, today: string): string | null {
  return calendar.classifyDay(today) === 'open' ? today : calendar.nextTradingDay(today)
}

/** `2026-11-26` of a date field; `26/11/2026` of a text field. */
function typedDay(text: string): string | null {
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const day = year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null
}

function formatError(
  locale: Locale,
  day: string,
  result: Extract<Settlement, { error: 'notTradingDay' | 'beforeRule' }>,
  holidays: readonly Holiday[],
): string {
  const words = computedCopy[locale]
  if (result.error === 'beforeRule') return words.beforeRule(formatDate(locale, settlement.since))
  const holiday = holidays.find(({ date }) => date === day)
  return words.closedDay(
    formatDateLong(locale, day),
    holiday ? localText(locale, holiday.name).text : words.weekend,
  )
}
