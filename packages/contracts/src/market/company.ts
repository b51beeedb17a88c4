import * as v from 'valibot'
import { StatedCloseSchema } from './companies.ts'
import { CorporateActionSchema } from './corporate-actions.ts'
import { dayTradingEntries, PriceBreakSchema, shareChangeKinds } from './prices.ts'
import { comparableRatioEntries } from './ratios.ts'
import { StatementColumnSchema, StatementLayoutSchema } from './statements.ts'
import {
  AmountSchema,
  BoardSchema,
  CountSchema,
  CurrencySchema,
  companyReferenceEntries,
  DaySchema,
  FactorSchema,
  FigureMarkSchema,
  FiscalYearEndSchema,
  IndexSchema,
  OptionalTextSchema,
  PartSchema,
  PriceSchema,
  QuoteSchema,
  RatioSchema,
  RupiahSchema,
  rangeReasons,
  SectorSchema,
  ShareRatioSchema,
  SharesChangeSchema,
  SharesSchema,
  TextSchema,
  YearSchema,
} from './values.ts'

export const PersonSchema = v.object({
  name: v.string(),
  position: OptionalTextSchema,
  since: v.nullable(DaySchema),
  /** null: unknown. */
  isAffiliated: v.nullable(v.boolean()),
})
export type Person = v.InferOutput<typeof PersonSchema>

export const ResponsiblePersonSchema = v.object({
  name: v.string(),
  position: OptionalTextSchema,
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
})

/** Securities administration agency (BAE). */
export const RegistrarSchema = v.object({
  name: v.string(),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  email: v.nullable(v.string()),
})

export const subsidiaryRelations = ['subsidiary', 'associate', 'jointVenture'] as const

export const SubsidiarySchema = v.object({
  name: v.string(),
  relation: v.picklist(subsidiaryRelations),
  business: v.nullable(OptionalTextSchema),
  location: v.nullable(v.string()),
  commercialYear: v.nullable(YearSchema),
  /** In millions of `currency`. */
  totalAssets: v.nullable(AmountSchema),
  currency: CurrencySchema,
  ownership: PartSchema,
  isActive: v.boolean(),
})
export type Subsidiary = v.InferOutput<typeof SubsidiarySchema>

/** `affiliate`: affiliated with the controlling shareholder. Only `public` is the free float. */
export const shareholderCategories = [
  'controlling',
  'affiliate',
  'major',
  'board',
  'public',
  'treasury',
] as const

export const ShareholderSchema = v.object({
  name: TextSchema,
  category: v.picklist(shareholderCategories),
  shares: SharesSchema,
  /** Percent of the issued shares. */
  percentage: PartSchema,
})
export type Shareholder = v.InferOutput<typeof ShareholderSchema>

/** Investor types of the central depository (KSEI). */
export const holderTypes = [
  'insurance',
  'corporate',
  'pensionFund',
  'financialInstitution',
  'individual',
  'mutualFund',
  'securitiesCompany',
  'foundation',
  'other',
] as const
/** Shares in custody by type and origin of their holders; less than the issued shares. */
export const HolderTypeSchema = v.object({
  type: v.picklist(holderTypes),
  local: SharesSchema,
  foreign: SharesSchema,
})
export type HolderType = v.InferOutput<typeof HolderTypeSchema>

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
  'conversion',
  'employeeShares',
  'merger',
  'buyback',
  'capitalReduction',
  'partialDelisting',
  'partialRelisting',
] as const

export const StockEventSchema = v.object({
  date: DaySchema,
  event: v.picklist(stockEvents),
  /** Negative if the number of shares falls, such as at a reverse split. */
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
  /** The reference price; null: unknown. */
  previousClose: v.nullable(PriceSchema),
  /** null: the exchange published none. */
  open: v.nullable(PriceSchema),
  high: PriceSchema,
  low: PriceSchema,
  volume: SharesSchema,
  ...dayTradingEntries,
  marks: v.array(FigureMarkSchema),
  /** null, as for `high52Weeks`: see `rangeReason`. */
  low52Weeks: v.nullable(PriceSchema),
  high52Weeks: v.nullable(PriceSchema),
  /** The first day of the range; null: its prices cover the year. */
  rangeSince: v.optional(v.nullable(DaySchema), null),
  /** Why there is no range; null: there is one. */
  rangeReason: v.optional(v.nullable(v.picklist(rangeReasons)), null),
  /**
   * Mean daily volume of the last trading days; null: prices of these days cannot be compared, because a corporate
   * action is missing, or there is only one day.
   */
  averageVolume: v.nullable(AmountSchema),
  /** The number of these days: 30, or fewer if there are no more in the data. */
  averagedDays: v.optional(CountSchema, 30),
})
export type LatestPrice = v.InferOutput<typeof LatestPriceSchema>

/** Missing in the response of an older market service. */
const LaterRatioSchema = v.optional(RatioSchema, 'missing')

