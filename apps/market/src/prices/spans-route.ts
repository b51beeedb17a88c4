import {
  type PriceSpan,
  PriceSpansQuerySchema,
  PriceSpansSchema,
} from '@site/contracts/market/price-spans.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { tags } from '#market/database/write-change.ts'
import { loadLatestDay } from '#market/figures/companies.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'

type Span = Pick<PriceSpan, 'ticker' | 'from' | 'to'>

/** One request for a whole list of recommendations, each with its own period. */
export const priceSpansResource = defineResource({
  path: '/price-spans',
  operationId: 'getPriceSpans',
  summary: 'Unadjusted daily prices of several companies, each over its own period',
  parameters: NoParametersSchema,
  query: PriceSpansQuerySchema,
  response: PriceSpansSchema,
  async load({ query: { of }, context: { database } }) {
    const spans = of.map(([ticker, from, to]) => ({ ticker, from, to }))
    const tickers = [...new Set(spans.map(({ ticker }) => ticker))]
    const [rows, events, breaks, companies, asOf] = await Promise.all([
      loadRows(database, spans),
      loadFactors(database, tickers),
      loadUnadjustedBreaks(database, tickers),
      database
        .selectFrom('companies')
        .select(['ticker', 'shortName', 'suspendedSince'])
        .where('ticker', 'in', tickers.length > 0 ? tickers : [''])
        .execute(),
      loadLatestDay(database),
    ])
    const companyOf = new Map(companies.map((company) => [company.ticker, company]))
    return {
      body: {
        items: spans.map((span, index) => ({
          ...span,
          shortName: companyOf.get(span.ticker)?.shortName ?? null,
          suspendedSince: companyOf.get(span.ticker)?.suspendedSince ?? null,
          rows: (rows.get(index + 1) ?? []).map(({ place: _, ...row }) => row),
          events: (events.get(span.ticker) ?? [])
            .filter(({ date }) => date > span.from && date <= span.to)
            .map(({ date, factor }) => ({ date, factor })),
          brokenOn:
            breaks.get(span.ticker)?.find(({ date }) => date > span.from && date <= span.to)?.date ?? null,
        })),
        asOf,
      },
      // The last day of the market matters even for companies without prices.
      tags: [tags.companyList, ...tickers.map(tags.company)],
    }
  },
})

/** By the position of the span in the request, from 1; companies may repeat. */
async function loadRows(database: MarketDatabase, spans: readonly Span[]) {
  const column = (name: keyof Span) => spans.map((span) => span[name])
  const { rows } = await sql<PriceSpan['rows'][number] & { place: number }>`
    select s.place::int, p.day as date, p.open, p.high, p.low, p.close
    from unnest(${column('ticker')}::text[], ${column('from')}::date[], ${column('to')}::date[])
      with ordinality as s (ticker, since, until, place)
    join prices p on p.ticker = s.ticker and p.day between s.since and s.until
    order by s.place, p.day`.execute(database)
  return Map.groupBy(rows, ({ place }) => place)
}

/** Only events that adjust prices, and the breaks that stand for missing ones: cash dividends do not. */
async function loadFactors(database: MarketDatabase, tickers: readonly string[]) {
  const { rows } = await sql<{ ticker: string; date: string; factor: number }>`
    select ticker, coalesce(adjusts_on, day) as date, factor from price_events
    where factor <> 1 and ticker = any(${tickers}::text[])
    union all
    select ticker, day, factor from price_breaks where kind = 'adjusted' and ticker = any(${tickers}::text[])
    order by date`.execute(database)
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** Oldest first. */
async function loadUnadjustedBreaks(database: MarketDatabase, tickers: readonly string[]) {
  const breaks = await database
    .selectFrom('priceBreaks')
    .select(['ticker', 'day as date'])
    .where('kind', '=', 'unadjusted')
    .where('ticker', 'in', tickers.length > 0 ? [...tickers] : [''])
    .orderBy('day')
    .execute()
  return Map.groupBy(breaks, ({ ticker }) => ticker)
}
