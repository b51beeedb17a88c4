import type { Strategy } from './calculator-form.ts'
import { contributionFactor, growthFactor, type InvestmentPlan, roundNeed } from './compound-growth.ts'

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

/**
 * What has to be put in so that `targetFund` is there after `years`. The rounded amounts fall short of it by no more than
 * what a thousandth of a rupiah grows to, which the rule of rounding (`roundNeed`) lets go.
 */
export function savingNeed(options: {
  strategy: Strategy
  targetFund: number
  initialInvestment: number
  annualReturn: number
  years: number
}): SavingNeed {
  const { strategy, targetFund, annualReturn, years } = options
  const growth = growthFactor({ annualReturn, years })
  const minimumLumpSum = roundNeed(targetFund / growth)
  if (strategy === 'lumpSum') {
    const plan = { initialInvestment: minimumLumpSum, monthlyInvestment: 0, annualReturn, years }
    return { minimumLumpSum, monthlyInvestment: null, isSufficient: null, plan }
  }
  const initialInvestment = strategy === 'mixture' ? options.initialInvestment : 0
  const missing = Math.max(0, targetFund - initialInvestment * growth)
  const monthlyInvestment = roundNeed(missing / contributionFactor({ annualReturn, years }))
  return {
    minimumLumpSum,
    monthlyInvestment,
    isSufficient: strategy === 'mixture' ? monthlyInvestment === 0 : null,
    plan: { initialInvestment, monthlyInvestment, annualReturn, years },
  }
}
