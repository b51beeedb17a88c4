import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import type { Bar, WhatIfAction, WhatIfCompany } from '@site/finance/what-if/what-if-input.ts'

/** A history as the simulation reads it; without rights whose exercise price is unknown. */
export function readPastCompany(history: TradeHistory): WhatIfCompany {
  const { days, closes, dividends, events, suspendedSince, delistedOn } = history
  const bars = days.map((date, index) => ({ date, close: closes[index] ?? 0 }))
  return {
    bars,
    actions: [
      ...dividends.map(readDividend),
      ...events.flatMap((event): WhatIfAction[] => readShareEvent(event, bars)),
    ],
    suspendedSince,
    delistedOn,
  }
}

function readDividend(dividend: TradeHistory['dividends'][number]): WhatIfAction {
  const { date, paid, amount, currency, exchangeRate } = dividend
  const common = { kind: 'dividend', date, paid, amount } as const
  return currency === 'IDR' ? common : { ...common, exchangeRate }
}

function readShareEvent(
  { kind, date, ratio, exercisePrice }: TradeHistory['events'][number],
  bars: readonly Bar[],
): WhatIfAction[] {
  if (kind !== 'rights') return [{ kind, date, ...ratio }]
  const cum = bars.findLast((bar) => bar.date < date)
  return cum && exercisePrice !== null ? [{ kind, date, ...ratio, cumPrice: cum.close, exercisePrice }] : []
}
