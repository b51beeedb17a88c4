import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { ToolFacts } from './tool-facts.ts'

interface TradeDayInput {
  readonly today: string
  readonly facts: Pick<ToolFacts, 'holidays'>
  /** The day of the last close; orders after it are for the next day. */
  readonly closeDay?: string | undefined
}

/** Today or, if the exchange is closed or has closed, its next day; today if the next day is unknown. */
export function findTradeDay({ today, facts, closeDay = '' }: TradeDayInput): string {
  const { classifyDay, nextTradingDay } = tradingCalendar(facts.holidays)
  const kind = classifyDay(today)
  const isOver = closeDay >= today || kind === 'weekend' || kind === 'holiday'
  return isOver ? (nextTradingDay(today) ?? today) : today
}
