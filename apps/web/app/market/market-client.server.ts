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
import { figureSchemas } from './figure-schemas.server.ts'
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
    company: (ticker: string) => reader.findFigures(toCompanyPath(ticker), figureSchemas.company),
    prices: (
      ticker: string,
      query: { range?: PriceRange; from?: string; to?: string; adjusted?: 'true' | 'false' } = {},
    ) => reader.findFigures(toCompanyPath(ticker, '/prices'), figureSchemas.prices, { ...query }),
    sectorPrices: (ticker: string, query: { range?: PriceRange } = {}) =>
      reader.findFigures(toCompanyPath(ticker, '/sector-prices'), figureSchemas.sectorPrices, {
        ...query,
      }),
    statements: (ticker: string, query: { kind: StatementKind; period?: StatementPeriod }) =>
      reader.findFigures(toCompanyPath(ticker, '/statements'), figureSchemas.statements, {
        ...query,
      }),
    ratios: (ticker: string, query: { period?: RatioPeriod } = {}) =>
      reader.findFigures(toCompanyPath(ticker, '/ratios'), figureSchemas.ratios, {
        ...query,
      }),
    peers: (ticker: string) => reader.findFigures(toCompanyPath(ticker, '/peers'), figureSchemas.peers),
    /** Of the sub-sector or sector of a company. */
    medians: (ticker: string) => reader.findFigures(toCompanyPath(ticker, '/medians'), figureSchemas.medians),
    companyNews: (ticker: string, query: { locale?: Locale; page?: number; pageSize?: number }) =>
      reader.find(toCompanyPath(ticker, '/news'), CompanyNewsListSchema, { ...query }),
    companyNewsItem: (ticker: string, slug: string) =>
      reader.find(toCompanyPath(ticker, `/news/${encodeURIComponent(slug)}`), CompanyNewsSchema),
    /** The company that a news slug belongs to, for old URLs without the company. */
    newsOwner: (slug: string) => reader.find(`/news/${encodeURIComponent(slug)}`, NewsOwnerSchema),
    companyActions: (ticker: string, query: { kind?: CorporateActionKind; page?: number } = {}) =>
      reader.find(toCompanyPath(ticker, '/corporate-actions'), CorporateActionListSchema, { ...query }),
    companies: (query: CompanyQuery): Promise<CompanyList> =>
      reader.getFigures('/companies', figureSchemas.companies, { ...query }),
    /** The parameters of ScreenerQuerySchema; each range includes both of its ends. */
    screener: (query: Query) => reader.getFigures('/screener', figureSchemas.screener, { ...query }),
    /** Traded prices of up to 25 companies, each in its own range, in the order of the request. */
    priceSpans: (spans: readonly Pick<PriceSpan, 'ticker' | 'from' | 'to'>[]) =>
      reader.getFigures('/price-spans', figureSchemas.priceSpans, {
        of: spans.map(({ ticker, from, to }) => `${ticker}:${from}:${to}`).join(','),
      }),
    tradeHistory: (ticker: string) =>
      reader.findFigures(toCompanyPath(ticker, '/trade-history'), figureSchemas.tradeHistory),
    /** At most four comma-separated tickers. */
    comparison: (query: { tickers: string; range: PriceRange }) =>
      reader.getFigures('/comparison', figureSchemas.comparison, {
        ...query,
      }),
    corporateActions: (query: ActionsQuery) =>
      reader.get('/corporate-actions', CorporateActionListSchema, { ...query }),
    /** What portfolios are valued by: all shares in one response. */
    portfolioFacts: () => reader.getFigures('/portfolio-facts', figureSchemas.portfolioFacts),
    /** All companies and news items, for the site map. */
    siteIndex: () => reader.getFigures('/site-index', figureSchemas.siteIndex),
    /** The trading day `on`, or the last one before it; by default the latest one. */
    marketDay: (on?: string) => reader.getFigures('/market-day', figureSchemas.marketDay, { on }),
    /** Weekdays on which the exchange is closed. */
    holidays: () => reader.get('/holidays', HolidayListSchema),
    /** The index of the home page. */
    indexPrices: (query: { range: PriceRange }) =>
      reader.getFigures('/index-prices', figureSchemas.indexPrices, { ...query }),
    snapshot: () => reader.getFigures('/snapshot', figureSchemas.snapshot),
  }
}

export type MarketClient = ReturnType<typeof marketClient>

function toCompanyPath(ticker: string, rest = ''): string {
  return `/companies/${encodeURIComponent(ticker)}${rest}`
}
