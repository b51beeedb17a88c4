import { FundSchema } from '@site/contracts/content/funds.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { splitLines } from '#cms/services/site-api/lines.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import { funds } from './funds.ts'

const maxFunds = 500

const fund = followContract(funds.fields, FundSchema, { computed: ['policy', 'risks', 'benchmark'] })

export const fundList: Resource = async ({ payload, locale, tags }) => {
  tags.list('funds')
  const { docs } = await payload.find({
    collection: 'funds',
    where: publishedAtAll(),
    sort: ['name', 'id'],
    locale,
    populate: { media: mediaFields },
    depth: 1,
    limit: maxFunds,
    pagination: false,
    overrideAccess: true,
  })
  return {
    funds: docs.map((document) => {
      tags.document('funds', document.id)
      const { policy, risks, benchmark } = document.texts ?? {}
      return {
        id: document.id,
        ...fund.read(document, { tags }),
        policy: policy ?? '',
        risks: splitLines(risks),
        benchmark: benchmark ?? '',
      }
    }),
  }
}
