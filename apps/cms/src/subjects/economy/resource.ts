import { EconomyValueSchema } from '@site/contracts/content/economy.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import { economy } from './economy.ts'

/** About four years of a daily dollar rate beside the other series. */
const maxValues = 1_200

const value = followContract(economy.fields, EconomyValueSchema)

export const economyValues: Resource = async ({ payload, locale, tags }) => {
  tags.list('economy')
  const { docs } = await payload.find({
    collection: 'economy',
    where: publishedAtAll(),
    sort: ['-reference', 'series'],
    locale,
    select: value.select,
    depth: 0,
    limit: maxValues,
    pagination: false,
    overrideAccess: true,
  })
  return { values: docs.map((document) => value.read(document, { tags })) }
}
