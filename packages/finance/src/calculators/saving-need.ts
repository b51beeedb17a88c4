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
  /** The single deposit today that reaches the target, whatever the strategy. */
  readonly minimumLumpSum: number
  /** null for a lump sum, which has no installments. */
  readonly monthlyInvestment: number | null
  /** Whether the initial investment alone reaches the target; null where the strategy has none. */
  readonly isSufficient: boolean | null
  /** The strategy carried out with the rounded amounts. */
  readonly plan: InvestmentPlan
}

/** A need of so little more than a whole rupiah is that rupiah (domain brief, rounding). */
export const NEED_TOLERANCE: Fixed = ONE / 1000n

/**
 * What has to be put in so that `targetFund` is there after `years`: whole rupiah, with which the plan, rounded to the
 * rupiah, is never worth less than the target.
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
 * The least whole amount that reaches the target. The tolerance is let go only where the rounding of the final value
 * hides it: over decades a thousandth of a rupiah a month grows to hundreds.
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

/** Whether a value, rounded to the rupiah, is the target or more. */
export function reaches(value: Fixed, target: Fixed): boolean {
  return target - value <= ONE / 2n
}
