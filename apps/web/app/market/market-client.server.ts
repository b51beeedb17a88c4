import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { type CompanyList, CompanyListSchema } from '@site/contracts/market/companies.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import {
  type ActionStatus,
  type CorporateActionKind,
  CorporateActionListSchema,
} from '@site/contracts/market/corporate-actions.ts'
import { HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import {
  CompanyNewsListSchema,
  CompanyNewsSchema,
  MarketIndexSchema,
  NewsOwnerSchema,
} from '@site/contracts/market/news.ts'
import { type PriceSpan, PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import {
  IndexSeriesSchema,
  type PriceRange,
  PriceSeriesSchema,
  SectorSeriesSchema,
} from '@site/contracts/market/prices.ts'
import { MediansSchema, PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { ScreenerSchema } from '@site/contracts/market/screener.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import {
  type StatementKind,
  type StatementPeriod,
  StatementsSchema,
} from '@site/contracts/market/statements.ts'
import { check, type GenericSchema, type InferOutput, pipe } from 'valibot'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { ServiceReader } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { figureDays } from './figure-days.ts'

interface CompanyQuery {
  readonly q?: string | null
  /** Whether `q` tolerates typing errors if nothing matches exactly. */
  readonly near?: 'true'
  readonly sector?: string | null
  readonly board?: string | null
  readonly index?: string | null
  readonly sort?: string | null
  readonly page?: number
  readonly pageSize?: number
}

/** `from` and `to` are inclusive days. */
export interface ActionsQuery {
  readonly kind?: CorporateActionKind
  readonly ticker?: string | null
  readonly status?: ActionStatus | null
  readonly from?: string | null
  readonly to?: string | null
  readonly page?: number
  readonly cursor?: string | null
  readonly pageSize?: number
}

/** Tolerated clock difference between two machines; figures within it are not rejected. */
const CLOCK_ERROR_MS = 24 * 60 * 60_000

/**
 * The only client of the market service, for one request. Passes the cache tags of each response to `addTags`.
 * Responses about one company are null if the ticker is unknown. Rejects figures dated after `now`.
 */
export function marketClient(service: ServiceReader, addTags: (tags: readonly string[]) => void, now: Date) {
  /** Adds to the schema, which has no clock, a check that no figure is in the future. */
  function withPastFigures<Schema extends GenericSchema>(
    schema: Schema,
    listDays: (response: InferOutput<Schema>) => readonly (string | null | undefined)[],
  ) {
    return pipe(
      schema,
      check((response: InferOutput<Schema>) => {
        const lastDay = dayInJakarta(new Date(now.getTime() + CLOCK_ERROR_MS))
        return listDays(response).every((day) => (day ?? '') <= lastDay)
      }, 'a figure is dated in the future'),
    )
  }

  async function find<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Record<string, string | number | null | undefined> = {},
  ): Promise<InferOutput<Schema> | null> {
    const { data, tags } = await service.get(path, schema, search)
    addTags(tags)
    return data
  }

  async function get<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Record<string, string | number | null | undefined> = {},
  ): Promise<InferOutput<Schema>> {
    const data = await find(path, schema, search)
    if (data === null) {
      throw serviceUnavailable()
    }
    return data
  }

  const company = (ticker: string, rest = '') => `/companies/${encodeURIComponent(ticker)}${rest}`

  return {
    companies: (query: CompanyQuery): Promise<CompanyList> =>
      get('/companies', withPastFigures(CompanyListSchema, figureDays.companies), { ...query }),
    /** The parameters of ScreenerQuerySchema; each range includes both of its ends. */
    screener: (query: Query) =>
      get('/screener', withPastFigures(ScreenerSchema, figureDays.companies), { ...query }),
    company: (ticker: string) => find(company(ticker), withPastFigures(CompanySchema, figureDays.company)),
    prices: (
      ticker: string,
      query: { range?: PriceRange; from?: string; to?: string; adjusted?: 'true' | 'false' } = {},
    ) =>
      find(company(ticker, '/prices'), withPastFigures(PriceSeriesSchema, figureDays.prices), { ...query }),
    sectorPrices: (ticker: string, query: { range?: PriceRange } = {}) =>
      find(company(ticker, '/sector-prices'), withPastFigures(SectorSeriesSchema, figureDays.points), {
        ...query,
      }),
    /** Traded prices of up to 25 companies, each in its own range, in the order of the request. */
    priceSpans: (spans: readonly Pick<PriceSpan, 'ticker' | 'from' | 'to'>[]) =>
      get('/price-spans', withPastFigures(PriceSpansSchema, figureDays.priceSpans), {
        of: spans.map(({ ticker, from, to }) => `${ticker}:${from}:${to}`).join(','),
      }),
    statements: (ticker: string, query: { kind: StatementKind; period?: StatementPeriod }) =>
      find(company(ticker, '/statements'), withPastFigures(StatementsSchema, figureDays.statements), {
        ...query,
      }),
    ratios: (ticker: string, query: { period?: StatementPeriod } = {}) =>
      find(company(ticker, '/ratios'), withPastFigures(RatiosSchema, figureDays.ratios), { ...query }),
    peers: (ticker: string) =>
      find(company(ticker, '/peers'), withPastFigures(PeersSchema, figureDays.peers)),
    /** Of the sub-sector or sector of a company. */
    medians: (ticker: string) =>
      find(company(ticker, '/medians'), withPastFigures(MediansSchema, figureDays.medians)),
    /** At most four comma-separated tickers. */
    comparison: (query: { tickers: string; range: PriceRange }) =>
      get('/comparison', withPastFigures(ComparisonSchema, figureDays.comparison), { ...query }),
    companyNews: (ticker: string, query: { locale?: Locale; page?: number; pageSize?: number }) =>
      find(company(ticker, '/news'), CompanyNewsListSchema, { ...query }),
    companyNewsItem: (ticker: string, slug: string) =>
      find(company(ticker, `/news/${encodeURIComponent(slug)}`), CompanyNewsSchema),
    /** The company that a news slug belongs to, for old URLs without the company. */
    newsOwner: (slug: string) => find(`/news/${encodeURIComponent(slug)}`, NewsOwnerSchema),
    companyActions: (ticker: string, query: { kind?: CorporateActionKind; page?: number } = {}) =>
      find(company(ticker, '/corporate-actions'), CorporateActionListSchema, { ...query }),
    corporateActions: (query: ActionsQuery) =>
      get('/corporate-actions', CorporateActionListSchema, { ...query }),
    /** All companies and news items, for the site map. */
    siteIndex: () => get('/site-index', withPastFigures(MarketIndexSchema, figureDays.siteIndex)),
    /** The trading day `on`, or the last one before it; by default the latest one. */
    marketDay: (on?: string) =>
      get('/market-day', withPastFigures(MarketDaySchema, figureDays.marketDay), { on }),
    /** Weekdays on which the exchange is closed. */
    holidays: () => get('/holidays', HolidayListSchema),
    /** The index of the home page. */
    indexPrices: (query: { range: PriceRange }) =>
      get('/index-prices', withPastFigures(IndexSeriesSchema, figureDays.points), { ...query }),
    snapshot: () => get('/snapshot', withPastFigures(SnapshotSchema, figureDays.snapshot)),
  }
}

export type MarketClient = ReturnType<typeof marketClient>
