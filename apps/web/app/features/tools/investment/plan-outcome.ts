import { type CalculatorResult, calculate, isPensionResult } from '@site/finance/calculators/calculate.ts'
import type { CalculatorValues } from '@site/finance/calculators/calculator-limits.ts'
import {
  finalValue,
  totalInvested,
  type YearEnd,
  yearEnds,
} from '@site/finance/calculators/compound-growth.ts'
import { pensionNeed } from '@site/finance/calculators/pension-need.ts'
import { inMoneyOfToday, retirementCourse } from '@site/finance/calculators/retirement-years.ts'
import type { CalculatorView } from './calculator-view.ts'

/** The plan at the end of a year, in rupiah. */
export interface PlanYear {
  readonly year: number
  /** null if the plan has no age. */
  readonly age: number | null
  /** Contributions and return to date. */
  readonly invested: number
  readonly earned: number
  /** Living costs of this year; 0 before retirement. */
  readonly spent: number
  readonly value: number
  /** The value in today's money. */
  readonly valueToday: number
}

export interface PlanOutcome {
  readonly result: CalculatorResult
  readonly values: CalculatorValues
  /** The saving years, followed by the retirement years. */
  readonly years: readonly PlanYear[]
  /** The last year of saving. */
  readonly end: PlanYear
  /** The target; 0 for a calculator without a target. */
  readonly targetFund: number
  /** The inflation for values in today's money: the visitor's if the form has that field. */
  readonly inflation: number
  /** The age at which a pension fund runs out too early; null if it lasts. */
  readonly usedUpAtAge: number | null
}

/** Everything that the page shows for valid input. */
export function planOutcome(
  { calculator, strategy }: CalculatorView,
  values: CalculatorValues,
  exampleInflation: number,
): PlanOutcome {
  const result = calculate(calculator, strategy, values)
  const { plan } = result
  const isPension = isPensionResult(result)
  const inflation = isPension ? values.yearlyInflation : exampleInflation
  const savingYear = ({ year, invested, value }: YearEnd): PlanYear => ({
    year,
    age: isPension ? values.currentAge + year : null,
    invested,
    earned: value - invested,
    spent: 0,
    value,
    valueToday: inMoneyOfToday(value, inflation, year),
  })
  const saving = yearEnds(plan).map(savingYear)
  const end = savingYear({ year: plan.years, invested: totalInvested(plan), value: finalValue(plan) })
  if (!isPension) {
    const { targetFund } = values
    return { result, values, years: saving, end, targetFund, inflation, usedUpAtAge: null }
  }
  const { retirementMonths } = result
  const course = retirementCourse({
    ...pensionNeed(values),
    fund: end.value,
    yearlyInflation: values.yearlyInflation,
    postPensionReturn: values.postPensionReturn,
  })
  let spentSoFar = 0
  const retirement = course.years.map(({ year, spent, left }) => {
    spentSoFar += spent
    return {
      year: end.year + year,
      age: values.retirementAge + year,
      invested: end.invested,
      earned: left + spentSoFar - end.invested,
      spent,
      value: left,
      valueToday: inMoneyOfToday(left, inflation, end.year + year),
    }
  })
  return {
    result,
    values,
    years: [...saving, ...retirement],
    end,
    targetFund: result.targetFund,
    inflation,
    usedUpAtAge:
      course.monthsPaid < retirementMonths ? values.retirementAge + Math.floor(course.monthsPaid / 12) : null,
  }
}
