import { CalculatorAssumptionsSchema } from '@site/contracts/content/tools.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { calculatorAssumptions as config } from './calculator-assumptions.ts'

const assumptions = followContract(config.fields, CalculatorAssumptionsSchema)

export const calculatorAssumptions: Resource = async ({ payload, locale, tags }) => {
  tags.list('calculator-assumptions')
  const global = await payload.findGlobal({
    slug: 'calculator-assumptions',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  if (global._status !== 'published') return null
  return assumptions.read(global, { tags })
}
