import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import { describe, expect, it } from 'vitest'
import { exampleValues, shownAssumptions } from './example-values.ts'
import { readPlan } from './read-plan.ts'

const assumptions: CalculatorAssumptions = {
  inflation: 0.035,
  lifeExpectancy: 85,
  defaults: {
    targetFund: 750_000_000,
    initialInvestment: 20_000_000,
    monthlyInvestment: 2_000_000,
    monthlyLivingCost: 8_000_000,
    duration: 15,
    currentAge: 35,
    retirementAge: 58,
    expectedReturn: 0.0725,
    postPensionReturn: 0.055,
  },
  exampleReturns: [],
  asOf: '2026-11-01',
  source: '',
  explanations: { growth: '', target: '', pension: '', pensionCheck: '' },
}
const withDefaults = (change: Partial<CalculatorAssumptions['defaults']>): CalculatorAssumptions => ({
  ...assumptions,
  defaults: { ...assumptions.defaults, ...change },
})

describe('exampleValues', () => {
  it("returns the editors' values, rates in percent", () => {
    expect(exampleValues(assumptions)).toEqual({
      targetFund: '750000000',
      initialInvestment: '20000000',
      monthlyInvestment: '2000000',
      monthlyLivingCost: '8000000',
      duration: '15',
      currentAge: '35',
      retirementAge: '58',
      expectedReturn: '7.25',
      postPensionReturn: '5.5',
      yearlyInflation: '3.5',
      lifeExpectancy: '85',
    })
  })

  it.each([
    { name: 'a rate of zero', given: withDefaults({ expectedReturn: 0 }) },
    { name: 'an amount above the limit', given: withDefaults({ targetFund: 2e12 }) },
    { name: 'half a year', given: withDefaults({ duration: 1.5 }) },
    { name: 'a retirement before today', given: withDefaults({ currentAge: 60 }) },
    {
      name: 'a life expectancy before the last retirement age',
      given: { ...assumptions, lifeExpectancy: 70 },
    },
  ])('uses the built-in values if the form would reject $name', ({ given }) => {
    expect(exampleValues(given)).toEqual(exampleValues(null))
  })
})

describe('shownAssumptions', () => {
  it('omits texts that are missing in the language', () => {
    const shown = shownAssumptions(
      {
        ...assumptions,
        exampleReturns: [
          { key: 'equity', label: 'Equity fund', annualReturn: 0.1 },
          { key: 'gold', label: ' ', annualReturn: 0.06 },
        ],
        explanations: { ...assumptions.explanations, growth: ' ', target: 'A target.' },
      },
      'growth',
    )
    expect(shown.exampleReturns.map(({ key }) => key)).toEqual(['equity'])
    expect(shown.explanation).toBe('')
  })
})

describe('the life expectancy of a pension plan', () => {
  it("is the editors' value", () => {
    const view = { calculator: 'pension', strategy: 'installments' } as const
    const months = (lifeExpectancy: number) => {
      const examples = exampleValues({ ...assumptions, lifeExpectancy })
      const { outcome } = readPlan('id', view, new URLSearchParams(), examples)
      return outcome && 'retirementMonths' in outcome.result ? outcome.result.retirementMonths : null
    }
    expect([months(80), months(90)]).toEqual([12 * (80 - 58), 12 * (90 - 58)])
  })
})
