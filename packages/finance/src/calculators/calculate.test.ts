import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalculatorResult, calculate } from './calculate.ts'
import {
  type CalculatorField,
  type CalculatorValues,
  calculatorLimits,
  calculators,
  strategies,
} from './calculator-limits.ts'
import { yearEnds } from './compound-growth.ts'
import { namedResults } from './named-results.ts'

function whole(field: CalculatorField, max: number = calculatorLimits[field].max) {
  return fc.integer({ min: 1, max })
}

function rate(field: CalculatorField, least = 1) {
  return fc
    .integer({ min: least, max: 100 * calculatorLimits[field].max })
    .map((hundredth) => hundredth / 10_000)
}

/** Arbitrary values within the limits, including zero rates. */
const valuesInsideLimits: fc.Arbitrary<CalculatorValues> = fc
  .record({
    initialInvestment: whole('initialInvestment'),
    monthlyInvestment: whole('monthlyInvestment'),
    expectedReturn: rate('expectedReturn', 0),
    postPensionReturn: rate('postPensionReturn', 0),
    yearlyInflation: rate('yearlyInflation', 0),
    currentAge: whole('currentAge'),
    retirementAge: whole('retirementAge'),
    monthlyLivingCost: whole('monthlyLivingCost'),
    targetFund: whole('targetFund'),
    duration: whole('duration'),
  })
  .filter(({ currentAge, retirementAge }) => retirementAge > currentAge)

const anyCase = fc.record({
  calculator: fc.constantFrom(...calculators),
  strategy: fc.constantFrom(...strategies),
  values: valuesInsideLimits,
})

function findResultValue(result: CalculatorResult, name: string): number {
  return Number(namedResults(result).find((named) => named.name === name)?.value)
}

describe('calculate', () => {
  it('returns finite, non-negative numbers for all values within the limits', () => {
    fc.assert(
      fc.property(anyCase, ({ calculator, strategy, values }) => {
        const numbers = namedResults(calculate(calculator, strategy, values)).map(({ value }) =>
          Number(value),
        )
        expect(numbers.every((value) => Number.isFinite(value))).toBe(true)
        expect(numbers.filter((value) => value < 0)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('rates a pension plan with the amounts of the pension calculator as funded', () => {
    fc.assert(
      fc.property(valuesInsideLimits, fc.constantFrom(...strategies), (values, strategy) => {
        fc.pre(values.retirementAge - values.currentAge <= 40 && values.yearlyInflation <= 0.08)
        const { plan } = calculate('pension', strategy, values)
        const check = calculate('pensionCheck', 'mixture', {
          ...values,
          initialInvestment: plan.initialInvestment,
          monthlyInvestment: plan.monthlyInvestment,
        })
        expect(findResultValue(check, 'gap')).toBe(0)
        expect(findResultValue(check, 'fundedPercent')).toBeGreaterThanOrEqual(100)
      }),
    )
  })

  it('returns consistent results at the borders between strategies', () => {
    fc.assert(
      fc.property(valuesInsideLimits, (values) => {
        const noInitial = calculate('target', 'mixture', { ...values, initialInvestment: 0 })
        const installments = calculate('target', 'installments', values)
        expect(noInitial.plan).toEqual(installments.plan)
        const lumpSum = calculate('target', 'lumpSum', values)
        const allAtOnce = calculate('target', 'mixture', {
          ...values,
          initialInvestment: lumpSum.plan.initialInvestment,
        })
        expect(allAtOnce.plan).toEqual(lumpSum.plan)
        const growth = { ...values, monthlyInvestment: 0 }
        expect(calculate('growth', 'mixture', growth).plan).toEqual(
          calculate('growth', 'lumpSum', values).plan,
        )
      }),
    )
  })

  it('ends the yearly table at the final value', () => {
    fc.assert(
      fc.property(valuesInsideLimits, (values) => {
        const result = calculate('growth', 'mixture', values)
        const rows = yearEnds(result.plan)
        expect(rows).toHaveLength(values.duration)
        expect(rows.at(-1)?.value).toBe(findResultValue(result, 'finalValue'))
        expect(rows.at(-1)?.invested).toBe(findResultValue(result, 'totalInvested'))
      }),
    )
  })
})
