import * as v from 'valibot'
import { DaySchema, IdSchema } from './document-parts.ts'

/** A halt of all trading. Times of Jakarta such as `13:43:13`; `to` is null until its end is stated. */
export const MarketHaltSchema = v.object({
  id: IdSchema,
  date: DaySchema,
  from: v.string(),
  to: v.nullable(v.string()),
  /** The first, second or third level of the rule in force. */
  level: v.picklist(['1', '2', '3']),
  source: v.string(),
})
export type MarketHalt = v.InferOutput<typeof MarketHaltSchema>

/** Newest first. */
export const MarketHaltListSchema = v.object({ halts: v.array(MarketHaltSchema) })
