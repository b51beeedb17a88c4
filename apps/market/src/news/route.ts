import {
  CompanyNewsListQuerySchema,
  CompanyNewsListSchema,
  CompanyNewsSchema,
  NewsOwnerSchema,
} from '@site/contracts/market/news.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import * as v from 'valibot'
import { tags } from '#market/database/write-change.ts'
import { findCompany } from '#market/figures/companies.ts'
import { computeOffset, decodeCursor, encodeCursor, PlaceIdSchema, pageEntries } from '#market/http/pages.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { countNews, findNewsOwner, loadNews, loadNewsItem } from './source.ts'

const slugEntry = { slug: v.string() }
/** Cursor: the publication time of the last item, and its ID. */
const PlaceSchema = v.tuple([v.pipe(v.string(), v.isoTimestamp(), v.toDate()), PlaceIdSchema])
const noItem = 'No news item with this slug.'

export const companyNewsResource = defineResource({
  path: '/companies/:ticker/news',
  operationId: 'listCompanyNews',
  summary: 'News of a company, newest first',
  parameters: CompanyParametersSchema,
  query: CompanyNewsListQuerySchema,
  response: CompanyNewsListSchema,
  async load({ parameters: { ticker }, query, context: { database } }) {
    const cursor = decodeCursor(query, PlaceSchema)
    if ('rejected' in cursor) return cursor
    const company = await findCompany(database, ticker)
    if (company === null) return unknownCompany(ticker)
    const { after } = cursor
    const [found, total] = await Promise.all([
      loadNews(database, ticker, {
        locale: query.locale,
        after,
        offset: computeOffset(query),
        limit: query.pageSize + 1,
      }),
      countNews(database, ticker, query.locale),
    ])
    const items = found.slice(0, query.pageSize)
    const last = found.length > items.length ? items.at(-1) : undefined
    const nextCursor = last ? encodeCursor([last.publishedAt, last.id]) : null
    const { slug, shortName } = company
    return {
      body: { ticker, slug, shortName, items, ...pageEntries(query, total, nextCursor) },
      tags: [tags.newsList, tags.company(ticker)],
    }
  },
})

export const companyNewsItemResource = defineResource({
  path: '/companies/:ticker/news/:slug',
  operationId: 'getCompanyNews',
  summary: 'A news item of a company by its slug in either language',
  parameters: v.object({ ...CompanyParametersSchema.entries, ...slugEntry }),
  query: NoQuerySchema,
  response: CompanyNewsSchema,
  async load({ parameters: { ticker, slug }, context: { database } }) {
    const body = await loadNewsItem(database, ticker, slug)
    if (body !== null) return { body, tags: [tags.newsList, tags.company(ticker)] }
    if ((await findCompany(database, ticker)) === null) return unknownCompany(ticker)
    return { missing: noItem, tags: [tags.newsList, tags.company(ticker)] }
  },
})

export const newsOwnerResource = defineResource({
  path: '/news/:slug',
  operationId: 'getNewsOwner',
  summary: 'The company of a news item',
  parameters: v.object(slugEntry),
  query: NoQuerySchema,
  response: NewsOwnerSchema,
  async load({ parameters: { slug }, context: { database } }) {
    const body = await findNewsOwner(database, slug)
    if (body === null) return { missing: noItem, tags: [tags.newsList] }
    return { body, tags: [tags.newsList, tags.company(body.ticker)] }
  },
})
