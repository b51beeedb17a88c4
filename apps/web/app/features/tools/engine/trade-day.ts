import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { ToolContext } from './tool.ts'

/** Today or, if the exchange is closed, its next day; today in a year whose holidays are unknown. */
export function findTradeDay({ today, facts }: Pick<ToolContext, 'today' | 'facts'>): string {
  const { classifyDay, nextTradingDay } = tradingCalendar(facts.holidays)
  const kind = classifyDay(today)
  return kind === 'weekend' || kind === 'holiday' ? (nextTradingDay(today) ?? today) : today
}
