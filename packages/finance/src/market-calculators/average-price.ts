import { decimal, fixed, ONE, over, times, toDecimal, wholeTimes } from '../calculators/fixed-point.ts'
import { lot, roundToTick, tickOf } from '../lots-and-ticks.ts'
import { lotsForBudget, purchaseCost } from './order-limits.ts'

/** Decimal places of an average price. */
const PLACES = 4

export interface Purchase {
  readonly lots: number
  readonly price: number
  /** Percent of the value with VAT and levies; 0 if the price includes it. */
  readonly feePercent: number
}

/** The average of several purchases with their fees. null without a lot. */
export function averagePrice(purchases: readonly Purchase[]) {
  const costs = purchases.map(({ lots, price, feePercent }) => ({
    lots,
    ...purchaseCost(lots, price, feePercent),
  }))
  const lots = costs.reduce((sum, cost) => sum + cost.lots, 0)
  if (lots === 0) return null
  const total = toDecimal(
    costs.reduce((sum, cost) => sum + decimal(cost.total), 0n),
    2,
  )
  return {
    lots,
    shares: lots * lot.shares,
    fees: costs.reduce((sum, { fee }) => sum + fee, 0),
    total,
    average: toDecimal(over(decimal(total), fixed(lots * lot.shares)), PLACES),
  }
}

/** The rise of a price, in percent, up to another; two decimals. */
export function risePercent(price: number, target: number): number {
  return toDecimal(over((decimal(target) - decimal(price)) * 100n, decimal(price)), 2)
}

export interface TargetInput {
  readonly lots: number
  readonly average: number
  readonly target: number
  readonly price: number
  readonly feePercent: number
}

export type TargetOutcome =
  | { readonly kind: 'reached' }
  /** The price, with its fee, is not below the target: no purchase lowers the average so far. */
  | { readonly kind: 'unreachable'; readonly priceWithFee: number }
  | { readonly kind: 'lots'; readonly lots: number; readonly total: number; readonly average: number }

/** The least lots that bring the average down to a target: n = n₀ × (avg₀ − T) ÷ (T − p), rounded up. */
export function lotsForTarget({ lots, average, target, price, feePercent }: TargetInput): TargetOutcome {
  if (average <= target) return { kind: 'reached' }
  const withFee = times(fixed(price), ONE + decimal(feePercent) / 100n)
  const gain = decimal(target) - withFee
  if (gain <= 0n) return { kind: 'unreachable', priceWithFee: toDecimal(withFee, PLACES) }
  const missing = BigInt(lots) * (decimal(average) - decimal(target))
  const needed = -wholeTimes(-missing, gain)
  const after = BigInt(lots) * decimal(average) + BigInt(needed) * withFee
  return {
    kind: 'lots',
    lots: needed,
    total: purchaseCost(needed, price, feePercent).total,
    average: toDecimal(over(after, fixed(lots + needed)), PLACES),
  }
}

export interface PositionInput {
  readonly capital: number
  /** Percent of the capital that may be lost. */
  readonly riskPercent: number
  readonly entry: number
  /** Below the entry price. */
  readonly stop: number
  readonly buyPercent: number
  /** With the tax on sales. */
  readonly sellPercent: number
}

/** The most lots whose loss at the stop price, with both fees, stays within the risk and whose cost within the capital. */
export function positionSize(input: PositionInput) {
  const { capital, riskPercent, entry, stop, buyPercent, sellPercent } = input
  const risk = times(fixed(capital), decimal(riskPercent) / 100n)
  const paid = times(fixed(entry), ONE + decimal(buyPercent) / 100n)
  const received = times(fixed(stop), ONE - decimal(sellPercent) / 100n)
  const lossPerLot = (paid - received) * BigInt(lot.shares)
  if (stop >= entry || lossPerLot <= 0n) return null
  const byRisk = wholeTimes(risk, lossPerLot)
  const byCapital = lotsForBudget(capital, entry, buyPercent).lots
  const lots = Math.min(byRisk, byCapital)
  return {
    lots,
    lossPerLot: toDecimal(lossPerLot, 2),
    isLimitedByCapital: byCapital < byRisk,
    total: purchaseCost(lots, entry, buyPercent).total,
    riskAmount: toDecimal(risk, 0),
    lossAtStop: toDecimal(lossPerLot * BigInt(lots), 0),
  }
}

/** The lowest tradable price at or above an average. */
export function priceAtOrAbove(average: number, day: string): number {
  const near = roundToTick(average, day)
  return near >= average ? near : near + tickOf(near, day)
}
