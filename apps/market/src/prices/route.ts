import { PriceQuerySchema, PriceRowSchema, PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { loadMissingSpans } from '#market/calendar/missing-days.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany, loadLatestDay } from '#market/figures/companies.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { loadIndexChange } from '#market/snapshot/index-quote.ts'
import { choosePeriod } from './period.ts'
import { loadBreaks, loadMarks, loadPrices, loadTradedDays } from './source.ts'

export const pricesResource = defineResource({
  path: '/companies/:ticker/prices',
  operationId: 'getPrices',
  summary: 'Daily prices of a company with its chart events',
  parameters: CompanyParametersSchema,
  query: PriceQuerySchema,
  response: PriceSeriesSchema,
  list: { key: 'rows', fields: Object.keys(PriceRowSchema.entries) },
  async load({ parameters: { ticker }, query, context: { database, today } }) {
    const [company, latestDay, traded] = await Promise.all([
      findCompany(database, ticker),
      loadLatestDay(database),
      loadTradedDays(database, ticker),
    ])
    if (company === null) return unknownCompany(ticker)
    const period = await choosePeriod(database, query, {
      latestDay: latestDay ?? today(),
      firstDay: traded.first,
    })
    if ('rejected' in period) return period
    const [rows, marks, breaks, missingDays] = await Promise.all([
      loadPrices(database, ticker, period, query.adjusted),
      loadMarks(database, ticker, period),
      loadBreaks(database, ticker, period),
      loadMissingSpans(database, period),
    ])
    const [first, last] = [rows[0], rows.at(-1)]
    const index = first && last ? await loadIndexChange(database, [first.date, last.date]) : null
    return {
      body: {
        ticker,
        ...period,
        isAdjusted: query.adjusted,
        rows,
        marks,
        breaks,
        missingDays,
        index,
        asOf: traded.latest,
      },
      tags: [tags.company(ticker), tags.companyList],
    }
  },
})
