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

/** A trading day as it ended, each company against the trading day before. */
export const MarketDaySchema = v.object({
  /** The trading day shown: the one asked for, or the last before it. null: none was. */
  date: v.nullable(DaySchema),
  /** null where the index has no value on the day or none before. */
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
  /** Rupiah: shares traded × close, of all companies. */
  tradedValue: AmountSchema,
  /** Up to five each, strongest first. */
  gainers: v.array(MoverSchema),
  losers: v.array(MoverSchema),
})
export type MarketDay = v.InferOutput<typeof MarketDaySchema>

/** Without `on`: the latest trading day. */
export const MarketDayQuerySchema = v.strictObject({ on: v.optional(DayQuerySchema) })
