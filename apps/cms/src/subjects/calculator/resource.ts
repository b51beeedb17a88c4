import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { day } from '#cms/services/site-api/published.ts'

export const calculatorAssumptions: Resource = async ({ payload, locale, tags }) => {
  tags.list('calculator-assumptions')
  const global = await payload.findGlobal({
    slug: 'calculator-assumptions',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  if (global._status !== 'published') return null
  const answer: CalculatorAssumptions = {
    inflation: global.inflation,
    lifeExpectancy: global.lifeExpectancy,
    defaults: {
      targetFund: global.defaults.targetFund,
      initialInvestment: global.defaults.initialInvestment,
      monthlyInvestment: global.defaults.monthlyInvestment,
      monthlyLivingCost: global.defaults.monthlyLivingCost,
      duration: global.defaults.duration,
      currentAge: global.defaults.currentAge,
      retirementAge: global.defaults.retirementAge,
      expectedReturn: global.defaults.expectedReturn,
      postPensionReturn: global.defaults.postPensionReturn,
    },
    exampleReturns: (global.exampleReturns ?? []).map(({ key, label, annualReturn }) => ({
      key,
      label: label ?? '',
      annualReturn,
    })),
    asOf: day(global.asOf),
    source: global.source ?? '',
    explanations: {
      growth: global.explanations.growth ?? '',
      target: global.explanations.target ?? '',
      pension: global.explanations.pension ?? '',
      pensionCheck: global.explanations.pensionCheck ?? '',
    },
  }
  return answer
}
