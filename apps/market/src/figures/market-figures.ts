import type { CompanyRow, StatedClose } from '@site/contracts/market/companies.ts'
import type { ComparableRatios } from '@site/contracts/market/ratios.ts'
import type { Index, SubSectorCode } from '@site/contracts/market/values.ts'
import { marketCapitalization } from '@site/finance/share-counts.ts'
import { daysBefore } from '#market/calendar/days.ts'
import { toBoard } from '#market/classification/boards.ts'
import { findSubSectorCode } from '#market/classification/industry-codes.ts'
import { toSector } from '#market/classification/sectors.ts'
import { newestSequence } from '#market/database/change-log.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { type Coverage, loadCoverage } from './coverage.ts'
import { loadIndices, loadMemberships, type Membership } from './index-members.ts'
import { computeKeyRatios } from './key-ratios.ts'
import { loadAllNotations } from './notations.ts'
import { loadPriceEvents, type PriceEvent } from './price-events.ts'
import {
  type AdjustedClose,
  changeSince,
  computeQuote,
  findLatestTradingDay,
  loadFirstClosesAfter,
  loadLastDays,
  type TradedDay,
} from './quotes.ts'
import { ratedColumns } from './ratios-at.ts'
import { findKnownPrice, loadStatedCloses } from './stated-closes.ts'
import { loadLatestPeriods, type StoredPeriod } from './statements.ts'

/** A row of the company list without its spark, and the data for sorting, grouping and screening. */
export interface CompanyFigures {
  readonly row: Omit<CompanyRow, 'spark'>
  readonly subSector: CompanyRecord['subSector']
  /** null: unknown, or a name that is not in the exchange's classification. */
  readonly subSectorCode: SubSectorCode | null
  readonly layout: CompanyRecord['statementLayout']
  readonly featuredPlace: number | null
  readonly ratios: ComparableRatios
  /** The letters that the exchange adds to the ticker, sorted. */
  readonly notations: readonly string[]
  /** Includes past and future ones, because the list depends on the day. */
  readonly memberships: readonly Membership[]
}

export interface Figures {
  /** By ticker. */
  readonly companies: readonly CompanyFigures[]
  /** The indices with known members. */
  readonly indices: readonly Index[]
  /** Of shares without a trade in the data, by ticker. */
  readonly statedCloses: ReadonlyMap<string, StatedClose>
  /** The latest trading day. */
  readonly asOf: string | null
  /** Sparks contain the closes after this day. */
  readonly sparkAfter: string | null
}

const sparkDays = 90

const listedColumns = [
  'ticker',
  'slug',
  'shortName',
  'name',
  'sectorCode',
  'subSector',
  'boardCode',
  'boardAsOf',
  'isSharia',
  'suspendedSince',
  'delistedOn',
  'listingDate',
  'ipoPrice',
  'featuredPlace',
  ...ratedColumns,
] as const satisfies readonly (keyof CompanyRecord)[]

type ListedCompany = Pick<CompanyRecord, (typeof listedColumns)[number]>

/** Statement lines used in the ratios and growth. */
const comparedItems = [
  'revenue',
  'interestIncome',
  'feeIncome',
  'netProfit',
  'parentProfit',
  'eps',
  'weightedShares',
  'sharesOutstanding',
  'totalAssets',
  'totalLiabilities',
  'parentEquity',
  'totalEquity',
  'exchangeRate',
] as const

/**
 * Figures of all companies, cached until the change feed has a newer event. Every change writes an event in its
 * transaction, so the cache is never older than the feed.
 */
export class MarketFigures {
  readonly #database: MarketDatabase
  #cached: { sequence: number; figures: Promise<Figures> } | undefined

  constructor(database: MarketDatabase) {
    this.#database = database
  }

