import { CompanyListSchema, CompanyRowSchema } from '@site/contracts/market/companies.ts'
import {
  CompanySchema,
  HolderTypeSchema,
  KeyRatiosSchema,
  LatestPriceSchema,
  PersonSchema,
  ShareholderSchema,
  StockEventSchema,
  SubsidiarySchema,
} from '@site/contracts/market/company.ts'
import {
  ComparedAmountSchema,
  ComparedCompanySchema,
  ComparisonSchema,
} from '@site/contracts/market/comparison.ts'
import {
  BonusSchema,
  CorporateActionListSchema,
  CorporateActionSchema,
  DividendSchema,
  GeneralMeetingSchema,
  IpoSchema,
  StockMergeSplitSchema,
} from '@site/contracts/market/corporate-actions.ts'
import {
  DataCoverageSchema,
  DataStatusSchema,
  HeldDaySchema,
  ImportFindingGroupSchema,
  ImportFindingSchema,
  ImportRunSchema,
} from '@site/contracts/market/data-status.ts'
import {
  BuybackSchema,
  RightsSchema,
  TenderSchema,
  WarrantSchema,
} from '@site/contracts/market/holder-actions.ts'
import { HolidayListSchema, HolidaySchema } from '@site/contracts/market/holidays.ts'
import {
  ForeignMoverSchema,
  MarketDaySchema,
  MoverSchema,
  SectorDaySchema,
} from '@site/contracts/market/market-day.ts'
import {
  CompanyNewsListSchema,
  CompanyNewsSchema,
  CompanyNewsSummarySchema,
  MarketIndexSchema,
  NewsOwnerSchema,
} from '@site/contracts/market/news.ts'
import {
  HeldShareSchema,
  HolderDividendSchema,
  PortfolioFactsSchema,
} from '@site/contracts/market/portfolio-facts.ts'
import { PriceSpanSchema, PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import {
  IndexSeriesSchema,
  PriceMarkSchema,
  PriceRowSchema,
  PriceSeriesSchema,
  SectorSeriesSchema,
} from '@site/contracts/market/prices.ts'
import { ProblemSchema } from '@site/contracts/market/problem.ts'
import {
  MedianSchema,
  MediansSchema,
  PeerGroupSchema,
  PeerRowSchema,
  PeersSchema,
  RatioLineSchema,
  RatiosSchema,
} from '@site/contracts/market/ratios.ts'
import { ScreenedCompanySchema, ScreenerSchema } from '@site/contracts/market/screener.ts'
import { ShareDaySchema } from '@site/contracts/market/share-day.ts'
import { IndexQuoteSchema, SnapshotCompanySchema, SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import {
  StatementColumnSchema,
  StatementLineSchema,
  StatementsSchema,
} from '@site/contracts/market/statements.ts'
import {
  HeldDividendSchema,
  HeldShareEventSchema,
  TradeHistorySchema,
} from '@site/contracts/market/trade-history.ts'
import {
  BoardSchema,
  OptionalTextSchema,
  QuoteSchema,
  RatioSchema,
  SectorSchema,
  TextSchema,
} from '@site/contracts/market/values.ts'
import type * as v from 'valibot'

/** The named schemas of the description. */
export const namedSchemas: Readonly<Record<string, v.GenericSchema>> = {
  ShareDay: ShareDaySchema,
  Snapshot: SnapshotSchema,
  SnapshotCompany: SnapshotCompanySchema,
  IndexQuote: IndexQuoteSchema,
  MarketDay: MarketDaySchema,
  Mover: MoverSchema,
  ForeignMover: ForeignMoverSchema,
  SectorDay: SectorDaySchema,
  HolidayList: HolidayListSchema,
  Holiday: HolidaySchema,
  IndexSeries: IndexSeriesSchema,
  CompanyList: CompanyListSchema,
  CompanyRow: CompanyRowSchema,
  Screener: ScreenerSchema,
  ScreenedCompany: ScreenedCompanySchema,
  Company: CompanySchema,
  Person: PersonSchema,
  Subsidiary: SubsidiarySchema,
  Shareholder: ShareholderSchema,
  HolderType: HolderTypeSchema,
  StockEvent: StockEventSchema,
  LatestPrice: LatestPriceSchema,
  KeyRatios: KeyRatiosSchema,
  PriceSeries: PriceSeriesSchema,
  SectorSeries: SectorSeriesSchema,
  PriceSpans: PriceSpansSchema,
  PriceSpan: PriceSpanSchema,
  TradeHistory: TradeHistorySchema,
  HeldDividend: HeldDividendSchema,
  HeldShareEvent: HeldShareEventSchema,
  PriceRow: PriceRowSchema,
  PriceMark: PriceMarkSchema,
  Statements: StatementsSchema,
  StatementColumn: StatementColumnSchema,
  StatementLine: StatementLineSchema,
  Ratios: RatiosSchema,
  RatioLine: RatioLineSchema,
  Peers: PeersSchema,
  PeerGroup: PeerGroupSchema,
  Medians: MediansSchema,
  Median: MedianSchema,
  PeerRow: PeerRowSchema,
  Comparison: ComparisonSchema,
  ComparedCompany: ComparedCompanySchema,
  ComparedAmount: ComparedAmountSchema,
  CorporateActionList: CorporateActionListSchema,
  CorporateAction: CorporateActionSchema,
  Dividend: DividendSchema,
  Bonus: BonusSchema,
  Ipo: IpoSchema,
  GeneralMeeting: GeneralMeetingSchema,
  StockMergeSplit: StockMergeSplitSchema,
  Rights: RightsSchema,
  Warrant: WarrantSchema,
  Tender: TenderSchema,
  Buyback: BuybackSchema,
  CompanyNewsList: CompanyNewsListSchema,
  CompanyNewsSummary: CompanyNewsSummarySchema,
  CompanyNews: CompanyNewsSchema,
  NewsOwner: NewsOwnerSchema,
  PortfolioFacts: PortfolioFactsSchema,
  HeldShare: HeldShareSchema,
  HolderDividend: HolderDividendSchema,
  MarketIndex: MarketIndexSchema,
  DataStatus: DataStatusSchema,
  ImportRun: ImportRunSchema,
  ImportFindingGroup: ImportFindingGroupSchema,
  ImportFinding: ImportFindingSchema,
  HeldDay: HeldDaySchema,
  DataCoverage: DataCoverageSchema,
  Quote: QuoteSchema,
  Ratio: RatioSchema,
  Sector: SectorSchema,
  Board: BoardSchema,
  Text: TextSchema,
  OptionalText: OptionalTextSchema,
  Problem: ProblemSchema,
}

export function findSchemaName(schema: v.GenericSchema): string {
  const entry = Object.entries(namedSchemas).find(([, named]) => named === schema)
  if (!entry) throw new Error('a response schema has no name in openapi/schemas.ts')
  return entry[0]
}
