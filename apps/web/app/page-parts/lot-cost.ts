import type { FeeSide, FeeTerms } from '@site/contracts/content/fees.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'

/** The fee that the examples of all pages use: that of a regular account through the app. */
export function appFee(fees: readonly FeeTerms[] | null, side: FeeSide, day: string): FeeTerms | null {
  return findFee(fees ?? [], { account: 'regular', channel: 'app', side }, day)
}

/** A sale's fee with its tax; percentages have at most four decimals. */
export const withSalesTax = (percent: number, tax: number) => Math.round((percent + tax) * 10_000) / 10_000

/** What one lot costs a regular account through the app. */
export interface LotCost {
  readonly price: number
  readonly value: number
  readonly costs: number
  readonly percent: number
}

/** null without a fee in force, and for a price that is not traded as such. */
export function lotCost(fees: readonly FeeTerms[] | null, price: number | null, day: string): LotCost | null {
  const fee = appFee(fees, 'buy', day)
  const rates = tradingRatesOn(day)
  if (fee === null || rates === null || price === null || !Number.isInteger(price)) return null
  const { value, costs } = transactionCost({ price, lots: 1, side: 'buy' }, fee, rates)
  return { price, value, costs, percent: fee.percent }
}
