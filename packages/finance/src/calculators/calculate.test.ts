import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalculatorResult, calculate } from './calculate.ts'
import {
  type CalculatorField,
  type CalculatorValues,
  calculatorLimits,
  calculators,
  noValues,
  strategies,
} from './calculator-form.ts'
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

/** Any values that the form lets through, and rates of zero. */
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

function numberOf(result: CalculatorResult, name: string): number {
  return Number(namedResults(result).find((named) => named.name === name)?.value)
}

const growthPlan = { calculator: 'growth', strategy: 'mixture', result: 'finalValue' } as const
const installmentPlan = { calculator: 'target', strategy: 'mixture', result: 'monthlyInvestment' } as const
const lumpSumPlan = { calculator: 'target', strategy: 'lumpSum', result: 'minimumLumpSum' } as const
const pensionPlan = { calculator: 'pension', strategy: 'mixture' } as const
const pensionCheck = { calculator: 'pensionCheck', strategy: 'mixture' } as const

describe('calculate', () => {
  it('gives finite numbers that are not negative for everything inside the limits', () => {
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

  it.each([
    { ...growthPlan, field: 'initialInvestment', step: 1_000_000, direction: 1 },
    { ...growthPlan, field: 'monthlyInvestment', step: 10_000, direction: 1 },
    { ...growthPlan, field: 'expectedReturn', step: 0.0001, direction: 1 },
    { ...growthPlan, field: 'duration', step: 1, direction: 1 },
    { ...installmentPlan, field: 'targetFund', step: 1_000_000, direction: 1 },
    { ...installmentPlan, field: 'expectedReturn', step: 0.01, direction: -1 },
    { ...installmentPlan, field: 'duration', step: 1, direction: -1 },
    { ...installmentPlan, field: 'initialInvestment', step: 1_000_000, direction: -1 },
    { ...lumpSumPlan, field: 'targetFund', step: 1_000_000, direction: 1 },
    { ...lumpSumPlan, field: 'expectedReturn', step: 0.01, direction: -1 },
    { ...lumpSumPlan, field: 'duration', step: 1, direction: -1 },
    ...(['targetFund', 'minimumLumpSum', 'monthlyInvestment'] as const).flatMap((result) => [
      { ...pensionPlan, result, field: 'monthlyLivingCost', step: 10_000, direction: 1 } as const,
      { ...pensionPlan, result, field: 'yearlyInflation', step: 0.01, direction: 1 } as const,
      { ...pensionPlan, result, field: 'postPensionReturn', step: 0.01, direction: -1 } as const,
    ]),
    { ...pensionPlan, result: 'minimumLumpSum', field: 'expectedReturn', step: 0.01, direction: -1 },
    { ...pensionPlan, result: 'monthlyInvestment', field: 'expectedReturn', step: 0.01, direction: -1 },
    {
      ...pensionPlan,
      result: 'monthlyInvestment',
      field: 'initialInvestment',
      step: 1_000_000,
      direction: -1,
    },
    { ...pensionCheck, result: 'projectedFund', field: 'initialInvestment', step: 1_000_000, direction: 1 },
    { ...pensionCheck, result: 'projectedFund', field: 'monthlyInvestment', step: 10_000, direction: 1 },
    { ...pensionCheck, result: 'projectedFund', field: 'expectedReturn', step: 0.01, direction: 1 },
    { ...pensionCheck, result: 'fundedPercent', field: 'monthlyLivingCost', step: 10_000, direction: -1 },
    { ...pensionCheck, result: 'fundedPercent', field: 'yearlyInflation', step: 0.01, direction: -1 },
    { ...pensionCheck, result: 'fundedPercent', field: 'postPensionReturn', step: 0.01, direction: 1 },
    { ...pensionCheck, result: 'gap', field: 'monthlyInvestment', step: 10_000, direction: -1 },
    { ...pensionCheck, result: 'surplus', field: 'monthlyInvestment', step: 10_000, direction: 1 },
  ] as const)(
    'gives for $calculator ($strategy) a $result that follows $field',
    ({ calculator, strategy, result, field, step, direction }) => {
      fc.assert(
        fc.property(valuesInsideLimits, (values) => {
          const before = calculate(calculator, strategy, values)
          const after = calculate(calculator, strategy, { ...values, [field]: values[field] + step })
          expect((numberOf(after, result) - numberOf(before, result)) * direction).toBeGreaterThanOrEqual(0)
        }),
      )
    },
  )

  it.each(strategies)(
    'asks a pension saver of %s for less when more years are left to the same age',
    (strategy) => {
      fc.assert(
        fc.property(valuesInsideLimits, (values) => {
          fc.pre(values.currentAge > 1)
          // Without inflation: with it, more years make the need itself larger.
          const calm = { ...values, yearlyInflation: 0 }
          const name = strategy === 'lumpSum' ? 'minimumLumpSum' : 'monthlyInvestment'
          const older = calculate('pension', strategy, calm)
          const younger = calculate('pension', strategy, { ...calm, currentAge: calm.currentAge - 1 })
          expect(numberOf(younger, name)).toBeLessThanOrEqual(numberOf(older, name))
          expect(numberOf(younger, 'targetFund')).toBe(numberOf(older, 'targetFund'))
        }),
      )
    },
  )

  it('needs a larger pension fund the longer the retirement is', () => {
    fc.assert(
      fc.property(valuesInsideLimits, (values) => {
        fc.pre(values.retirementAge < 75)
        const longer = calculate('pension', 'lumpSum', { ...values, yearlyInflation: 0 })
        const shorter = calculate('pension', 'lumpSum', {
          ...values,
          yearlyInflation: 0,
          retirementAge: values.retirementAge + 1,
        })
        expect(numberOf(shorter, 'targetFund')).toBeLessThanOrEqual(numberOf(longer, 'targetFund'))
      }),
    )
  })

  it('finds a pension plan funded with the amounts that the pension calculator names', () => {
    fc.assert(
      fc.property(valuesInsideLimits, fc.constantFrom(...strategies), (values, strategy) => {
        fc.pre(values.retirementAge - values.currentAge <= 40 && values.yearlyInflation <= 0.08)
        const { plan } = calculate('pension', strategy, values)
        const check = calculate('pensionCheck', 'mixture', {
          ...values,
          initialInvestment: plan.initialInvestment,
          monthlyInvestment: plan.monthlyInvestment,
        })
        expect(numberOf(check, 'gap')).toBe(0)
        expect(numberOf(check, 'fundedPercent')).toBeGreaterThanOrEqual(100)
      }),
    )
  })

  it('has strategies that agree at their borders', () => {
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

  it('says that an initial investment suffices exactly when no installment is left', () => {
    const values = { ...noValues, targetFund: 100_000_000, expectedReturn: 0.1, duration: 5 }
    const with62092133 = calculate('target', 'mixture', { ...values, initialInvestment: 62_092_133 })
    const with62092132 = calculate('target', 'mixture', { ...values, initialInvestment: 62_092_132 })
    expect(with62092133).toMatchObject({ monthlyInvestment: 0, isSufficient: true })
    expect(with62092132).toMatchObject({ monthlyInvestment: 1, isSufficient: false })
  })

  it('ends its years at the final value', () => {
    fc.assert(
      fc.property(valuesInsideLimits, (values) => {
        const result = calculate('growth', 'mixture', values)
        const rows = yearEnds(result.plan)
        expect(rows).toHaveLength(values.duration)
        expect(rows.at(-1)?.value).toBe(numberOf(result, 'finalValue'))
        expect(rows.at(-1)?.invested).toBe(numberOf(result, 'totalInvested'))
      }),
    )
  })
})
