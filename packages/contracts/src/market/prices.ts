import * as v from 'valibot'
import { DayQuerySchema, FlagQuerySchema, oneOf } from './query.ts'
import {
  AmountSchema,
  CountSchema,
  DaySchema,
  FactorSchema,
  PercentSchema,
  PriceSchema,
  RupiahSchema,
  SectorSchema,
  ShareRatioSchema,
  SharesSchema,
  TickerSchema,
} from './values.ts'

export const priceRanges = ['1W', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max'] as const
export type PriceRange = (typeof priceRanges)[number]

/** Totals of a day; null where the source does not have them. */
export const dayTradingEntries = {
  /** Rupiah, of all markets; of the regular market if `regularValue` is null. */
  value: v.nullable(AmountSchema),
  /** The part of `value` in the regular market; null: the data lacks trades of the other markets. */
  regularValue: v.optional(v.nullable(AmountSchema), null),
  /** The number of trades in the regular market. */
  frequency: v.nullable(CountSchema),
  /** Shares bought and sold by foreign investors. */
  foreignBuy: v.nullable(SharesSchema),
  foreignSell: v.nullable(SharesSchema),
}

export const PriceRowSchema = v.object({
  date: DaySchema,
  /** null: the exchange published none. */
  open: v.nullable(PriceSchema),
  high: PriceSchema,
  low: PriceSchema,
  close: PriceSchema,
  /** Of the regular market. */
  volume: SharesSchema,
  ...dayTradingEntries,
})
export type PriceRow = v.InferOutput<typeof PriceRowSchema>

/** Events that change the number of shares. */
export const shareEventKinds = ['stockDividend', 'bonus', 'split', 'reverseSplit', 'rights'] as const

/** `unknown`: the prices show one that was not delivered (PriceBreakSchema). */
export const shareChangeKinds = [...shareEventKinds, 'unknown'] as const
export type ShareChangeKind = (typeof shareChangeKinds)[number]

export const priceMarkKinds = ['dividend', ...shareEventKinds] as const

/** An event shown on the chart. */
export const PriceMarkSchema = v.object({
  /** The ex date, or the first day with the new par value. */
  date: DaySchema,
  kind: v.picklist(priceMarkKinds),
  /** Multiplier of the prices before the day; 1 for cash dividends. */
  factor: FactorSchema,
  /** Rupiah per share, cash dividends only. */
  amount: v.nullable(RupiahSchema),
  ratio: v.nullable(ShareRatioSchema),
})
export type PriceMark = v.InferOutput<typeof PriceMarkSchema>

/**
 * `adjusted`: the exchange's reference price shows a corporate action that was not delivered; earlier prices are
 * multiplied by its factor. `unadjusted`: prices before and after the day cannot be compared. `wrongReference`: the
 * reference price contradicts the trades of the day and is not used.
 */
export const priceBreakKinds = ['adjusted', 'unadjusted', 'wrongReference'] as const

/** A day whose prices do not continue the last ones, although no corporate action says why. */
export const PriceBreakSchema = v.object({
  date: DaySchema,
  kind: v.picklist(priceBreakKinds),
  /** The last day with a price before, and its close as traded. */
  dateBefore: DaySchema,
  closeBefore: PriceSchema,
  /** The reference price of the day according to the exchange; null: not delivered. */
  previous: v.nullable(PriceSchema),
  /** Multiplier of earlier prices; 1 unless adjusted. */
  factor: FactorSchema,
})
export type PriceBreak = v.InferOutput<typeof PriceBreakSchema>

export const PriceSeriesSchema = v.object({
  ticker: TickerSchema,
  /** null if `from` or `to` was given. */
  range: v.nullable(v.picklist(priceRanges)),
  from: DaySchema,
  to: DaySchema,
  /** Adjusted prices are unrounded, and begin with the last break that cannot be adjusted; raw ones are as traded. */
  isAdjusted: v.boolean(),
  /** Oldest first. */
  rows: v.array(PriceRowSchema),
  marks: v.array(PriceMarkSchema),
  /** Oldest first. */
  breaks: v.optional(v.array(PriceBreakSchema), []),
  /** Spans of trading days of the period without any prices of the market: missing data. Oldest first. */
  missingDays: v.optional(v.array(v.object({ from: DaySchema, to: DaySchema })), []),
  /** The change of the market's index from the first to the last row; null if a value is missing. */
  index: v.optional(v.nullable(v.object({ name: v.string(), changePercent: PercentSchema })), null),
  /** The latest trading day, even outside the range. */
  asOf: v.nullable(DaySchema),
})
export type PriceSeries = v.InferOutput<typeof PriceSeriesSchema>

/** Default: the last year, adjusted. `range` excludes `from` and `to`; these are optional. */
export const PriceQuerySchema = v.strictObject({
  range: v.optional(oneOf(priceRanges)),
  from: v.optional(DayQuerySchema),
  to: v.optional(DayQuerySchema),
  adjusted: v.optional(FlagQuerySchema, 'true'),
})

/**
 * The performance of a sector: an index that starts at 100 and changes each day by the mean change of the adjusted
 * closes, equally weighted.
 */
export const SectorSeriesSchema = v.object({
  /** null: unknown, without points. */
  sector: v.nullable(SectorSchema),
  /** The number of companies in the sector, including the requested one. */
  count: CountSchema,
  from: DaySchema,
  to: DaySchema,
  /** Oldest first, without days on which none was traded. */
  points: v.array(v.object({ date: DaySchema, value: PriceSchema })),
})
export type SectorSeries = v.InferOutput<typeof SectorSeriesSchema>

/** Closing values of the index of the home page. */
export const IndexSeriesSchema = v.object({
  /** null: there is none, and no points. */
  code: v.optional(v.nullable(v.string()), null),
  name: v.nullable(v.string()),
  from: DaySchema,
  to: DaySchema,
  /** Oldest first. */
  points: v.array(v.object({ date: DaySchema, value: PriceSchema })),
})
export type IndexSeries = v.InferOutput<typeof IndexSeriesSchema>

export const RangeQuerySchema = v.strictObject({ range: v.optional(oneOf(priceRanges), '1Y') })
