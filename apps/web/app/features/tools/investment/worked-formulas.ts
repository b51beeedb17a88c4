import { isPensionResult } from '@site/finance/calculators/calculate.ts'
import { shownFactors } from '@site/finance/calculators/compound-growth.ts'
import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PlanOutcome } from './plan-outcome.ts'

/** Enough digits to follow the calculation on a pocket calculator; the result uses full precision, hence ≈. */
const FACTOR_DECIMALS = 9

/**
 * The formulas of a method with the visitor's numbers, line by line; null for a line that the strategy does not use.
 * The last line is that of the factors.
 */
export function workedFormulas(locale: Locale, outcome: PlanOutcome): readonly (string | null)[] {
  const { result, values, targetFund } = outcome
  const { plan } = result
  const rupiah = (value: number) => formatNumber(locale, value)
  const factor = (value: number) => formatNumber(locale, value, FACTOR_DECIMALS)
  const percent = (value: number) => formatPercent(locale, value)
  const { monthlyRate, growth, contributions } = shownFactors(plan)
  const [g, s] = [factor(growth), factor(contributions)]
  const years = formatNumber(locale, plan.years)
  const initial = `${rupiah(plan.initialInvestment)} × ${g}`
  const grown = `${initial} + ${rupiah(plan.monthlyInvestment)} × ${s}`
  const factors = `g = (1 + ${percent(plan.annualReturn)})^${years} = ${g}; i = ${factor(monthlyRate)}; s = ${s}`
  if (result.calculator === 'growth') {
    return [`${grown} ≈ ${rupiah(result.finalValue)}`, factors]
  }
  if (result.calculator === 'pensionCheck') {
    return [...pensionLines(), `${grown} ≈ ${rupiah(result.projectedFund)}`, factors]
  }
  const installment = result.isSufficient
    ? `${initial} ≥ ${rupiah(targetFund)}`
    : `(${rupiah(targetFund)} − ${initial}) ÷ ${s} ≈ ${rupiah(result.monthlyInvestment ?? 0)}`
  const needs = [
    `${rupiah(targetFund)} ÷ ${g} ≈ ${rupiah(result.minimumLumpSum)}`,
    result.monthlyInvestment === null ? null : installment,
  ]
  return result.calculator === 'target'
    ? [...needs, `${grown} ≈ ${rupiah(result.finalValue)}`, factors]
    : [...pensionLines(), ...needs, factors]

  function pensionLines(): readonly string[] {
    if (!isPensionResult(result)) {
      return []
    }
    const { yearlyInflation, postPensionReturn } = values
    const q = (postPensionReturn - yearlyInflation) / (1 + yearlyInflation)
    const j = Math.expm1(Math.log1p(q) / 12)
    const [cost, months] = [
      rupiah(result.monthlyCostAtRetirement),
      formatNumber(locale, result.retirementMonths),
    ]
    const need =
      j === 0
        ? `${cost} × ${months}`
        : `${cost} × ${factor(1 + j)} × (1 − ${factor(1 + j)}^(−${months})) ÷ ${factor(j)}`
    return [
      `${rupiah(values.monthlyLivingCost)} × (1 + ${percent(yearlyInflation)})^${years} = ${cost}`,
      `q = (1 + ${percent(postPensionReturn)}) ÷ (1 + ${percent(yearlyInflation)}) − 1 = ${factor(q)}; j = ${factor(j)}`,
      `${need} ≈ ${rupiah(result.targetFund)}`,
    ]
  }
}
