import {
  CompanyListQuerySchema,
  CompanyListSchema,
  CompanyRowSchema,
} from '@site/contracts/market/companies.ts'
import { TickerSchema } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import { tags } from '#market/database/write-change.ts'
import { decodeCursor, encodeCursor, foreignCursor, offsetOf, pageEntries } from '#market/http/pages.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { listCompanies } from './list.ts'
import { loadClosesAfter } from './source.ts'

const unknownIndex = { rejected: [{ parameter: 'index', message: 'must be the code of an index' }] }

/** The cursor is a ticker, so price changes do not affect it. */
const PlaceSchema = v.tuple([TickerSchema])

export const companiesResource = defineResource({
  path: '/companies',
  operationId: 'listCompanies',
  summary: 'Companies with their latest price, ratios and last 90 days',
  parameters: NoParametersSchema,
  query: CompanyListQuerySchema,
  response: CompanyListSchema,
  list: { key: 'items', fields: Object.keys(CompanyRowSchema.entries) },
  async load({ query, context: { database, figures, today } }) {
    const cursor = decodeCursor(query, PlaceSchema)
    if ('rejected' in cursor) return cursor
    const market = await figures.current()
    const { indices, asOf, sparkAfter } = market
    if (query.index !== undefined && !indices.some(({ code }) => code === query.index)) return unknownIndex
    const { found, groups, countUpTo } = listCompanies(market, query, { sort: query.sort, today: today() })
    const start = cursor.after ? countUpTo(cursor.after[0]) : offsetOf(query)
    if (start === null) return { rejected: [foreignCursor] }
    const shown = found.slice(start, start + query.pageSize)
    const last = found.length > start + query.pageSize ? shown.at(-1) : undefined
    const tickers = shown.map(({ ticker }) => ticker)
    const sparks = sparkAfter === null ? null : await loadClosesAfter(database, tickers, sparkAfter)
    return {
      body: {
        items: shown.map((row) => ({ ...row, spark: sparks?.get(row.ticker) ?? [] })),
        ...pageEntries(query, found.length, last ? encodeCursor([last.ticker]) : null),
        ...groups,
        asOf,
      },
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})
