import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { MediansSchema } from '@site/contracts/market/ratios.ts'
import { tags } from '#market/database/write-change.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { findPeerGroup } from './group.ts'
import { computeMedians, selectCompared } from './medians.ts'

export const mediansResource = defineResource({
  path: '/companies/:ticker/medians',
  operationId: 'getMedians',
  summary: 'Median ratios of the sub-sector or sector of a company',
  parameters: CompanyParametersSchema,
  query: NoQuerySchema,
  response: MediansSchema,
  async load({ parameters: { ticker }, context: { figures } }) {
    const { companies, asOf } = await figures.current()
    const subject = companies.find(({ row }) => row.ticker === ticker)
    if (subject === undefined) return unknownCompany(ticker)
    const { group, members } = findPeerGroup(subject, companies)
    const { isBanksOnly, compared } = selectCompared(subject, members)
    return {
      body: {
        ticker,
        group: { ...group, count: compared.length },
        isBanksOnly,
        companies: compared.map(({ row: { ticker: each, slug, shortName } }) => ({
          ticker: each,
          slug,
          shortName,
        })),
        medians: computeMedians(subject, compared),
        asOf,
      },
      // Every change of a company has the tag of the list.
      tags: [tags.companyList, tags.company(ticker)],
    }
  },
})
