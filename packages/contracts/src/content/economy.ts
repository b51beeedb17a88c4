import * as v from 'valibot'
import { DaySchema } from './document-parts.ts'

/** In the order of the strip. `usdIdr` is the JISDOR rate in rupiah; all others are percent. */
export const economySeries = ['biRate', 'inflationYoY', 'usdIdr', 'depositRate', 'lpsRate'] as const
export type EconomySeries = (typeof economySeries)[number]

/** One value of a series. `reference` is the day that it is of, or any day of the month of a monthly series. */
export const EconomyValueSchema = v.object({
  series: v.picklist(economySeries),
  value: v.number(),
  reference: DaySchema,
  published: DaySchema,
  source: v.string(),
  nextDate: v.nullable(DaySchema),
})
export type EconomyValue = v.InferOutput<typeof EconomyValueSchema>

/** Newest reference first. */
export const EconomySchema = v.object({ values: v.array(EconomyValueSchema) })
