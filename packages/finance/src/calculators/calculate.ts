import { type Calculator, type CalculatorValues, isPension, type Strategy } from './calculator-limits.ts'
import { finalValue, grown, growthFactors, type InvestmentPlan, totalInvested } from './compound-growth.ts'
import { fixed, toNearestRupiah, upToRupiah } from './fixed-point.ts'
import { type PensionNeed, pensionNeed } from './pension-need.ts'
import { NEED_TOLERANCE, reaches, type SavingNeed, savingNeed } from './saving-need.ts'

/** Whole rupiah; totals are computed from the rounded amounts. */
interface PlanTotals {
  readonly finalValue: number
  readonly totalInvested: number
  readonly totalReturn: number
}

export type GrowthResult = PlanTotals & { readonly calculator: 'growth'; readonly plan: InvestmentPlan }

export type TargetResult = PlanTotals & SavingNeed & { readonly calculator: 'target' }

/** Whole rupiah. */
interface RoundedPensionNeed {
  readonly yearsToRetirement: number
  readonly retirementMonths: number
  /** At the start of retirement, per month. */
  readonly monthlyCostAtRetirement: number
  readonly targetFund: number
}

export type PensionResult = PlanTotals & SavingNeed & RoundedPensionNeed & { readonly calculator: 'pension' }

export type PensionCheckResult = RoundedPensionNeed & {
  readonly calculator: 'pensionCheck'
  readonly plan: InvestmentPlan
  readonly projectedFund: number
  readonly totalInvested: number
  /** The shortfall and the excess; one of them is 0. */
  readonly gap: number
  readonly surplus: number
  /** Percent of the target, rounded down. */
  readonly fundedPercent: number
}

export type CalculatorResult = GrowthResult | TargetResult | PensionResult | PensionCheckResult

export function isPensionResult(result: CalculatorResult): result is PensionResult | PensionCheckResult {
  return isPension(result.calculator)
}

/**
 * One of the four calculators with one of the three strategies. Values must be within `calculatorLimits`; rates of
 * zero, which the form rejects, are supported.
 */
export function calculate(
  calculator: Calculator,
  strategy: Strategy,
  values: CalculatorValues,
): CalculatorResult {
  const initialInvestment = strategy === 'installments' ? 0 : values.initialInvestment
  const monthlyInvestment = strategy === 'lumpSum' ? 0 : values.monthlyInvestment
  const { expectedReturn: annualReturn, duration: years, targetFund } = values
  if (calculator === 'growth') {
    const plan = { initialInvestment, monthlyInvestment, annualReturn, years }
    return { calculator, plan, ...computeTotals(plan) }
  }
  if (calculator === 'target') {
    const need = savingNeed({
      strategy,
      targetFund: fixed(targetFund),
      initialInvestment,
      annualReturn,
      years,
    })
    return { calculator, ...need, ...computeTotals(need.plan) }
  }
  const exact = pensionNeed(values)
  const pension = roundPension(exact)
  const yearsToRetirement = exact.yearsToRetirement
  if (calculator === 'pension') {
    const need = savingNeed({
      strategy,
      targetFund: exact.targetFund,
      initialInvestment,
      annualReturn,
      years: yearsToRetirement,
    })
    return { calculator, ...pension, ...need, ...computeTotals(need.plan) }
  }
  const plan = { initialInvestment, monthlyInvestment, annualReturn, years: yearsToRetirement }
  const projected = grown(plan, growthFactors(plan))
  const projectedFund = toNearestRupiah(projected)
  // Compares with the exact need, because the displayed fund is rounded up.
  const isFunded = reaches(projected, exact.targetFund)
  const percent = Math.floor((100 * projectedFund) / pension.targetFund)
  return {
    calculator,
    ...pension,
    plan,
    projectedFund,
    totalInvested: totalInvested(plan),
    gap: isFunded ? 0 : Math.max(0, pension.targetFund - projectedFund),
    surplus: Math.max(0, projectedFund - pension.targetFund),
    fundedPercent: isFunded ? Math.max(100, percent) : percent,
  }
}

function computeTotals(plan: InvestmentPlan): PlanTotals {
  const value = finalValue(plan)
  const invested = totalInvested(plan)
  return { finalValue: value, totalInvested: invested, totalReturn: value - invested }
}

/**
 * The fund is rounded up, because it is a need; the cost is rounded to the nearest rupiah, because it is a projection.
 */
function roundPension(exact: PensionNeed): RoundedPensionNeed {
  return {
    yearsToRetirement: exact.yearsToRetirement,
    retirementMonths: exact.retirementMonths,
    monthlyCostAtRetirement: toNearestRupiah(exact.monthlyCostAtRetirement),
    targetFund: upToRupiah(exact.targetFund, NEED_TOLERANCE),
  }
}
