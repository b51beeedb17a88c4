import { companyRatios, type FiledPeriod } from '@site/finance/company-ratios.ts'
import type { RatioKey } from '@site/finance/ratio-definitions.ts'
import type { Ratio } from '@site/finance/ratios.ts'
import type { StatementLayoutName } from '@site/finance/statement-layouts.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import { dividendsUntil, type PriceEvent, shareMultiplierBetween } from './price-events.ts'

export interface PricePoint {
  readonly day: string
  /** As traded. */
  readonly close: number
}

interface Period extends FiledPeriod {
  /** Last day of the period. */
  readonly end: string
}

/**
 * The ratios of a period at a price, in the shares of the price's own day: price and figures for one share
 * meet at the same number of shares, whatever was split later.
 */
export function ratiosAt(input: {
  readonly layout: StatementLayoutName
  readonly period: Period
  readonly history: readonly FiledPeriod[]
  readonly events: readonly PriceEvent[]
  readonly price: PricePoint | null
}): Record<RatioKey, Ratio> {
  const { layout, period, history, events, price } = input
  const day = price?.day ?? period.end
  const yearBefore = monthsBefore(day, 12)
  return companyRatios({
    layout,
    period,
    history,
    price: price?.close ?? null,
    shareMultiplier: shareMultiplierBetween(events, period.end, day),
    dividendsLastYear: dividendsUntil(events, day, (event) => event.day > yearBefore),
    dividendsForYear: dividendsUntil(events, day, (event) => event.bookYear === period.year),
  })
}