  async current(): Promise<Figures> {
    const sequence = await newestSequence(this.#database)
    if (this.#cached?.sequence === sequence) return this.#cached.figures
    const cached = { sequence, figures: loadFigures(this.#database) }
    this.#cached = cached
    cached.figures.catch(() => {
      if (this.#cached === cached) this.#cached = undefined
    })
    return cached.figures
  }
}

async function loadFigures(database: MarketDatabase): Promise<Figures> {
  const companies = await database.selectFrom('companies').select(listedColumns).orderBy('ticker').execute()
  const tickers = companies.map(({ ticker }) => ticker)
  const [days, periods, events, coverage, indices, memberships, notations, statedCloses] = await Promise.all([
    loadLastDays(database),
    loadLatestPeriods(database, comparedItems),
    loadPriceEvents(database, tickers),
    loadCoverage(database, tickers),
    loadIndices(database),
    loadMemberships(database),
    loadAllNotations(database),
    loadStatedCloses(database),
  ])
  const asOf = findLatestTradingDay(days)
  const sparkAfter = asOf === null ? null : daysBefore(asOf, sparkDays)
  const firstCloses = sparkAfter === null ? null : await loadFirstClosesAfter(database, sparkAfter)
  const figures = companies.map((company) =>
    computeFigures(company, {
      sparkStart: firstCloses?.get(company.ticker) ?? null,
      days: days.get(company.ticker) ?? [],
      periods: periods.get(company.ticker) ?? [],
      events: events.get(company.ticker) ?? [],
      coverage: coverage.get(company.ticker) ?? [],
      marketDay: asOf,
      memberships: memberships.get(company.ticker) ?? [],
      notations: notations.get(company.ticker) ?? [],
      statedClose: statedCloses.get(company.ticker) ?? null,
    }),
  )
  return { companies: figures, indices, statedCloses, asOf, sparkAfter }
}

/** The loaded data of one company. */
interface CompanyData {
  readonly days: readonly TradedDay[]
  readonly sparkStart: AdjustedClose | null
  readonly periods: readonly StoredPeriod[]
  readonly events: readonly PriceEvent[]
  readonly coverage: Coverage
  readonly marketDay: string | null
  readonly memberships: readonly Membership[]
  readonly notations: readonly string[]
  readonly statedClose: StatedClose | null
}

function computeFigures(
  company: ListedCompany,
  {
    days,
    sparkStart,
    periods,
    events,
    coverage,
    marketDay,
    memberships,
    notations,
    statedClose,
  }: CompanyData,
): CompanyFigures {
  const quote = computeQuote(days, company)?.quote ?? null
  const [period] = periods
  const price = findKnownPrice(quote, statedClose)
  const { per, pbv, roe, roa, der, npm, dividendYield, payout, revenueGrowth, profitGrowth } =
    computeKeyRatios({ company, periods, events, coverage, price, marketDay })
  return {
    row: {
      ticker: company.ticker,
      slug: company.slug,
      shortName: company.shortName,
      name: company.name,
      sector: company.sectorCode && toSector(company.sectorCode),
      board: company.boardCode && toBoard(company.boardCode),
      boardAsOf: company.boardAsOf,
      isSharia: company.isSharia,
      listingDate: company.listingDate,
      isSuspended: company.suspendedSince !== null,
      suspendedSince: company.suspendedSince,
      delistedOn: company.delistedOn,
      statementsAsOf: period?.end ?? null,
      quote,
      statedClose,
      sparkChangePercent: sparkStart && changeSince(sparkStart, days),
      marketValue: marketCapitalization(price?.close ?? null, company),
      per,
      pbv,
      dividendYield,
    },
    ratios: { per, pbv, roe, roa, der, npm, dividendYield, payout, revenueGrowth, profitGrowth },
    notations,
    subSector: company.subSector,
    subSectorCode: company.subSector && findSubSectorCode(company.subSector.id),
    layout: company.statementLayout,
    featuredPlace: company.featuredPlace,
    memberships,
  }
}
