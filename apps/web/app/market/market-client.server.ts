import type { ActionStatus } from '@site/contracts/market/action-entries.ts'
import type { CompanyList } from '@site/contracts/market/companies.ts'
import {
  type CorporateActionKind,
  CorporateActionListSchema,
} from '@site/contracts/market/corporate-actions.ts'
import { HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { CompanyNewsListSchema, CompanyNewsSchema, NewsOwnerSchema } from '@site/contracts/market/news.ts'
import type { PriceSpan } from '@site/contracts/market/price-spans.ts'
import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { RatioPeriod } from '@site/contracts/market/ratios.ts'
import type { StatementKind, StatementPeriod } from '@site/contracts/market/statements.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { ServiceReader } from '#app/upstream/service-client.server.ts'
import { figureSchemas } from './figure-schemas.ts'
import { MarketReader } from './market-reader.server.ts'

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
  readonly kind?: CorporateActionKind | null
  readonly ticker?: string | null
  readonly status?: ActionStatus | null
  readonly from?: string | null
  readonly to?: string | null
  readonly page?: number
  readonly cursor?: string | null
  readonly pageSize?: number
}

/**
 * The only client of the market service, for one request. Passes the cache tags of each response to `addTags`.
 * Responses about one company are null if the ticker is unknown. Rejects figures dated after `now`.
 */
export function marketClient(service: ServiceReader, addTags: (tags: readonly string[]) => void, now: Date) {
  const reader = new MarketReader(service, addTags, now)
  return {
    company: (ticker: string) =>
      reader.find(toCompanyPath(ticker), reader.datedSchema(figureSchemas.company)),
    prices: (
      ticker: string,
      query: { range?: PriceRange; from?: string; to?: string; adjusted?: 'true' | 'false' } = {},
    ) =>
      reader.find(toCompanyPath(ticker, '/prices'), reader.datedSchema(figureSchemas.prices), { ...query }),
    sectorPrices: (ticker: string, query: { range?: PriceRange } = {}) =>
      reader.find(toCompanyPath(ticker, '/sector-prices'), reader.datedSchema(figureSchemas.sectorPrices), {
        ...query,
      }),
    statements: (ticker: string, query: { kind: StatementKind; period?: StatementPeriod }) =>
      reader.find(toCompanyPath(ticker, '/statements'), reader.datedSchema(figureSchemas.statements), {
        ...query,
      }),
    ratios: (ticker: string, query: { period?: RatioPeriod } = {}) =>
      reader.find(toCompanyPath(ticker, '/ratios'), reader.datedSchema(figureSchemas.ratios), {
        ...query,
      }),
    peers: (ticker: string) =>
      reader.find(toCompanyPath(ticker, '/peers'), reader.datedSchema(figureSchemas.peers)),
    /** Of the sub-sector or sector of a company. */
    medians: (ticker: string) =>
      reader.find(toCompanyPath(ticker, '/medians'), reader.datedSchema(figureSchemas.medians)),
    companyNews: (ticker: string, query: { locale?: Locale; page?: number; pageSize?: number }) =>
      reader.find(toCompanyPath(ticker, '/news'), CompanyNewsListSchema, { ...query }),
    companyNewsItem: (ticker: string, slug: string) =>
      reader.find(toCompanyPath(ticker, `/news/${encodeURIComponent(slug)}`), CompanyNewsSchema),
    /** The company that a news slug belongs to, for old URLs without the company. */
    newsOwner: (slug: string) => reader.find(`/news/${encodeURIComponent(slug)}`, NewsOwnerSchema),
    companyActions: (ticker: string, query: { kind?: CorporateActionKind; page?: number } = {}) =>
      reader.find(toCompanyPath(ticker, '/corporate-actions'), CorporateActionListSchema, { ...query }),
    companies: (query: CompanyQuery): Promise<CompanyList> =>
      reader.get('/companies', reader.datedSchema(figureSchemas.companies), { ...query }),
    /** The parameters of ScreenerQuerySchema; each range includes both of its ends. */
    screener: (query: Query) =>
      reader.get('/screener', reader.datedSchema(figureSchemas.screener), { ...query }),
    /** Traded prices of up to 25 companies, each in its own range, in the order of the request. */
    priceSpans: (spans: readonly Pick<PriceSpan, 'ticker' | 'from' | 'to'>[]) =>
      reader.get('/price-spans', reader.datedSchema(figureSchemas.priceSpans), {
        of: spans.map(({ ticker, from, to }) => `${ticker}:${from}:${to}`).join(','),
      }),
    tradeHistory: (ticker: string) =>
      reader.find(toCompanyPath(ticker, '/trade-history'), reader.datedSchema(figureSchemas.tradeHistory)),
    /** At most four comma-separated tickers. */
    comparison: (query: { tickers: string; range: PriceRange }) =>
      reader.get('/comparison', reader.datedSchema(figureSchemas.comparison), {
        ...query,
      }),
    corporateActions: (query: ActionsQuery) =>
      reader.get('/corporate-actions', CorporateActionListSchema, { ...query }),
    /** What portfolios are valued by: all shares in one response. */
    portfolioFacts: () => reader.get('/portfolio-facts', reader.datedSchema(figureSchemas.portfolioFacts)),
    /** All companies and news items, for the site map. */
    siteIndex: () => reader.get('/site-index', reader.datedSchema(figureSchemas.siteIndex)),
    /** The trading day `on`, or the last one before it; by default the latest one. */
    marketDay: (on?: string) =>
      reader.get('/market-day', reader.datedSchema(figureSchemas.marketDay), { on }),
    /** Weekdays on which the exchange is closed. */
    holidays: () => reader.get('/holidays', HolidayListSchema),
    /** The index of the home page. */
    indexPrices: (query: { range: PriceRange }) =>
      reader.get('/index-prices', reader.datedSchema(figureSchemas.indexPrices), { ...query }),
    snapshot: () => reader.get('/snapshot', reader.datedSchema(figureSchemas.snapshot)),
  }
}

export type MarketClient = ReturnType<typeof marketClient>

function toCompanyPath(ticker: string, rest = ''): string {
  return `/companies/${encodeURIComponent(ticker)}${rest}`
}
