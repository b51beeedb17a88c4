import { MarketDayQuerySchema, MarketDaySchema, type Mover } from '@site/contracts/market/market-day.ts'
import { isTradedOn } from '@site/finance/market-rules.ts'
import { tags } from '#market/database/write-change.ts'
import { loadLastDays, quoteOf } from '#market/figures/quotes.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { loadIndexAt } from '#market/snapshot/index-quote.ts'

const moversShown = 5

export const marketDayResource = defineResource({
  path: '/market-day',
  operationId: 'getMarketDay',
  summary: 'Index and top movers of a trading day',
  parameters: NoParametersSchema,
  query: MarketDayQuerySchema,
  response: MarketDaySchema,
  async load({ query: { on }, context: { database, today } }) {
    const until = on ?? today()
    const [companies, days] = await Promise.all([
      database
        .selectFrom('companies')
        .select(['ticker', 'slug', 'shortName', 'listingDate', 'ipoPrice', 'suspendedSince', 'delistedOn'])
        .orderBy('ticker')
        .execute(),
      loadLastDays(database, until),
    ])
    const date = [...days.values()].reduce<string | null>((latest, [last]) => {
      return last !== undefined && (latest === null || last.day > latest) ? last.day : latest
    }, null)
    const traded = companies.flatMap((company): (Mover & { value: number })[] => {
      const [last, before] = days.get(company.ticker) ?? []
      if (last === undefined || !isTradedOn(date, last.day, company)) return []
      // Without later splits: at the price level of that day.
      const ofThatTime = [last, ...(before ? [before] : [])].map((day) => ({
        ...day,
        adjustmentFactor: day.adjustmentFactor / last.adjustmentFactor,
      }))
      const quoted = quoteOf(ofThatTime, company)
      const { ticker, slug, shortName } = company
      return quoted === null
        ? []
        : [{ ticker, slug, shortName, quote: quoted.quote, value: last.value ?? last.close * last.volume }]
    })
    const byChange = traded.toSorted((a, b) => b.quote.changePercent - a.quote.changePercent)
    const risen = byChange.filter(({ quote }) => quote.change > 0)
    const fallen = byChange.filter(({ quote }) => quote.change < 0).toReversed()
    const strongest = (movers: typeof traded) =>
      movers.slice(0, moversShown).map(({ value: _, ...mover }) => mover)
    return {
      body: {
        date,
        index: date === null ? null : await loadIndexAt(database, date),
        risen: risen.length,
        fallen: fallen.length,
        unchanged: traded.length - risen.length - fallen.length,
        tradedValue: traded.reduce((sum, { value }) => sum + value, 0),
        gainers: strongest(risen),
        losers: strongest(fallen),
      },
      tags: [tags.companyList],
    }
  },
})
