import { calculate } from '@site/finance/calculators/calculate.ts'
import { noValues } from '@site/finance/calculators/calculator-limits.ts'
import { yearEnds } from '@site/finance/calculators/compound-growth.ts'

/** Round example values, not a recommendation: half a billion in ten years at 8 %. */
const example = { targetFund: 500_000_000, expectedReturn: 0.08, duration: 10 } as const

/** The calculator's result for the example in the home page's form. */
export function planExample() {
  const result = calculate('target', 'installments', { ...noValues, ...example })
  const monthly = 'monthlyInvestment' in result ? result.monthlyInvestment : null
  if (typeof monthly !== 'number') {
    throw new Error('The example of the home page cannot be calculated')
  }
  const years = yearEnds(result.plan).map(({ year, invested, value }) => ({
    year,
    investedShare: share(invested),
    valueShare: share(value),
  }))
  const invested = yearEnds(result.plan).at(-1)?.invested ?? 0
  return { ...example, monthly, invested, earned: example.targetFund - invested, years }
}

/** A share of the target in thousandths: finer than the drawing. */
function share(rupiah: number): number {
  return Math.round((rupiah / example.targetFund) * 1000) / 1000
}

export type PlanExample = ReturnType<typeof planExample>
