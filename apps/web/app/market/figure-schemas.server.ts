import { type CompanyList, CompanyListSchema, type CompanyRow } from '@site/contracts/market/companies.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { MarketIndexSchema } from '@site/contracts/market/news.ts'
import { PortfolioFactsSchema } from '@site/contracts/market/portfolio-facts.ts'
import { PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import { IndexSeriesSchema, PriceSeriesSchema, SectorSeriesSchema } from '@site/contracts/market/prices.ts'
import { MediansSchema, PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { ScreenerSchema } from '@site/contracts/market/screener.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import { TradeHistorySchema } from '@site/contracts/market/trade-history.ts'
import { type Days, rejectFutureFigures } from './reject-future-figures.server.ts'

type Dated = { readonly date: string }

const listDates = (rows: readonly Dated[]): Days => rows.map(({ date }) => date)
const quoteDates = (rows: readonly { readonly quote: Dated | null }[]): Days =>
  rows.map(({ quote }) => quote?.date)

const listPoints = ({ points }: { readonly points: readonly Dated[] }): Days => listDates(points)

const listCompanies = ({
  asOf,
  items,
}: Pick<CompanyList, 'asOf'> & {
  readonly items: readonly Omit<CompanyRow, 'spark' | 'sparkChangePercent'>[]
}): Days => [asOf, ...quoteDates(items), ...items.map(({ statementsAsOf }) => statementsAsOf)]

/**
 * One schema for each response with figures, and the dates to check. Dates that may be in the future are left out:
 * listings, corporate actions, the end of a requested range.
 */
export const figureSchemas = {
  companies: rejectFutureFigures(CompanyListSchema, listCompanies),
  screener: rejectFutureFigures(ScreenerSchema, listCompanies),
  company: rejectFutureFigures(CompanySchema, ({ asOf, latestPrice }) => [
    asOf.price,
    asOf.statements,
    asOf.shareholders,
    asOf.notations,
    asOf.market,
    latestPrice?.date,
  ]),
  prices: rejectFutureFigures(PriceSeriesSchema, ({ asOf, rows }) => [asOf, ...listDates(rows)]),
  indexPrices: rejectFutureFigures(IndexSeriesSchema, listPoints),
  sectorPrices: rejectFutureFigures(SectorSeriesSchema, listPoints),
  priceSpans: rejectFutureFigures(PriceSpansSchema, ({ asOf, items }) => [
    asOf,
    ...items.flatMap(({ rows }) => listDates(rows)),
  ]),
  tradeHistory: rejectFutureFigures(TradeHistorySchema, ({ asOf, days }) => [asOf, ...days]),
  statements: rejectFutureFigures(StatementsSchema, ({ asOf }) => [asOf]),
  ratios: rejectFutureFigures(RatiosSchema, ({ asOf }) => [asOf.price, asOf.statements]),
  peers: rejectFutureFigures(PeersSchema, ({ asOf }) => [asOf.price, asOf.statements]),
  medians: rejectFutureFigures(MediansSchema, ({ asOf }) => [asOf]),
  comparison: rejectFutureFigures(ComparisonSchema, ({ asOf, days, companies }) => [
    asOf,
    ...days,
    ...quoteDates(companies),
  ]),
  marketDay: rejectFutureFigures(MarketDaySchema, ({ date, gainers, losers, mostActive, notations }) => [
    date,
    notations?.asOf,
    ...quoteDates([...gainers, ...losers, ...mostActive]),
  ]),
  portfolioFacts: rejectFutureFigures(PortfolioFactsSchema, ({ asOf, shares }) => [
    asOf,
    ...quoteDates(shares),
  ]),
  siteIndex: rejectFutureFigures(MarketIndexSchema, ({ asOf }) => [asOf]),
  snapshot: rejectFutureFigures(SnapshotSchema, ({ asOf, index, featured, gainers, losers }) => [
    asOf,
    index?.date,
    ...listDates(index?.series ?? []),
    ...quoteDates([...featured, ...gainers, ...losers]),
  ]),
}
