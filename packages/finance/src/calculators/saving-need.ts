import type { Strategy } from './calculator-limits.ts'
import {
  type Amounts,
  type GrowthFactors,
  grown,
  growthFactors,
  type InvestmentPlan,
} from './compound-growth.ts'
import { type Fixed, ONE, over, upToRupiah } from './fixed-point.ts'

export interface SavingNeed {
  /** The single deposit today that reaches the target, for any strategy. */
  readonly minimumLumpSum: number
  /** null for a lump sum, which has no installments. */
  readonly monthlyInvestment: number | null
  /** Whether the initial investment alone reaches the target; null for strategies without one. */
  readonly isSufficient: boolean | null
  /** The strategy with the rounded amounts. */
  readonly plan: InvestmentPlan
}

/** A need that exceeds a whole rupiah by less than this is rounded down (rounding rule of the domain). */
export const NEED_TOLERANCE: Fixed = ONE / 1000n

/**
 * The contributions, in whole rupiah, with which the plan reaches `targetFund` after `years`. The rounded final value
 * is never below the target.
 */
export function savingNeed(options: {
  strategy: Strategy
  targetFund: Fixed
  initialInvestment: number
  annualReturn: number
  years: number
}): SavingNeed {
  const { strategy, targetFund, annualReturn, years } = options
  const factors = growthFactors({ annualReturn, years })
  const minimumLumpSum = amountThatReaches(targetFund, factors, (amount) => ({
    initialInvestment: amount,
    monthlyInvestment: 0,
  }))
  if (strategy === 'lumpSum') {
    const plan = { initialInvestment: minimumLumpSum, monthlyInvestment: 0, annualReturn, years }
    return { minimumLumpSum, monthlyInvestment: null, isSufficient: null, plan }
  }
  const initialInvestment = strategy === 'mixture' ? options.initialInvestment : 0
  const monthlyInvestment = amountThatReaches(targetFund, factors, (amount) => ({
    initialInvestment,
    monthlyInvestment: amount,
  }))
  return {
    minimumLumpSum,
    monthlyInvestment,
    isSufficient: strategy === 'mixture' ? monthlyInvestment === 0 : null,
    plan: { initialInvestment, monthlyInvestment, annualReturn, years },
  }
}

/**
 * The smallest whole amount that reaches the target. The tolerance applies only if rounding of the final value hides
 * it: over decades, a thousandth of a rupiah per month grows to hundreds.
 */
function amountThatReaches(
  targetFund: Fixed,
  factors: GrowthFactors,
  amounts: (amount: number) => Amounts,
): number {
  const fromNothing = grown(amounts(0), factors)
  const fromOne = grown(amounts(1), factors) - fromNothing
  const amount = upToRupiah(over(targetFund - fromNothing, fromOne), NEED_TOLERANCE)
  return reaches(grown(amounts(amount), factors), targetFund) ? amount : amount + 1
}

/** Whether a value, rounded to the nearest rupiah, is at least the target. */
export function reaches(value: Fixed, target: Fixed): boolean {
  return target - value <= ONE / 2n
}
