import * as v from 'valibot'
import { CorporateActionSchema } from './corporate-actions.ts'
import { FigureMarkSchema } from './figure-marks.ts'
import { tradedEntries } from './prices.ts'
import { StatementColumnSchema, StatementCurrencySchema, StatementLayoutSchema } from './statements.ts'
import {
  AmountSchema,
  BoardSchema,
  CountSchema,
  companyReferenceEntries,
  DaySchema,
  FactorSchema,
  IndexSchema,
  PartSchema,
  PriceSchema,
  QuoteSchema,
  RatioSchema,
  RupiahSchema,
  SectorSchema,
  ShareRatioSchema,
  SharesChangeSchema,
  SharesSchema,
  TextSchema,
  YearSchema,
} from './values.ts'

export const PersonSchema = v.object({
  name: v.string(),
  position: TextSchema,
  since: v.nullable(DaySchema),
  isAffiliated: v.boolean(),
})
export type Person = v.InferOutput<typeof PersonSchema>

export const ResponsiblePersonSchema = v.object({
  name: v.string(),
  position: TextSchema,
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})

/** Securities administration agency (BAE). */
export const RegistrarSchema = v.object({
  name: v.string(),
  address: v.string(),
  phone: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  email: v.nullable(v.string()),
})

export const subsidiaryRelations = ['subsidiary', 'associate', 'jointVenture'] as const

export const SubsidiarySchema = v.object({
  name: v.string(),
  relation: v.picklist(subsidiaryRelations),
  business: TextSchema,
  location: v.string(),
  commercialYear: v.nullable(YearSchema),
  /** In millions of `currency`. */
  totalAssets: v.nullable(AmountSchema),
  currency: StatementCurrencySchema,
  ownership: PartSchema,
  isActive: v.boolean(),
})
export type Subsidiary = v.InferOutput<typeof SubsidiarySchema>

export const NotationCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]$/))

export const shareholderCategories = ['controlling', 'major', 'board', 'public', 'treasury'] as const

export const ShareholderSchema = v.object({
  name: TextSchema,
  category: v.picklist(shareholderCategories),
  shares: SharesSchema,
  percentage: PartSchema,
})
export type Shareholder = v.InferOutput<typeof ShareholderSchema>

export const stockEvents = [
  'ipo',
  'companyListing',
  'bonusShares',
  'stockDividend',
  'rightsIssue',
  'stockSplit',
  'reverseSplit',
  'warrantConversion',
  'privatePlacement',
] as const

export const StockEventSchema = v.object({
  date: DaySchema,
  event: v.picklist(stockEvents),
  /** Negative at a reverse split. */
  sharesAdded: SharesChangeSchema,
  sharesTotal: SharesSchema,
  /** Rupiah per share, for events with a price. */
  price: v.nullable(RupiahSchema),
  /** For events with a ratio: `old` shares give `new` (bonus, rights) or become `new` (splits). */
  ratio: v.nullable(ShareRatioSchema),
  /** Multiplier of prices before the event; null without an adjustment or with an unknown price. */
  adjustmentFactor: v.nullable(FactorSchema),
})
export type StockEvent = v.InferOutput<typeof StockEventSchema>

/** The latest trading day in context; the range is of adjusted prices. */
export const LatestPriceSchema = v.object({
  ...QuoteSchema.entries,
  previousClose: PriceSchema,
  ...tradedEntries,
  marks: v.array(FigureMarkSchema),
  low52Weeks: PriceSchema,
  high52Weeks: PriceSchema,
  /** Mean daily volume of the last 30 trading days. */
  averageVolume: AmountSchema,
})

/** Based on the latest price and statements; PER uses the trailing twelve months. */
export const KeyRatiosSchema = v.object({
  per: RatioSchema,
  pbv: RatioSchema,
  eps: RatioSchema,
  bvps: RatioSchema,
  roe: RatioSchema,
  roa: RatioSchema,
  der: RatioSchema,
  npm: RatioSchema,
  dividendYield: RatioSchema,
  payout: RatioSchema,
})

export const CompanySchema = v.object({
  ...companyReferenceEntries,
  name: TextSchema,
  business: TextSchema,
  /** Plain-text paragraphs. */
  description: v.object({ id: v.array(v.string()), en: v.array(v.string()) }),
  sector: SectorSchema,
  subSector: TextSchema,
  industry: TextSchema,
  subIndustry: TextSchema,
  board: BoardSchema,
  listingDate: DaySchema,
  ipoPrice: RupiahSchema,
  listedShares: SharesSchema,
  freeFloat: v.nullable(PartSchema),
  marketValue: v.nullable(AmountSchema),
  isSharia: v.boolean(),
  /** Current index memberships, each with its start. */
  indices: v.array(v.object({ ...IndexSchema.entries, since: DaySchema })),
  /** Special notations of the exchange, such as `X`. */
  notations: v.array(v.object({ code: NotationCodeSchema })),
  /** null: not suspended. */
  suspension: v.nullable(v.object({ since: DaySchema, reason: TextSchema })),
  /** The last day on the exchange; null: still listed. */
  delistedOn: v.nullable(DaySchema),
  address: v.string(),
  phone: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  email: v.nullable(v.string()),
  website: v.nullable(v.string()),
  statementLayout: StatementLayoutSchema,
  statementCurrency: StatementCurrencySchema,
  management: v.object({
    commissioners: v.array(PersonSchema),
    directors: v.array(PersonSchema),
    responsiblePerson: v.nullable(ResponsiblePersonSchema),
    registrar: v.nullable(RegistrarSchema),
  }),
  subsidiaries: v.array(SubsidiarySchema),
  /** They add up to the listed shares. */
  shareholders: v.array(ShareholderSchema),
  /** Newest first. */
  stockHistory: v.array(StockEventSchema),
  latestPrice: v.nullable(LatestPriceSchema),
  keyRatios: KeyRatiosSchema,
  /** The period of the statements used for the ratios. */
  latestPeriod: v.nullable(StatementColumnSchema),
  /** The next action of any kind. */
  nextAction: v.nullable(CorporateActionSchema),
  newsCount: CountSchema,
  asOf: v.object({
    price: v.nullable(DaySchema),
    statements: v.nullable(DaySchema),
    shareholders: v.nullable(DaySchema),
    management: v.nullable(DaySchema),
    notations: v.nullable(DaySchema),
  }),
})
export type Company = v.InferOutput<typeof CompanySchema>
