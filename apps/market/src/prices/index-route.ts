import { IndexSeriesSchema, RangeQuerySchema } from '@site/contracts/market/prices.ts'
import { tags } from '#market/database/write-change.ts'
import { loadLatestDay } from '#market/figures/companies.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { findFirstIndex } from '#market/snapshot/index-quote.ts'
import { choosePeriod } from './period.ts'

export const indexPricesResource = defineResource({
  path: '/index-prices',
  operationId: 'getIndexPrices',
  summary: 'Closing values of the index of the home page',
  parameters: NoParametersSchema,
  query: RangeQuerySchema,
  response: IndexSeriesSchema,
  async load({ query, context: { database, today } }) {
    const [index, latestDay] = await Promise.all([findFirstIndex(database), loadLatestDay(database)])
    const values = database.selectFrom('indexValues').where('code', '=', index?.code ?? '')
    const { first } = await values.select(({ fn }) => fn.min('day').as('first')).executeTakeFirstOrThrow()
    const period = await choosePeriod(database, query, { latestDay: latestDay ?? today(), firstDay: first })
    if ('rejected' in period) return period
    const { from, to } = period
    const points = await values
      .select(['day as date', 'value'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .execute()
    return {
      body: { code: index?.code ?? null, name: index?.name ?? null, from, to, points },
      tags: [tags.companyList],
    }
  },
})
