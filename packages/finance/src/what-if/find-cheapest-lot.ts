import { lot } from '../lots-and-ticks.ts'
import type { TradingRates } from '../trading-rates.ts'
import { createOrderCosts } from '../transaction-cost.ts'
import { addTicks } from './buy-shares.ts'
import type { SharePlan } from './what-if-input.ts'

interface CheapestLot {
  readonly ticker: string
  /** Whole rupiah, with slippage and the fee. */
  readonly total: number
}

/** The least that one lot of a plan's shares cost on any of its days; null without a trade. */
export function findCheapestLot(
  { shares, companies, contributions, to, fees, slippageTicks }: SharePlan,
  rates: TradingRates,
): CheapestLot | null {
  const computeCosts = createOrderCosts('buy', fees.buy, rates)
  const from = contributions[0]?.date ?? to
  let cheapest: CheapestLot | null = null
  for (const { ticker } of shares) {
    for (const { date, close } of companies[ticker]?.bars ?? []) {
      if (date < from || date > to) continue
      const value = addTicks(close, slippageTicks, date) * lot.shares
      const total = value + computeCosts(value)
      if (cheapest === null || total < cheapest.total) cheapest = { ticker, total }
    }
  }
  return cheapest
}
