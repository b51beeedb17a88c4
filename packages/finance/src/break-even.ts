import { findTickSize, lot, roundUpToTick } from './lots-and-ticks.ts'
import { computeStampDuty, type StampDutyRule } from './stamp-duty.ts'
import type { TradingRates } from './trading-rates.ts'
import { type FeeRate, transactionCost } from './transaction-cost.ts'

interface Holding {
  readonly paid: number
  readonly lots: number
  /** Of the sale, which has its own confirmation: a purchase on the same day would share it. */
  readonly day: string
}

export interface BreakEven {
  /** The lowest price on the tick at which a sale brings at least what was paid, after its costs. */
  readonly price: number
  /** Higher prices at which it does not, because only there the sale carries stamp duty; null: there are none. */
  readonly gap: { readonly from: number; readonly to: number } | null
}

export function findBreakEven(holding: Holding, fee: FeeRate, rates: TradingRates): BreakEven {
  return findCover(holding, rates.stampDuty, (price) => {
    const { net, stampDuty } = transactionCost({ price, lots: holding.lots, side: 'sell' }, fee, rates)
    return net + stampDuty
  })
}

/** The same for any costs of a sale; `netAt` is what it brings without stamp duty, and rises with the price. */
export function findCover(
  { paid, lots, day }: Holding,
  rule: StampDutyRule,
  netAt: (price: number) => number,
): BreakEven {
  const valueAt = (price: number) => price * lots * lot.shares
  const lowest = (duty: number) =>
    roundUpToTick(
      lowestPrice((price) => netAt(price) - duty >= paid),
      day,
    )
  const [exempt, taxed] = [lowest(0), lowest(rule.amount)]
  if (computeStampDuty(rule, 'trades', valueAt(exempt)) > 0) return { price: taxed, gap: null }
  const from = roundUpToTick(Math.floor(rule.exemptUpTo.trades / valueAt(1)) + 1, day)
  return { price: exempt, gap: from < taxed ? { from, to: taxed - findTickSize(taxed - 1, day) } : null }
}

/** The lowest whole price that suffices, if every higher one does. */
function lowestPrice(suffices: (price: number) => boolean): number {
  let high = 1
  while (!suffices(high)) high *= 2
  let low = Math.floor(high / 2)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (suffices(middle)) high = middle
    else low = middle
  }
  return high
}
