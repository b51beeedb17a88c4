import type { InstructedKind, ServiceCutoff } from '@site/contracts/content/service-cutoffs.ts'
import { dayBefore } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatActDay } from './format-amount.ts'
import { holderCopy } from './holder-copy.ts'

interface CutoffQuestion {
  readonly kind: InstructedKind
  /** The last day of the action. */
  readonly until: string
  readonly today: string
  /** The time of day in Jakarta, such as `15:30`. */
  readonly clock: string
  /** null while the holidays are unavailable. */
  readonly calendar: TradingCalendar | null
}

/** Our own deadline for instructions, and what we do without one; what is not stated is named. */
export function describeCutoff(
  locale: Locale,
  rows: readonly ServiceCutoff[],
  { kind, until, today, clock, calendar }: CutoffQuestion,
): readonly string[] {
  const words = holderCopy[locale].cutoff
  const row = rows
    .filter((each) => each.kind === kind && each.validFrom <= today)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0]
  if (row === undefined) return [words.unknown, words.uninstructedUnknown]
  const { tradingDaysBefore, uninstructed, howTo, source, validFrom, checkedOn } = row
  const time = row.hour.replace('.', ':')
  const hour = locale === 'id' ? row.hour : time
  const day = calendar && countBack(until, tradingDaysBefore, calendar)
  const name = words.names[kind]
  const isOver = day !== null && `${day} ${time}` <= `${today} ${clock}`
  return [
    day === null
      ? words.before(name, formatNumber(locale, tradingDaysBefore), hour)
      : isOver
        ? words.over(formatActDay(locale, day, today), hour)
        : words.onDay(name, formatActDay(locale, day, today), hour),
    uninstructed === null ? words.uninstructedUnknown : words.uninstructed[uninstructed],
    ...(isOver ? [] : [howTo ?? words.howToUnknown]),
    words.source(source, formatDate(locale, validFrom), formatDate(locale, checkedOn)),
  ]
}

/** The trading day a number of trading days before another day; null in a year whose holidays are unknown. */
function countBack(until: string, tradingDays: number, calendar: TradingCalendar): string | null {
  let day = until
  let left = tradingDays
  while (left > 0) {
    day = dayBefore(day)
    const kind = calendar.classifyDay(day)
    if (kind === 'unknown') return null
    if (kind === 'open') left -= 1
  }
  return day
}
