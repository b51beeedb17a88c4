import { type BreakEven, findCover } from '../break-even.ts'
import {
  decimal,
  type Fixed,
  fixed,
  ONE,
  over,
  times,
  toDecimal,
  wholeTimes,
} from '../calculators/fixed-point.ts'
import { findTickSize, lot, roundToTick } from '../lots-and-ticks.ts'
import { stampDutyRuleOn } from '../stamp-duty.ts'
import { countExemptLots, lotsForBudget, purchaseCost } from './order-limits.ts'

/** Decimal places of an average price. */
const PLACES = 4

export interface Purchase {
  readonly lots: number
  readonly price: number
  /** Percent of the value with VAT and levies; 0 if the price includes it. */
  readonly feePercent: number
  /** Of a purchase as the only trade of that day; null if the price includes all costs. */
  readonly day: string | null
}

/** The average of several purchases with their fees. null without a lot. */
export function averagePrice(purchases: readonly Purchase[]) {
  const costs = purchases.map(({ lots, price, feePercent, day }) => ({
    lots,
    ...purchaseCost(lots, price, feePercent, day),
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
    stampDuty: costs.reduce((sum, { stampDuty }) => sum + stampDuty, 0),
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
  /** Of the purchase, the only trade of that day. */
  readonly day: string
}

export type TargetOutcome =
  | { readonly kind: 'reached' }
  /** The price, with its fee, is not below the target: no purchase lowers the average so far. */
  | { readonly kind: 'unreachable'; readonly priceWithFee: number }
  | {
      readonly kind: 'lots'
      readonly lots: number
      readonly stampDuty: number
      readonly total: number
      readonly average: number
    }

/**
 * The least lots that bring the average down to a target: n = n₀ × (avg₀ − T) ÷ (T − p), rounded up. Stamp duty adds to
 * the numerator, by its amount per share of a lot.
 */
export function lotsForTarget({ lots, average, target, price, feePercent, day }: TargetInput): TargetOutcome {
  if (average <= target) return { kind: 'reached' }
  const withFee = times(fixed(price), ONE + decimal(feePercent) / 100n)
  const gain = decimal(target) - withFee
  if (gain <= 0n) return { kind: 'unreachable', priceWithFee: toDecimal(withFee, PLACES) }
  const missing = BigInt(lots) * (decimal(average) - decimal(target))
  const lotsWith = (duty: number) => -wholeTimes(-(missing + fixed(duty) / BigInt(lot.shares)), gain)
  const untaxed = lotsWith(0)
  const needed = lotsWith(purchaseCost(untaxed, price, feePercent, day).stampDuty)
  const { total, stampDuty } = purchaseCost(needed, price, feePercent, day)
  const after =
    BigInt(lots) * decimal(average) + BigInt(needed) * withFee + fixed(stampDuty) / BigInt(lot.shares)
  return {
    kind: 'lots',
    lots: needed,
    stampDuty,
    total,
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
  /** Whose rules apply to purchase and sale, which have a confirmation each. */
  readonly day: string
}

/** The most lots whose loss at the stop price, with all costs, stays within the risk and whose cost within the capital. */
export function positionSize(input: PositionInput) {
  const { capital, riskPercent, entry, stop, buyPercent, sellPercent, day } = input
  const risk = times(fixed(capital), decimal(riskPercent) / 100n)
  const paid = times(fixed(entry), ONE + decimal(buyPercent) / 100n)
  const received = times(fixed(stop), ONE - decimal(sellPercent) / 100n)
  const lossPerLot = (paid - received) * BigInt(lot.shares)
  if (stop >= entry || lossPerLot <= 0n) return null
  const sumDuties = (lots: number) =>
    purchaseCost(lots, entry, buyPercent, day).stampDuty +
    purchaseCost(lots, stop, sellPercent, day).stampDuty
  const byRisk = findLotsWithinRisk(risk, lossPerLot, input)
  const byCapital = lotsForBudget(capital, entry, buyPercent, day)
  const lots = Math.min(byRisk.lots, byCapital.lots)
  return {
    lots,
    byRisk,
    byCapital,
    lossPerLot: toDecimal(lossPerLot, 2),
    isLimitedByCapital: byCapital.lots < byRisk.lots,
    stampDuty: sumDuties(lots),
    total: purchaseCost(lots, entry, buyPercent, day).total,
    riskAmount: toDecimal(risk, 0),
    lossAtStop: toDecimal(lossPerLot * BigInt(lots) + fixed(sumDuties(lots)), 0),
  }
}

interface RiskLots {
  readonly lots: number
  /** Of purchase and sale together. */
  readonly stampDuty: number
  /** The price at which the next lot would carry further stamp duty and exceed the risk; null: it exceeds it by itself. */
  readonly exemptAt: number | null
}

/** Fewer lots may carry less stamp duty, so each possible sum is tried with as many lots as have at most that. */
function findLotsWithinRisk(
  risk: Fixed,
  lossPerLot: Fixed,
  { entry, stop, day }: Pick<PositionInput, 'entry' | 'stop' | 'day'>,
): RiskLots {
  const countWith = (duty: number) => wholeTimes(risk - fixed(duty), lossPerLot)
  const rule = stampDutyRuleOn(day)
  if (rule === null) return { lots: countWith(0), stampDuty: 0, exemptAt: null }
  let most: RiskLots = { lots: 0, stampDuty: 0, exemptAt: null }
  // The sale is at the lower price, so that its confirmation stays exempt for more lots.
  for (const [duties, price] of [entry, stop, null].entries()) {
    const stampDuty = duties * rule.amount
    const byRisk = countWith(stampDuty)
    const exempt = price === null ? byRisk : countExemptLots(price, rule)
    const lots = Math.min(byRisk, exempt)
    if (lots > most.lots) most = { lots, stampDuty, exemptAt: exempt < byRisk ? price : null }
  }
  return most
}

/** The lowest tradable price at or above an average. */
export function priceAtOrAbove(average: number, day: string): number {
  const near = roundToTick(average, day)
  return near >= average ? near : near + findTickSize(near, day)
}

interface SaleInput {
  /** With all costs of buying. */
  readonly paid: number
  readonly lots: number
  /** With the tax on sales. */
  readonly sellPercent: number
  readonly day: string
}

/** The lowest tradable price at which a sale brings at least what was paid; null before the first known stamp duty. */
export function coveringPrice({ paid, lots, sellPercent, day }: SaleInput): BreakEven | null {
  const rule = stampDutyRuleOn(day)
  if (rule === null) return null
  return findCover({ paid, lots, day }, rule, (price) => {
    const { value, fee } = purchaseCost(lots, price, sellPercent, null)
    return value - fee
  })
}
