import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import {
  type Calculator,
  type CalculatorField,
  calculatorLimits,
} from '@site/finance/calculators/calculator-limits.ts'
import { parseCalculatorInput } from '@site/finance/calculators/parse-calculator-input.ts'
import { LIFE_EXPECTANCY } from '@site/finance/calculators/pension-need.ts'

/** The editors' assumptions that the page shows. */
export type ShownAssumptions = Pick<
  CalculatorAssumptions,
  'exampleReturns' | 'inflation' | 'asOf' | 'source'
> & { readonly explanation: string }

/** Only texts in the page's language: editors may have left some untranslated. */
export function shownAssumptions(
  { exampleReturns, inflation, asOf, source, explanations }: CalculatorAssumptions,
  calculator: Calculator,
): ShownAssumptions {
  return {
    exampleReturns: exampleReturns.filter(({ label }) => label.trim() !== ''),
    inflation,
    asOf,
    source: source.trim(),
    explanation: explanations[calculator].trim(),
  }
}

/** Plain numbers, rates in percent: the default values of the form and the life expectancy. */
export type FieldTexts = Readonly<Record<CalculatorField | 'lifeExpectancy', string>>

/** A round example, not a recommendation. */
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
  lifeExpectancy: String(LIFE_EXPECTANCY),
}

/** The editors' values if the CMS has values that the forms accept, else the built-in ones. */
export function exampleValues(assumptions: CalculatorAssumptions | null): FieldTexts {
  if (assumptions === null) {
    return builtIn
  }
  const { defaults, inflation, lifeExpectancy } = assumptions
  const texts = {
    targetFund: String(defaults.targetFund),
    initialInvestment: String(defaults.initialInvestment),
    monthlyInvestment: String(defaults.monthlyInvestment),
    monthlyLivingCost: String(defaults.monthlyLivingCost),
    duration: String(defaults.duration),
    currentAge: String(defaults.currentAge),
    retirementAge: String(defaults.retirementAge),
    expectedReturn: percentText(defaults.expectedReturn),
    postPensionReturn: percentText(defaults.postPensionReturn),
    yearlyInflation: percentText(inflation),
    lifeExpectancy: String(lifeExpectancy),
  }
  return isAccepted(texts) ? texts : builtIn
}

/** A fraction as percent with at most two decimals. */
function percentText(fraction: number): string {
  return String(Math.round(fraction * 10_000) / 100)
}

/** Validates two forms that together have all fields. */
function isAccepted(texts: FieldTexts): boolean {
  const age = Number(texts.lifeExpectancy)
  return (
    Number.isInteger(age) &&
    age > calculatorLimits.retirementAge.max &&
    parseCalculatorInput('pensionCheck', 'mixture', texts).kind === 'valid' &&
    parseCalculatorInput('target', 'mixture', texts).kind === 'valid'
  )
}
