import { type MarketDay, MarketDayQuerySchema, MarketDaySchema } from '@site/contracts/market/market-day.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { tags } from '#market/database/write-change.ts'
import { loadAllNotations } from '#market/figures/notations.ts'
import { findLatestTradingDay, loadLastDays } from '#market/figures/quotes.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { loadIndexAt, noIndex } from '#market/snapshot/index-quote.ts'
import { listNotations, type NonRegularTotals, summarizeDay } from './market-day.ts'
import { loadAverageValues, loadBreaksUntil, loadCompanies, loadMarked, loadNonRegular } from './source.ts'

export const marketDayResource = defineResource({
  path: '/market-day',
  operationId: 'getMarketDay',
  summary: 'A trading day of the whole market',
  parameters: NoParametersSchema,
  query: MarketDayQuerySchema,
  response: MarketDaySchema,
  async load({ query: { on }, context: { database, marketDays, today } }) {
    const until = on ?? today()
    const body = await marketDays.get(until, () => loadMarketDay(database, until))
    return { body, tags: [tags.companyList] }
  },
})

async function loadMarketDay(database: MarketDatabase, until: string): Promise<MarketDay> {
  const [companies, days, codes] = await Promise.all([
    loadCompanies(database),
    loadLastDays(database, until),
    loadAllNotations(database),
  ])
  const date = findLatestTradingDay(days)
  const [indexValues, averages, marked, breaks, nonRegular] =
    date === null
      ? [noIndex, null, [], [], new Map<string, NonRegularTotals>()]
      : await Promise.all([
          loadIndexAt(database, date),
          loadAverageValues(database, date),
          loadMarked(database, date),
          loadBreaksUntil(database, date),
          loadNonRegular(database, date),
        ])
  const summary = summarizeDay(date ?? until, companies, days, nonRegular)
  return {
    date,
    ...indexValues,
    // Of the same markets as the traded value.
    averageValue: (summary.regular === null ? averages?.regular : averages?.allMarkets) ?? null,
    marked,
    breaks,
    ...summary,
    regular: summary.regular && { ...summary.regular, averageValue: averages?.regular ?? null },
    notations: listNotations(companies, codes),
  }
}
