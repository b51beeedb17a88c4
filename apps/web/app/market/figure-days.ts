import type { CompanyList, CompanyRow } from '@site/contracts/market/companies.ts'
import type { Company } from '@site/contracts/market/company.ts'
import type { Comparison } from '@site/contracts/market/comparison.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import type { PriceSpan } from '@site/contracts/market/price-spans.ts'
import type { PriceSeries } from '@site/contracts/market/prices.ts'
import type { Medians, Peers, Ratios } from '@site/contracts/market/ratios.ts'
import type { Snapshot } from '@site/contracts/market/snapshot.ts'
import type { Statements } from '@site/contracts/market/statements.ts'
import type { TradeHistory } from '@site/contracts/market/trade-history.ts'

type Days = readonly (string | null | undefined)[]
type Dated = { readonly date: string }

const listDates = (rows: readonly Dated[]): Days => rows.map(({ date }) => date)
const quoteDates = (rows: readonly { readonly quote: Dated | null }[]): Days =>
  rows.map(({ quote }) => quote?.date)

/**
 * The dates of all figures in each response. Excludes dates that may be in the future: listings, corporate actions, the
 * end of a requested range.
 */
export const figureDays = {
  companies: ({
    asOf,
    items,
  }: Pick<CompanyList, 'asOf'> & {
    readonly items: readonly Omit<CompanyRow, 'spark' | 'sparkChangePercent'>[]
  }): Days => [asOf, ...quoteDates(items), ...items.map(({ statementsAsOf }) => statementsAsOf)],
  company: ({ asOf, latestPrice }: Company): Days => [
    asOf.price,
    asOf.statements,
    asOf.shareholders,
    asOf.notations,
    asOf.market,
    latestPrice?.date,
  ],
  prices: ({ asOf, rows }: PriceSeries): Days => [asOf, ...listDates(rows)],
  points: ({ points }: { readonly points: readonly Dated[] }): Days => listDates(points),
  priceSpans: ({
    asOf,
    items,
  }: {
    readonly asOf: string | null
    readonly items: readonly PriceSpan[]
  }): Days => [asOf, ...items.flatMap(({ rows }) => listDates(rows))],
  tradeHistory: ({ asOf, days }: TradeHistory): Days => [asOf, ...days],
  statements: ({ asOf }: Statements): Days => [asOf],
  ratios: ({ asOf }: Ratios): Days => [asOf.price, asOf.statements],
  peers: ({ asOf }: Peers): Days => [asOf.price, asOf.statements],
  medians: ({ asOf }: Medians): Days => [asOf],
  comparison: ({ asOf, days, companies }: Comparison): Days => [asOf, ...days, ...quoteDates(companies)],
  marketDay: ({ date, gainers, losers, mostActive, notations }: MarketDay): Days => [
    date,
    notations?.asOf,
    ...quoteDates([...gainers, ...losers, ...mostActive]),
  ],
  portfolioFacts: ({ asOf, shares }: PortfolioFacts): Days => [asOf, ...quoteDates(shares)],
  siteIndex: ({ asOf }: { readonly asOf: string | null }): Days => [asOf],
  snapshot: ({ asOf, index, featured, gainers, losers }: Snapshot): Days => [
    asOf,
    index?.date,
    ...listDates(index?.series ?? []),
    ...quoteDates([...featured, ...gainers, ...losers]),
  ],
}
