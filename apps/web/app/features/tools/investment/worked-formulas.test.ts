import { calculators, noValues, strategies } from '@site/finance/calculators/calculator-limits.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { exampleValues } from './example-values.ts'
import { describeMethod } from './method-of.ts'
import { planOutcome } from './plan-outcome.ts'
import { workedFormulas } from './worked-formulas.ts'

const values = {
  ...noValues,
  initialInvestment: 10_000_000,
  monthlyInvestment: 1_000_000,
  expectedReturn: 0.1,
  postPensionReturn: 0.06,
  yearlyInflation: 0.04,
  currentAge: 30,
  retirementAge: 55,
  monthlyLivingCost: 10_000_000,
  targetFund: 100_000_000,
  duration: 5,
}
const views = calculators.flatMap((calculator) => strategies.map((strategy) => ({ calculator, strategy })))

describe('workedFormulas', () => {
  it.each(views)('has a line for each formula of $calculator, $strategy', (view) => {
    for (const locale of locales) {
      const lines = workedFormulas(locale, planOutcome(view, values, 0.04))
      expect(lines).toHaveLength(describeMethod(locale, view, exampleValues(null)).formulas.length)
      expect(lines.join(' ')).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it("replaces variables with the visitor's numbers", () => {
    const outcome = planOutcome({ calculator: 'target', strategy: 'installments' }, values, 0.04)
    expect(workedFormulas('id', outcome)).toEqual([
      '100.000.000 ÷ 1,610510000 ≈ 62.092.133',
      '(100.000.000 − 0 × 1,610510000) ÷ 76,561230072 ≈ 1.306.145',
      '0 × 1,610510000 + 1.306.145 × 76,561230072 ≈ 100.000.068',
      'g = (1 + 10,00%)^5 = 1,610510000; i = 0,007974140; s = 76,561230072',
    ])
  })

  it('states that the initial amount suffices instead of dividing by zero', () => {
    const plenty = { ...values, initialInvestment: 90_000_000 }
    const outcome = planOutcome({ calculator: 'target', strategy: 'mixture' }, plenty, 0.04)
    expect(workedFormulas('id', outcome)[1]).toBe('90.000.000 × 1,610510000 ≥ 100.000.000')
  })

  it('omits the installment formula for a lump sum', () => {
    const outcome = planOutcome({ calculator: 'target', strategy: 'lumpSum' }, values, 0.04)
    expect(workedFormulas('en', outcome)[1]).toBeNull()
  })
})
