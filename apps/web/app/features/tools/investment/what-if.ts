import { type CalculatorResult, calculate } from '@site/finance/calculators/calculate.ts'
import type { CalculatorValues } from '@site/finance/calculators/calculator-limits.ts'
import type { ResultName } from '@site/finance/calculators/named-results.ts'
import { inMoneyOfToday } from '@site/finance/calculators/retirement-years.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { PlanOutcome } from './plan-outcome.ts'

/** In percentage points. */
const RETURN_STEP = 2
const INFLATION_STEP = 1

/** Results, nominal and in today's money. */
export type WhatIfFigure =
  | 'finalToday'
  | 'fundToday'
  | Extract<
      ResultName,
      'finalValue' | 'minimumLumpSum' | 'monthlyInvestment' | 'targetFund' | 'projectedFund' | 'fundedPercent'
    >

export interface WhatIfCase {
  /** The changed rate as a fraction; null for the plan as entered. */
  readonly changed: { readonly what: 'return' | 'inflation'; readonly rate: number } | null
  readonly figures: readonly { readonly name: WhatIfFigure; readonly value: number }[]
}

/** The same plan with other returns and another inflation; rates are at least zero. */
export function whatIf(
  view: CalculatorView,
  { result, values, inflation }: PlanOutcome,
): readonly WhatIfCase[] {
  const calculated = (changed: CalculatorValues) => calculate(view.calculator, view.strategy, changed)
  const returns = [-RETURN_STEP, RETURN_STEP].map((points) => moved(values.expectedReturn, points))
  const inflations = [-INFLATION_STEP, INFLATION_STEP].map((points) => moved(inflation, points))
  return [
    { changed: null, figures: computeFigures(result, inflation) },
    ...returns.map((rate) => ({
      changed: { what: 'return' as const, rate },
      figures: computeFigures(calculated({ ...values, expectedReturn: rate }), inflation),
    })),
    ...inflations.map((rate) => ({
      changed: { what: 'inflation' as const, rate },
      figures: computeFigures(calculated({ ...values, yearlyInflation: rate }), rate),
    })),
  ]
}

/** Rounded to a hundredth of a point: 8 % less two points is 6 %, not 6.000000000000001 %. */
function moved(rate: number, points: number): number {
  return Math.max(0, Math.round(rate * 10_000 + points * 100) / 10_000)
}

function computeFigures(result: CalculatorResult, inflation: number): WhatIfCase['figures'] {
  const { years } = result.plan
  switch (result.calculator) {
    case 'growth':
      return [
        { name: 'finalValue', value: result.finalValue },
        { name: 'finalToday', value: inMoneyOfToday(result.finalValue, inflation, years) },
      ]
    case 'target':
      // The fund that whole rupiah reach, as in the result and in the table of years; it exceeds the target by little.
      return [need(result), { name: 'fundToday', value: inMoneyOfToday(result.finalValue, inflation, years) }]
    case 'pension':
      return [need(result), { name: 'targetFund', value: result.targetFund }]
    case 'pensionCheck':
      return [
        { name: 'fundedPercent', value: result.fundedPercent },
        { name: 'projectedFund', value: result.projectedFund },
        { name: 'targetFund', value: result.targetFund },
      ]
  }
}

function need({
  monthlyInvestment,
  minimumLumpSum,
}: {
  readonly monthlyInvestment: number | null
  readonly minimumLumpSum: number
}): WhatIfCase['figures'][number] {
  return monthlyInvestment === null
    ? { name: 'minimumLumpSum', value: minimumLumpSum }
    : { name: 'monthlyInvestment', value: monthlyInvestment }
}
