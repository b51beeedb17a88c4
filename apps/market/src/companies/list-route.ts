import {
  CompanyListQuerySchema,
  CompanyListSchema,
  CompanyRowSchema,
} from '@site/contracts/market/companies.ts'
import { tags } from '#market/database/write-change.ts'
import { loadClosesAfter } from '#market/figures/companies.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { listCompanies } from './list.ts'
import { pageByTicker } from './page-by-ticker.ts'

export const unknownIndex = { rejected: [{ parameter: 'index', message: 'must be the code of an index' }] }

export const companiesResource = defineResource({
  path: '/companies',
  operationId: 'listCompanies',
  summary: 'Companies with their latest price, ratios and last 90 days',
  parameters: NoParametersSchema,
  query: CompanyListQuerySchema,
  response: CompanyListSchema,
  list: { key: 'items', fields: Object.keys(CompanyRowSchema.entries) },
  async load({ query, context: { database, figures, today } }) {
    const market = await figures.current()
    const { indices, asOf, sparkAfter } = market
    if (query.index !== undefined && !indices.some(({ code }) => code === query.index)) return unknownIndex
    const { found, groups } = listCompanies(market, query, { sort: query.sort, today: today() })
    const page = pageByTicker(found, query)
    if ('rejected' in page) return page
    const { shown, entries } = page
    const tickers = shown.map(({ ticker }) => ticker)
    const sparks = sparkAfter === null ? null : await loadClosesAfter(database, tickers, sparkAfter)
    return {
      body: {
        items: shown.map((row) => ({ ...row, spark: sparks?.get(row.ticker) ?? [] })),
        ...entries,
        ...groups,
        asOf,
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})
