import { noValues } from '@site/finance/calculators/calculator-limits.ts'
import { describe, expect, it } from 'vitest'
import type { CalculatorView } from './calculator-view.ts'
import { planOutcome } from './plan-outcome.ts'
import { whatIf } from './what-if.ts'

const target: CalculatorView = { calculator: 'target', strategy: 'installments' }
const values = { ...noValues, targetFund: 100_000_000, expectedReturn: 0.1, duration: 5 }

function listCases(view: CalculatorView, given: typeof values, inflation = 0.04) {
  return whatIf(view, planOutcome(view, given, inflation))
}

describe('whatIf', () => {
  it('returns the plan as entered, then varies the return by two points and the inflation by one', () => {
    expect(listCases(target, values).map(({ changed }) => changed)).toEqual([
      null,
      { what: 'return', rate: 0.08 },
      { what: 'return', rate: 0.12 },
      { what: 'inflation', rate: 0.03 },
      { what: 'inflation', rate: 0.05 },
    ])
  })

  it('requires more at a lower return, and the same if only inflation changes', () => {
    // 100 million ÷ ((1 + r)^5 − 1) × ((1 + r)^(1/12) − 1), at 10%, 8% and 12%.
    const monthly = listCases(target, values).map(({ figures }) => figures[0]?.value)
    expect(monthly).toEqual([1_306_145, 1_370_903, 1_244_691, 1_306_145, 1_306_145])
  })

  it.each([
    { targetFund: 500_000_000, expectedReturn: 0.09, duration: 10, today: 337_782_149 },
    { targetFund: 100_000_000, expectedReturn: 0.1, duration: 5, today: 82_192_767 },
    { targetFund: 1_000_000_000, expectedReturn: 0.055, duration: 25, today: 375_117_015 },
    { targetFund: 75_000_001, expectedReturn: 0.12, duration: 3, today: 66_674_753 },
  ])('has the same fund in today’s money as the result for %o', ({ today, ...entered }) => {
    const outcome = planOutcome(target, { ...values, ...entered }, 0.04)
    const [asEntered] = whatIf(target, outcome)
    const shown = asEntered?.figures.find(({ name }) => name === 'fundToday')?.value
    expect(shown).toBe(outcome.end.valueToday)
    expect(shown).toBe(outcome.years.at(-1)?.valueToday)
    expect(shown).toBe(today)
  })

  it('limits rates to zero', () => {
    const rates = listCases(target, { ...values, expectedReturn: 0.01 }, 0.005).map(
      ({ changed }) => changed?.rate,
    )
    expect(rates).toEqual([undefined, 0, 0.03, 0, 0.015])
  })

  it("changes a pension's required fund with inflation", () => {
    const view: CalculatorView = { calculator: 'pensionCheck', strategy: 'lumpSum' }
    const pension = {
      ...values,
      currentAge: 30,
      retirementAge: 55,
      monthlyLivingCost: 10_000_000,
      yearlyInflation: 0.04,
      postPensionReturn: 0.06,
      initialInvestment: 500_000_000,
    }
    const funded = listCases(view, pension).map(({ figures }) => figures[0])
    expect(funded.map((figure) => figure?.name)).toEqual(Array(5).fill('fundedPercent'))
    // Computed apart: 500 million grown for 25 years, of an annuity due of 300 months.
    expect(funded.map((figure) => figure?.value)).toEqual([85, 53, 133, 120, 59])
  })
})
