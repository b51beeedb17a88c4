import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import { type CalculatorField, calculatorLimits } from '@site/finance/calculators/calculator-form.ts'

/** What the page tells of the editors' assumptions. */
export type ShownAssumptions = Pick<
  CalculatorAssumptions,
  'exampleReturns' | 'inflation' | 'asOf' | 'source'
> & { readonly explanation: string }

export type FieldTexts = Readonly<Record<CalculatorField, string>>

/** What stands in an untouched form: a round example, never a recommendation. Plain numbers, rates in percent. */
const builtIn: FieldTexts = {
  targetFund: '500000000',
  initialInvestment: '10000000',
  monthlyInvestment: '1000000',
  expectedReturn: '8',
  postPensionReturn: '5',
  yearlyInflation: '4',
  currentAge: '30',
  retirementAge: '55',
  monthlyLivingCost: '10000000',
  duration: '10',
}

/** The editors' rates where the content service gives them, else our own. */
export function exampleValues(assumptions: CalculatorAssumptions | null): FieldTexts {
  if (assumptions === null) {
    return builtIn
  }
  const rateOf = (key: string) =>
    assumptions.exampleReturns.find((example) => example.key === key)?.annualReturn
  return {
    ...builtIn,
    yearlyInflation: percentText('yearlyInflation', assumptions.inflation) ?? builtIn.yearlyInflation,
    expectedReturn: percentText('expectedReturn', rateOf('balanced')) ?? builtIn.expectedReturn,
    postPensionReturn: percentText('postPensionReturn', rateOf('moneyMarket')) ?? builtIn.postPensionReturn,
  }
}

/** A fraction as percent with at most two decimals; null for one that the form would refuse. */
function percentText(field: CalculatorField, fraction = 0): string | null {
  const percent = Math.round(fraction * 10_000) / 100
  return percent > 0 && percent <= calculatorLimits[field].max ? String(percent) : null
}
