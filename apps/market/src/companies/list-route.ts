import {
  CompanyListQuerySchema,
  CompanyListSchema,
  CompanyRowSchema,
} from '@site/contracts/market/companies.ts'
import { daysBefore } from '#market/calendar/days.ts'
import { tags } from '#market/database/write-change.ts'
import { offsetOf, pageEntries } from '#market/http/pages.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { listCompanies } from './list.ts'
import { loadClosesAfter } from './source.ts'

const sparkDays = 90

export const companiesResource = defineResource({
  path: '/companies',
  operationId: 'listCompanies',
  summary: 'Companies with their latest price, ratios and last 90 days',
  parameters: NoParametersSchema,
  query: CompanyListQuerySchema,
  answer: CompanyListSchema,
  list: { key: 'items', fields: Object.keys(CompanyRowSchema.entries) },
  async load({ query, context: { database, figures } }) {
    const { companies, asOf } = await figures.current()
    const { found, groups } = listCompanies(companies, query, query.sort)
    const shown = found.slice(offsetOf(query), offsetOf(query) + query.pageSize)
    const tickers = shown.map(({ ticker }) => ticker)
    const sparks =
      asOf === null ? null : await loadClosesAfter(database, tickers, daysBefore(asOf, sparkDays))
    return {
      body: {
        items: shown.map((row) => ({ ...row, spark: sparks?.get(row.ticker) ?? [] })),
        ...pageEntries(query, found.length),
        ...groups,
        asOf,
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})
