import { type CompanyList, CompanyListSchema } from '@site/contracts/market/companies.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import {
  type ActionStatus,
  type CorporateActionKind,
  CorporateActionListSchema,
} from '@site/contracts/market/corporate-actions.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import {
  CompanyNewsListSchema,
  CompanyNewsSchema,
  MarketIndexSchema,
  NewsOwnerSchema,
} from '@site/contracts/market/news.ts'
import { type PriceSpan, PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import { type PriceRange, PriceSeriesSchema, SectorSeriesSchema } from '@site/contracts/market/prices.ts'
import { PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import {
  type StatementKind,
  type StatementPeriod,
  StatementsSchema,
} from '@site/contracts/market/statements.ts'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Locale } from '#app/i18n/locales.ts'
import type { AskedService } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'

interface CompanyQuery {
  readonly q?: string | null
  /** Whether typing errors in `q` are borne where nothing has it. */
  readonly near?: 'true'
  readonly sector?: string | null
  readonly board?: string | null
  readonly index?: string | null
  readonly sort?: string | null
  readonly page?: number
  readonly pageSize?: number
}

/** `from` and `to` are days, and included. */
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

/**
 * The only door to the stock-information service, for one request. What each answer was made from goes to
 * `addTags`. Answers about one company are null where the ticker is unknown.
 */
export function marketClient(service: AskedService, addTags: (tags: readonly string[]) => void) {
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
      get('/companies', CompanyListSchema, { ...query }),
    company: (ticker: string) => find(company(ticker), CompanySchema),
    prices: (
      ticker: string,
      query: { range?: PriceRange; from?: string; to?: string; adjusted?: 'true' | 'false' } = {},
    ) => find(company(ticker, '/prices'), PriceSeriesSchema, { ...query }),
    sectorPrices: (ticker: string, query: { range?: PriceRange } = {}) =>
      find(company(ticker, '/sector-prices'), SectorSeriesSchema, { ...query }),
    /** Prices as traded of up to 25 companies, each over its own days, in the order of the question. */
    priceSpans: (spans: readonly Pick<PriceSpan, 'ticker' | 'from' | 'to'>[]) =>
      get('/price-spans', PriceSpansSchema, {
        of: spans.map(({ ticker, from, to }) => `${ticker}:${from}:${to}`).join(','),
      }),
    statements: (ticker: string, query: { kind: StatementKind; period?: StatementPeriod }) =>
      find(company(ticker, '/statements'), StatementsSchema, { ...query }),
    ratios: (ticker: string, query: { period?: StatementPeriod } = {}) =>
      find(company(ticker, '/ratios'), RatiosSchema, { ...query }),
    peers: (ticker: string) => find(company(ticker, '/peers'), PeersSchema),
    /** Tickers with commas between them, at most four. */
    comparison: (query: { tickers: string; range: PriceRange }) =>
      get('/comparison', ComparisonSchema, { ...query }),
    companyNews: (ticker: string, query: { locale?: Locale; page?: number; pageSize?: number }) =>
      find(company(ticker, '/news'), CompanyNewsListSchema, { ...query }),
    companyNewsItem: (ticker: string, slug: string) =>
      find(company(ticker, `/news/${encodeURIComponent(slug)}`), CompanyNewsSchema),
    /** Whose item a slug is, for old addresses that do not name the company. */
    newsOwner: (slug: string) => find(`/news/${encodeURIComponent(slug)}`, NewsOwnerSchema),
    companyActions: (ticker: string, query: { kind?: CorporateActionKind; page?: number } = {}) =>
      find(company(ticker, '/corporate-actions'), CorporateActionListSchema, { ...query }),
    corporateActions: (query: ActionsQuery) =>
      get('/corporate-actions', CorporateActionListSchema, { ...query }),
    /** Every company and item of news, for the site map. */
    siteIndex: () => get('/site-index', MarketIndexSchema),
    /** The trading day `on`, or the last one before it. */
    marketDay: (on: string) => get('/market-day', MarketDaySchema, { on }),
    snapshot: () => get('/snapshot', SnapshotSchema),
  }
}

export type MarketClient = ReturnType<typeof marketClient>
