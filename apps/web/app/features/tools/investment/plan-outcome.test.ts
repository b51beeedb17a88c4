import { noValues } from '@site/finance/calculators/calculator-limits.ts'
import { describe, expect, it } from 'vitest'
import { planOutcome } from './plan-outcome.ts'

const pension = {
  ...noValues,
  currentAge: 30,
  retirementAge: 55,
  monthlyLivingCost: 10_000_000,
  yearlyInflation: 0.04,
  expectedReturn: 0.1,
  postPensionReturn: 0.06,
}

describe('planOutcome', () => {
  it('continues through retirement until the fund is used up at 80', () => {
    const { years, usedUpAtAge } = planOutcome(
      { calculator: 'pension', strategy: 'installments' },
      pension,
      0.03,
    )
    expect(years).toHaveLength(50)
    expect(years[24]).toMatchObject({ year: 25, age: 55, value: 6_367_789_655, spent: 0 })
    expect(years.at(-1)).toMatchObject({ year: 50, age: 80 })
    expect(years.at(-1)?.value).toBeLessThan(10_000)
    expect(usedUpAtAge).toBeNull()
  })

  it('balances every year: contributions plus return equal value plus spending', () => {
    const { years } = planOutcome({ calculator: 'pension', strategy: 'installments' }, pension, 0.03)
    let spent = 0
    const balances = years.map((year) => {
      spent += year.spent
      return year.invested + year.earned - spent - year.value
    })
    expect(balances.filter((balance) => balance !== 0)).toEqual([])
  })

  it('returns the age at which an insufficient fund is used up', () => {
    const values = { ...pension, monthlyInvestment: 1_100_000 }
    const { years, usedUpAtAge } = planOutcome(
      { calculator: 'pensionCheck', strategy: 'installments' },
      values,
      0,
    )
    expect(usedUpAtAge).toBe(59)
    expect(years.find(({ age }) => age === 61)).toMatchObject({ value: 0, spent: 0 })
  })

  it("discounts with the form's inflation, or with the example's if the form has none", () => {
    const growth = { ...noValues, initialInvestment: 1_000_000, expectedReturn: 0.1, duration: 1 }
    const outcome = planOutcome({ calculator: 'growth', strategy: 'lumpSum' }, growth, 0.1)
    expect(outcome.years).toMatchObject([{ value: 1_100_000, valueToday: 1_000_000 }])
    expect(planOutcome({ calculator: 'pension', strategy: 'lumpSum' }, pension, 0.1).inflation).toBe(0.04)
  })
})
