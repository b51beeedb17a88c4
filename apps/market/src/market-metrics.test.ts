import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { expect, it } from 'vitest'
import { tradingDaySamples } from './market-metrics.ts'

it.each([
  { name: '1 on a trading day', day: '2026-11-27', samples: [{ value: 1 }] },
  { name: '0 on a holiday', day: '2026-12-24', samples: [{ value: 0 }] },
  { name: 'missing on a weekday of a year without known holidays', day: '2027-01-01', samples: [] },
])('the metric market_trading_day is $name', ({ day, samples }) => {
  expect(tradingDaySamples(tradingCalendar([]), day)).toEqual(samples)
})
