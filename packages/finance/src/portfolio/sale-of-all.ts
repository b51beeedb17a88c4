import { decimal, toDecimal } from '../calculators/fixed-point.ts'
import { lot } from '../lots-and-ticks.ts'
import { computeStampDuty } from '../stamp-duty.ts'
import type { CostRates } from '../trading-rates.ts'
import { createOrderCosts, type FeeRate } from '../transaction-cost.ts'

export interface SaleOfAll {
  readonly value: number
  /** Fees with VAT and levies, each order on its own. */
  readonly fees: number
  readonly salesTax: number
  /** Once: one confirmation states all trades of a day. */
  readonly stampDuty: number
  readonly costs: number
  readonly net: number
}

/** What is sold of a holding: whole lots of what is not blocked; the value in rupiah, half up. */
export function findSellable({
  shares,
  blocked,
  close,
}: {
  readonly shares: number
  readonly blocked: number
  readonly close: number
}): { readonly value: number; readonly oddShares: number } {
  const available = Math.max(0, shares - blocked)
  const oddShares = available % lot.shares
  return { value: toDecimal(BigInt(available - oddShares) * decimal(close), 0), oddShares }
}

/** Selling holdings on one day, one order each; values in whole rupiah. */
export function computeSaleOfAll(values: readonly number[], fee: FeeRate, rates: CostRates): SaleOfAll {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
  const value = sum(values)
  const taxed = sum(values.map(createOrderCosts('sell', fee, rates)))
  // A purchase at the same fee has no tax.
  const fees = sum(values.map(createOrderCosts('buy', fee, rates)))
  const stampDuty = computeStampDuty(rates.stampDuty, 'trades', value)
  const costs = taxed + stampDuty
  return { value, fees, salesTax: taxed - fees, stampDuty, costs, net: value - costs }
}
