import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayAfter, dayBefore } from '@site/finance/days.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'

/** As the alert `ImportMissing`: the prices of a day are due by then. */
const dueClock = '18:30'

/** Days after `latest`: the trading days whose prices are due, and the years whose holidays are unknown. */
export function listLateDays(latest: string, holidays: readonly string[], now: Date) {
  const today = dayInJakarta(now)
  const newestDue = clockInJakarta(now) < dueClock ? dayBefore(today) : today
  const { classifyDay, missedDays } = tradingCalendar(holidays)
  const days: string[] = []
  for (let day = dayAfter(latest); day <= newestDue; day = dayAfter(day)) days.push(day)
  const unknown = days.filter((day) => classifyDay(day) === 'unknown').map((day) => day.slice(0, 4))
  return { late: missedDays(days), unknownYears: [...new Set(unknown)] }
}