/** Based on the latest price and statements; PER and EPS are those of the trailing twelve months. */
export const KeyRatiosSchema = v.object({
  ...comparableRatioEntries,
  revenueGrowth: LaterRatioSchema,
  profitGrowth: LaterRatioSchema,
  eps: RatioSchema,
  bvps: RatioSchema,
  currentRatio: LaterRatioSchema,
  /** Banks only: net interest margin, gross NPL, capital adequacy, loan to deposit. */
  nim: LaterRatioSchema,
  npl: LaterRatioSchema,
  car: LaterRatioSchema,
  ldr: LaterRatioSchema,
})

/** A letter that the exchange adds to a ticker; its list of letters may grow. */
export const NotationSchema = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]$/)) })
export type Notation = v.InferOutput<typeof NotationSchema>

export const CompanySchema = v.object({
  ...companyReferenceEntries,
  name: TextSchema,
  business: v.nullable(OptionalTextSchema),
  /** Plain-text paragraphs. */
  description: v.nullable(v.object({ id: v.array(v.string()), en: v.nullable(v.array(v.string())) })),
  sector: v.nullable(SectorSchema),
  subSector: v.nullable(OptionalTextSchema),
  industry: v.nullable(OptionalTextSchema),
  subIndustry: v.nullable(OptionalTextSchema),
  board: v.nullable(BoardSchema),
  listingDate: DaySchema,
  ipoPrice: v.nullable(RupiahSchema),
  /** The listed shares and those that are not listed; equal to `listedShares` if not known apart. */
  issuedShares: v.nullable(SharesSchema),
  listedShares: v.nullable(SharesSchema),
  /** Percent of the listed shares. */
  freeFloat: v.nullable(PartSchema),
  /** Rupiah: close × listed shares. */
  marketValue: v.nullable(AmountSchema),
  /** null: unknown. */
  isSharia: v.nullable(v.boolean()),
  notations: v.array(NotationSchema),
  /** Current index memberships, each with its start. */
  indices: v.array(v.object({ ...IndexSchema.entries, since: DaySchema })),
  /** null: not suspended. */
  suspension: v.nullable(v.object({ since: DaySchema, reason: OptionalTextSchema })),
  /** The last day on the exchange; null: still listed. */
  delistedOn: v.nullable(DaySchema),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  email: v.nullable(v.string()),
  website: v.nullable(v.string()),
  statementLayout: StatementLayoutSchema,
  statementCurrency: CurrencySchema,
  fiscalYearEnd: FiscalYearEndSchema,
  management: v.object({
    commissioners: v.array(PersonSchema),
    directors: v.array(PersonSchema),
    responsiblePerson: v.nullable(ResponsiblePersonSchema),
    registrar: v.nullable(RegistrarSchema),
  }),
  subsidiaries: v.array(SubsidiarySchema),
  /** They add up to the issued shares, with holders from 1%. */
  shareholders: v.array(ShareholderSchema),
  /** Why the register is unlikely; mostly empty. */
  shareholderMarks: v.array(FigureMarkSchema),
  /** Empty if unknown. */
  holderTypes: v.array(HolderTypeSchema),
  /** Newest first. */
  stockHistory: v.array(StockEventSchema),
  latestPrice: v.nullable(LatestPriceSchema),
  /** Breaks in the prices of the last five years, newest first. */
  breaks: v.optional(v.array(PriceBreakSchema), []),
  /** null: the latest price is of the last trade, or there is no statement. */
  statedClose: v.optional(v.nullable(StatedCloseSchema), null),
  keyRatios: KeyRatiosSchema,
  /** The period of the statements used for the ratios. */
  latestPeriod: v.nullable(StatementColumnSchema),
  /** Changes of the number of shares after `latestPeriod`, which the per-share figures include; oldest first. */
  sharesSincePeriod: v.array(
    v.object({
      /** The ex date, or the first day with the new par value. */
      date: DaySchema,
      kind: v.picklist(shareChangeKinds),
      /** false: the number of new shares is unknown, so figures that depend on it are missing. */
      isCounted: v.boolean(),
    }),
  ),
  /** The next action of any kind. */
  nextAction: v.nullable(CorporateActionSchema),
  /** Of which data an empty list means that there are none. */
  complete: v.optional(
    v.object({
      /** All dividends with an ex date from this day on; `since` null: from the beginning. */
      dividends: v.nullable(v.object({ since: v.nullable(DaySchema) })),
      indices: v.boolean(),
    }),
    { dividends: null, indices: false },
  ),
  newsCount: CountSchema,
  asOf: v.object({
    price: v.nullable(DaySchema),
    statements: v.nullable(DaySchema),
    shareholders: v.nullable(DaySchema),
    holderTypes: v.nullable(DaySchema),
    management: v.nullable(DaySchema),
    notations: v.nullable(DaySchema),
    /** null: the source of the board has no day. */
    board: v.optional(v.nullable(DaySchema), null),
    /** The latest trading day of the market, on which this share may not have been traded. */
    market: v.nullable(DaySchema),
  }),
})
export type Company = v.InferOutput<typeof CompanySchema>
