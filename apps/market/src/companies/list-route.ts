import { CompanyListQuerySchema, CompanyListSchema } from '@site/contracts/market/companies.ts'
import { tags } from '#market/database/write-change.ts'
import { offsetOf, pageEntries } from '#market/http/pages.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { countGroups, filterCompanies, sortCompanies } from './list.ts'
import { nearCompanies } from './near-companies.ts'
import { loadSparks } from './source.ts'

export const companiesResource = defineResource({
  path: '/companies',
  operationId: 'listCompanies',
  summary: 'All listed companies with their latest price',
  parameters: NoParametersSchema,
  query: CompanyListQuerySchema,
  answer: CompanyListSchema,
  async load({ query, context: { database, figures } }) {
    const { companies, asOf } = await figures.current()
    const rows = companies.map(({ row }) => row)
    const exact = sortCompanies(filterCompanies(rows, query), query.sort)
    const found =
      exact.length === 0 && query.near
        ? filterCompanies(nearCompanies(rows, query.q ?? ''), { ...query, q: '' })
        : exact
    const shown = found.slice(offsetOf(query), offsetOf(query) + query.pageSize)
    const tickers = shown.map(({ ticker }) => ticker)
    const sparks = await loadSparks(database, tickers)
    return {
      body: {
        items: shown.map((row) => ({ ...row, spark: sparks.get(row.ticker) ?? [] })),
        ...pageEntries(query, found.length),
        ...countGroups(rows),
        asOf,
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})
