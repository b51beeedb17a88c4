import * as v from 'valibot'
import { DayQuerySchema } from './query.ts'
import { companyReferenceEntries, DaySchema, PercentSchema, QuoteSchema } from './values.ts'

export const MoverSchema = v.object({ ...companyReferenceEntries, quote: QuoteSchema })
export type Mover = v.InferOutput<typeof MoverSchema>

/** A trading day as it ended, each company against the trading day before. */
export const MarketDaySchema = v.object({
  /** The trading day shown: the one asked for, or the last before it. null: none was. */
  date: v.nullable(DaySchema),
  /** null where the index has no value on the day or none before. */
  index: v.nullable(
    v.object({ name: v.string(), value: v.number(), change: v.number(), changePercent: PercentSchema }),
  ),
  risen: v.number(),
  fallen: v.number(),
  unchanged: v.number(),
  /** Rupiah: shares traded × close, of all companies. */
  tradedValue: v.number(),
  /** Up to five each, strongest first. */
  gainers: v.array(MoverSchema),
  losers: v.array(MoverSchema),
})
export type MarketDay = v.InferOutput<typeof MarketDaySchema>

/** Without `on`: the latest trading day. */
export const MarketDayQuerySchema = v.strictObject({ on: v.optional(DayQuerySchema) })
