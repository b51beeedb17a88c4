import type { Fee } from '@site/contracts/content/fees.ts'
import { rejectionTableOn } from '@site/finance/auto-rejection.ts'
import { lot, tickTableOn } from '@site/finance/lots-and-ticks.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { type TransactionCost, transactionCost } from '@site/finance/transaction-cost.ts'
import { accountFees } from '#app/page-parts/account-fees.ts'
import { appFee } from '#app/page-parts/lot-cost.ts'

/** In rupiah per share. */
export const SAMPLE_PRICE = 1_000

/** The exchange's rules on a day, and what one lot costs through the app; `cost` and `fee` are null without stated fees. */
export function stockRules(day: string, fees: readonly Fee[] | null) {
  return {
    day,
    lot: lot.shares,
    ticks: tickTableOn(day),
    limits: rejectionTableOn(day),
    cost: costOfLot(day, fees),
    fee: accountFees(fees, day).regular ?? null,
  }
}
export type StockRules = ReturnType<typeof stockRules>

function costOfLot(day: string, fees: readonly Fee[] | null): Record<'buy' | 'sell', TransactionCost> | null {
  const rates = tradingRatesOn(day)
  const [buy, sell] = [appFee(fees, 'buy', day), appFee(fees, 'sell', day)]
  if (!buy || !sell || rates === null) return null
  const order = { price: SAMPLE_PRICE, lots: 1 }
  return {
    buy: transactionCost({ ...order, side: 'buy' }, buy, rates),
    sell: transactionCost({ ...order, side: 'sell' }, sell, rates),
  }
}
