import type { CalculatorResult } from './calculate.ts'

export const resultNames = [
  'monthlyInvestment',
  'sufficient',
  'minimumLumpSum',
  'projectedFund',
  'fundedPercent',
  'gap',
  'surplus',
  'finalValue',
  'totalInvested',
  'totalReturn',
  'yearsToRetirement',
  'retirementMonths',
  'monthlyCostAtRetirement',
  'targetFund',
] as const
export type ResultName = (typeof resultNames)[number]

export interface NamedResult {
  readonly name: ResultName
  readonly value: number | boolean
}

/** The results by the names that pages, URLs and vectors use, in the order of `resultNames`. */
export function namedResults(result: CalculatorResult): readonly NamedResult[] {
  const { isSufficient: sufficient, ...rest } = { isSufficient: null, ...result }
  const all: Partial<Record<ResultName, number | boolean | null>> = { ...rest, sufficient }
  return resultNames.flatMap((name) => {
    const value = all[name] ?? null
    return value === null ? [] : [{ name, value }]
  })
}
