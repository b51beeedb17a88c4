import * as v from 'valibot'
import { StatedCloseSchema } from './companies.ts'
import { priceRanges } from './prices.ts'
import { oneOf } from './query.ts'
import { StatementColumnSchema } from './statements.ts'
import {
  AmountSchema,
  BoardSchema,
  CurrencySchema,
  companyReferenceEntries,
  DaySchema,
  FactorSchema,
  FigureSchema,
  OptionalTextSchema,
  PartSchema,
  PriceSchema,
  QuoteSchema,
  RatioSchema,
  RatioUnitSchema,
  RupiahSchema,
  rangeReasons,
  SectorSchema,
  SharesSchema,
  TextSchema,
  TickerSchema,
  typedTickerPattern,
  YearSchema,
} from './values.ts'

export const maxCompared = 4

/**
 * Why the dividends of a year cannot be summed: not all were delivered, one was paid in another currency, or per share
 * that cannot be compared with current ones.
 */
export const dividendReasons = ['dividendsUnknown', 'otherCurrency', 'sharesUnknown'] as const
export type DividendReason = (typeof dividendReasons)[number]

/** Statement lines that exist in every layout, in rupiah. */
export const ComparedAmountSchema = v.object({
  value: v.nullable(FigureSchema),
  /** Percent against the same months of the previous year, in the currency of the statements. */
  growth: RatioSchema,
})

export const ComparedCompanySchema = v.object({
  ...companyReferenceEntries,
  name: TextSchema,
  sector: v.nullable(SectorSchema),
  subSector: v.nullable(OptionalTextSchema),
  board: v.nullable(BoardSchema),
  /** null: the source of the board has no day. */
  boardAsOf: v.optional(v.nullable(DaySchema), null),
  /** null: unknown. */
  isSharia: v.nullable(v.boolean()),
  listingDate: DaySchema,
  suspendedSince: v.nullable(DaySchema),
  delistedOn: v.nullable(DaySchema),
  issuedShares: v.nullable(SharesSchema),
  listedShares: v.nullable(SharesSchema),
  /** Percent of the listed shares. */
  freeFloat: v.nullable(PartSchema),
  /** null: no trade in the data. */
  quote: v.nullable(QuoteSchema),
  /** What the exchange states as the close of a share whose last trade is not in the data. */
  statedClose: v.optional(v.nullable(StatedCloseSchema), null),
  /** Rupiah: close × listed shares. */
  marketValue: v.nullable(AmountSchema),
  /** Adjusted prices over the year before the latest market day; null: see `rangeReason`. */
  low52Weeks: v.nullable(PriceSchema),
  high52Weeks: v.nullable(PriceSchema),
  /** The first day of the range; null: its prices cover the year. */
  rangeSince: v.optional(v.nullable(DaySchema), null),
  /** Why there is no range; null: there is one, or the company was not traded in the year. */
  rangeReason: v.optional(v.nullable(v.picklist(rangeReasons)), null),
  statementCurrency: CurrencySchema,
  /** Rupiah per unit of the statement currency; null for rupiah, and if it was not filed. */
  exchangeRate: v.nullable(FactorSchema),
  /** The period of the ratios and amounts; null: nothing filed. */
  period: v.nullable(StatementColumnSchema),
  /** One per metric. */
  ratios: v.array(RatioSchema),
  /** One per line. */
  amounts: v.array(ComparedAmountSchema),
  /** Cash dividends with an ex date in each of the years, in rupiah per current share; null: see `dividendReasons`. */
  dividends: v.array(v.nullable(RupiahSchema)),
  /** Why a year has no sum; null: it has one. */
  dividendReasons: v.optional(v.array(v.nullable(v.picklist(dividendReasons))), []),
  /** Adjusted closes, one per day; null without trading, and before `brokenOn`. */
  closes: v.array(v.nullable(PriceSchema)),
  /** The last day in the range whose prices cannot be compared with earlier ones; null: there is none. */
  brokenOn: v.optional(v.nullable(DaySchema), null),
})
export type ComparedCompany = v.InferOutput<typeof ComparedCompanySchema>

/** Companies side by side, in the requested order. */
export const ComparisonSchema = v.object({
  companies: v.array(ComparedCompanySchema),
  /** Unknown tickers. */
  unknown: v.array(TickerSchema),
  /** Whether all companies with filings are shown in the same period. */
  isSamePeriod: v.boolean(),
  metrics: v.array(v.object({ key: v.string(), label: TextSchema, unit: RatioUnitSchema })),
  lines: v.array(v.object({ key: v.string(), label: TextSchema })),
  /** Calendar years, newest first; the newest is incomplete. */
  dividendYears: v.array(YearSchema),
  range: v.picklist(priceRanges),
  /** Days of the range on which at least one of the companies was traded, oldest first. */
  days: v.array(DaySchema),
  /** The latest trading day of the market. */
  asOf: v.nullable(DaySchema),
})
export type Comparison = v.InferOutput<typeof ComparisonSchema>

const tickersMessage = `must be 1 to ${maxCompared} tickers with commas between them`

export const ComparisonQuerySchema = v.strictObject({
  tickers: v.pipe(
    v.string(tickersMessage),
    v.regex(
      new RegExp(`^${typedTickerPattern}(,${typedTickerPattern}){0,${maxCompared - 1}}$`),
      tickersMessage,
    ),
    v.transform((text) => [...new Set(text.toUpperCase().split(','))]),
  ),
  range: v.optional(oneOf(priceRanges), '1Y'),
})
