import { autoRejectionLimits, type BoardCode, type PriceLimits } from '../auto-rejection.ts'
import { decimal, fixed, times, toDecimal, wholeTimes } from '../calculators/fixed-point.ts'
import { findTickSize, lot, ticksBetween } from '../lots-and-ticks.ts'
import { type StampDutyRule, stampDuty, stampDutyRuleOn } from '../stamp-duty.ts'

export interface OrderLimitsInput {
  /** A tradable price: that of the previous day, or of the offering on the first day. */
  readonly reference: number
  readonly board: BoardCode
  readonly day: string
  readonly isFirstTradingDay: boolean
}

export interface OrderLimits extends PriceLimits {
  /** The step at the reference price. */
  readonly tick: number
  readonly ticksDown: number
  readonly ticksUp: number
}

/** null before the first known rule. */
export function orderLimits({
  reference,
  board,
  day,
  isFirstTradingDay,
}: OrderLimitsInput): OrderLimits | null {
  const limits = autoRejectionLimits(reference, board, day, { isFirstTradingDay })
  return (
    limits && {
      ...limits,
      tick: findTickSize(reference, day),
      ticksDown: ticksBetween(limits.lower, reference, day),
      ticksUp: ticksBetween(reference, limits.upper, day),
    }
  )
}

export interface LadderStep {
  /** Trading days from now. */
  readonly day: number
  /** After as many days at the lower limit. */
  readonly lower: number
  /** After as many days at the upper limit. */
  readonly upper: number
}

/** Where a price may go in `days` trading days that all close at their limit, under the rules of the day. */
export function limitLadder(input: OrderLimitsInput, days: number): readonly LadderStep[] {
  const steps: LadderStep[] = []
  let [lower, upper] = [input.reference, input.reference]
  for (let day = 1; day <= days; day += 1) {
    const rule = { isFirstTradingDay: input.isFirstTradingDay && day === 1 }
    const down = autoRejectionLimits(lower, input.board, input.day, rule)
    const up = autoRejectionLimits(upper, input.board, input.day, rule)
    if (down === null || up === null) break
    lower = down.lower
    upper = up.upper
    steps.push({ day, lower, upper })
  }
  return steps
}

/**
 * What a purchase costs as the only trade of its day: the fee, with VAT and levies, is rounded half up to the rupiah.
 * The value has two decimals, because an average price has four. Without stamp duty before its first known day, and if
 * the day is null.
 */
export function purchaseCost(lots: number, price: number, feePercent: number, day: string | null) {
  const value = decimal(price) * BigInt(lots * lot.shares)
  const fee = toDecimal(times(value, decimal(feePercent)) / 100n, 0)
  const known = day === null ? null : stampDuty({ kind: 'trades', value: toDecimal(value, 2), day })
  const duty = known ?? 0
  return {
    value: toDecimal(value, 2),
    fee,
    stampDuty: duty,
    total: toDecimal(value + fixed(fee + duty), 2),
  }
}

/** The most lots that a budget buys, with the fee and stamp duty. */
export function lotsForBudget(budget: number, price: number, feePercent: number, day: string) {
  const { lots, limit } = findMostLots(budget, price, feePercent, day)
  const cost = purchaseCost(lots, price, feePercent, day)
  return { lots, limit, ...cost, left: budget - cost.total }
}

/**
 * What stops the next lot: the budget, the budget less stamp duty, or `exemption`: the next lot would carry stamp duty
 * and no longer fit.
 */
export type BudgetLimit = 'budget' | 'taxedBudget' | 'exemption'

interface BudgetLots {
  readonly lots: number
  readonly limit: BudgetLimit
}

function findMostLots(budget: number, price: number, feePercent: number, day: string): BudgetLots {
  const untaxed = lotsWithFee(budget, price, feePercent)
  const rule = stampDutyRuleOn(day)
  if (rule === null || purchaseCost(untaxed, price, feePercent, day).total <= budget) {
    return { lots: untaxed, limit: 'budget' }
  }
  const exempt = countExemptLots(price, rule)
  const taxed = lotsWithFee(budget - rule.amount, price, feePercent)
  return taxed > exempt ? { lots: taxed, limit: 'taxedBudget' } : { lots: exempt, limit: 'exemption' }
}

/** The most lots that one confirmation may hold without stamp duty. */
export function countExemptLots(price: number, { exemptUpTo }: StampDutyRule): number {
  return wholeTimes(fixed(exemptUpTo.trades), decimal(price) * BigInt(lot.shares))
}

/** Without stamp duty. */
function lotsWithFee(budget: number, price: number, feePercent: number): number {
  // 0.5 rupiah more than the budget: the fee of a purchase is rounded by at most as much.
  const most = fixed(budget) + fixed(1) / 2n
  const perLot = decimal(price) * BigInt(lot.shares)
  const lots = wholeTimes(most, perLot + times(perLot, decimal(feePercent)) / 100n)
  return purchaseCost(lots, price, feePercent, null).total <= budget ? lots : lots - 1
}
