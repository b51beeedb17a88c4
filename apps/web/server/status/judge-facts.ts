import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayAfter, dayBefore } from '@site/finance/days.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { CheckedState, CheckedStates } from '#app/request/service-status.ts'

/** What a check observed. */
export interface Facts {
  readonly isContentReady: boolean
  readonly isMarketReady: boolean
  /** How long the oldest due email has waited; null: not read. */
  readonly oldestMailSeconds: number | null
  /** The last day with prices, null without any, and the weekdays without trading; null: not read. */
  readonly closes: { readonly last: string | null; readonly holidays: readonly string[] } | null
  /** Whether the page cache served an outdated page because it could not be rendered. */
  readonly servesStale: boolean
}

const maxMailSeconds = 600
/** When the closes of a trading day are due, in Jakarta. */
const dueClock = '19:00'

/** Whether any service answered: otherwise the fault may as well be this node's network. */
export const isReadable = ({ isContentReady, isMarketReady }: Facts): boolean =>
  isContentReady || isMarketReady

/** The state of each component; null for what was not read. */
export function judgeFacts(facts: Facts, now: Date): CheckedStates {
  const { isContentReady, isMarketReady, oldestMailSeconds, closes, servesStale } = facts
  return {
    website: servesStale || !isContentReady ? 'degraded' : 'ok',
    forms: isContentReady ? judge(oldestMailSeconds, (seconds) => seconds > maxMailSeconds) : 'down',
    marketData: isMarketReady
      ? judge(closes, ({ last, holidays }) => last === null || isCloseLate(last, holidays, now))
      : 'down',
    search: isContentReady ? 'ok' : 'down',
  }
}

function judge<Value>(value: Value | null, isDegraded: (value: Value) => boolean): CheckedState | null {
  if (value === null) return null
  return isDegraded(value) ? 'degraded' : 'ok'
}

/** Whether a trading day after the last close was due at 19.00. */
export function isCloseLate(last: string, holidays: readonly string[], now: Date): boolean {
  const today = dayInJakarta(now)
  const newestDue = clockInJakarta(now) < dueClock ? dayBefore(today) : today
  const days: string[] = []
  for (let day = dayAfter(last); day <= newestDue; day = dayAfter(day)) days.push(day)
  return tradingCalendar(holidays).missedDays(days).length > 0
}
