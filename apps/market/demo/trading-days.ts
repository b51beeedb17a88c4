import { exchangeHolidays } from '@site/finance/exchange-holidays.ts'
import { isWeekend } from '@site/finance/trading-calendar.ts'

const announced: ReadonlySet<string> = new Set(exchangeHolidays.map(({ date }) => date))

/**
 * The demo invents its market, and with it the trading days of years that the exchange has not announced: all weekdays
 * but these holidays. Nothing else may assume trading days; the trading calendar returns `unknown` there.
 */
const fixedHolidays = new Set(['01-01', '05-01', '06-01', '08-17', '12-25', '12-31'])
const dayMs = 86_400_000

function at(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function addDays(day: string, count: number): string {
  return new Date(at(day) + count * dayMs).toISOString().slice(0, 10)
}

function isWorkday(day: string): boolean {
  return !isWeekend(day) && !fixedHolidays.has(day.slice(5))
}

export function isTradingDay(day: string): boolean {
  return isWorkday(day) && !announced.has(day)
}

/** The day itself, or the next trading day. */
export function tradingDayFrom(day: string): string {
  let candidate = day
  while (!isTradingDay(candidate)) candidate = addDays(candidate, 1)
  return candidate
}

/** `count` trading days later (earlier if negative). */
export function addTradingDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1
  let candidate = day
  for (let left = Math.abs(count); left > 0; ) {
    candidate = addDays(candidate, step)
    if (isTradingDay(candidate)) left -= 1
  }
  return candidate
}

export function tradingDays(from: string, to: string): string[] {
  return workdays(from, to).filter(isTradingDay)
}

/** Weekdays without fixed holidays. */
export function workdays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isWorkday(day)) days.push(day)
  }
  return days
}
