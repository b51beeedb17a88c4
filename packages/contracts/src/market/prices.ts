import * as v from 'valibot'
import { DayQuerySchema, FlagQuerySchema, oneOf } from './query.ts'
import {
  CountSchema,
  DaySchema,
  FactorSchema,
  PriceSchema,
  RupiahSchema,
  SectorSchema,
  ShareRatioSchema,
  SharesSchema,
  TickerSchema,
} from './values.ts'

export const priceRanges = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max'] as const
export type PriceRange = (typeof priceRanges)[number]

export const PriceRowSchema = v.object({
  date: DaySchema,
  open: PriceSchema,
  high: PriceSchema,
  low: PriceSchema,
  close: PriceSchema,
  volume: SharesSchema,
})
export type PriceRow = v.InferOutput<typeof PriceRowSchema>

export const priceMarkKinds = [
  'dividend',
  'stockDividend',
  'bonus',
  'split',
  'reverseSplit',
  'rights',
] as const

/** An event that belongs on the chart. */
export const PriceMarkSchema = v.object({
  /** First day without the right, or with the new par value. */
  date: DaySchema,
  kind: v.picklist(priceMarkKinds),
  /** What the prices before the day are multiplied by; 1 for cash dividends. */
  factor: FactorSchema,
  /** Rupiah for one share, cash dividends only. */
  amount: v.nullable(RupiahSchema),
  ratio: v.nullable(ShareRatioSchema),
})
export type PriceMark = v.InferOutput<typeof PriceMarkSchema>

export const PriceSeriesSchema = v.object({
  ticker: TickerSchema,
  /** null where `from` or `to` was given. */
  range: v.nullable(v.picklist(priceRanges)),
  from: DaySchema,
  to: DaySchema,
  /** Adjusted prices are unrounded; raw ones are as traded. */
  isAdjusted: v.boolean(),
  /** Oldest first. */
  rows: v.array(PriceRowSchema),
  marks: v.array(PriceMarkSchema),
  /** The latest trading day that is known, also outside the range. */
  asOf: v.nullable(DaySchema),
})
export type PriceSeries = v.InferOutput<typeof PriceSeriesSchema>

/** Without parameters: the last year, adjusted. `range` goes alone; `from` and `to` may go alone or together. */
export const PriceQuerySchema = v.strictObject({
  range: v.optional(oneOf(priceRanges)),
  from: v.optional(DayQuerySchema),
  to: v.optional(DayQuerySchema),
  adjusted: v.optional(FlagQuerySchema, 'true'),
})

/**
 * How the companies of a sector did together: 100 on the first day, then moved each day by the mean of what their
 * adjusted closes changed, all with the same weight.
 */
export const SectorSeriesSchema = v.object({
  sector: SectorSchema,
  /** Companies of the sector, the one asked about among them. */
  count: CountSchema,
  from: DaySchema,
  to: DaySchema,
  /** Oldest first; a day on which none was traded is not among them. */
  points: v.array(v.object({ date: DaySchema, value: PriceSchema })),
})
export type SectorSeries = v.InferOutput<typeof SectorSeriesSchema>

export const SectorQuerySchema = v.strictObject({ range: v.optional(oneOf(priceRanges), '1Y') })
