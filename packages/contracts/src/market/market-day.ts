import * as v from 'valibot'
import { DayQuerySchema } from './query.ts'
import {
  AmountSchema,
  CountSchema,
  companyReferenceEntries,
  DaySchema,
  PercentSchema,
  PriceChangeSchema,
  PriceSchema,
  QuoteSchema,
} from './values.ts'

export const MoverSchema = v.object({ ...companyReferenceEntries, quote: QuoteSchema })
export type Mover = v.InferOutput<typeof MoverSchema>

/** A completed trading day; changes are relative to the previous trading day. */
export const MarketDaySchema = v.object({
  /** The trading day shown: the requested one, or the last one before it. null: there is none. */
  date: v.nullable(DaySchema),
  /** null if the index has no value on the day or before it. */
  index: v.nullable(
    v.object({
      name: v.string(),
      value: PriceSchema,
      change: PriceChangeSchema,
      changePercent: PercentSchema,
    }),
  ),
  risen: CountSchema,
  fallen: CountSchema,
  unchanged: CountSchema,
  /** Rupiah, of all companies; of those without a traded value in the data: volume × close. */
  tradedValue: AmountSchema,
  /** Up to five each, largest change first. */
  gainers: v.array(MoverSchema),
  losers: v.array(MoverSchema),
})
export type MarketDay = v.InferOutput<typeof MarketDaySchema>

/** Default of `on`: the latest trading day. */
export const MarketDayQuerySchema = v.strictObject({ on: v.optional(DayQuerySchema) })
