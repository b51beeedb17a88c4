import { ServiceCutoffsSchema } from '@site/contracts/content/service-cutoffs.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { serviceCutoffs as config } from './service-cutoffs.ts'

const cutoffs = followContract(config.fields, ServiceCutoffsSchema)

export const serviceCutoffs: Resource = async ({ payload, locale, tags }) => {
  tags.list('service-cutoffs')
  const global = await payload.findGlobal({
    slug: 'service-cutoffs',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  return global._status === 'published' ? cutoffs.read(global, { tags }) : { rows: [] }
}
