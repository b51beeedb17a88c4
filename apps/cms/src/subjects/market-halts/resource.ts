import { MarketHaltSchema } from '@site/contracts/content/market-halts.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import { marketHalts } from './market-halts.ts'

const maxHalts = 100

const halt = followContract(marketHalts.fields, MarketHaltSchema, { computed: ['to'] })

export const marketHaltList: Resource = async ({ payload, locale, tags }) => {
  tags.list('market-halts')
  const { docs } = await payload.find({
    collection: 'market-halts',
    where: publishedAtAll(),
    sort: ['-date', '-from'],
    locale,
    depth: 0,
    limit: maxHalts,
    pagination: false,
    overrideAccess: true,
  })
  return {
    halts: docs.map((document) => {
      tags.document('market-halts', document.id)
      return { id: document.id, ...halt.read(document, { tags }), to: document.to || null }
    }),
  }
}
