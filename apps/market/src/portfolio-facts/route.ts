import { PortfolioFactsSchema } from '@site/contracts/market/portfolio-facts.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { tags } from '#market/database/write-change.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { loadHeldShares } from './source.ts'

export const portfolioFactsResource = defineResource({
  path: '/portfolio-facts',
  operationId: 'getPortfolioFacts',
  summary: 'All shares with what a portfolio is valued by: close, dividends, meetings, changes of shares',
  parameters: NoParametersSchema,
  query: NoQuerySchema,
  response: PortfolioFactsSchema,
  async load({ context: { database, figures, today } }) {
    const market = await figures.current()
    const shares = await loadHeldShares(database, market, today())
    return {
      body: { asOf: market.asOf, today: today(), shares },
      // Every change of a company has the tag of the list.
      tags: [tags.companyList, tags.corporateActionList],
    }
  },
})
