import * as v from 'valibot'
import { DaySchema, FileSchema, IdSchema } from './document-parts.ts'

export const seriesKinds = ['ORI', 'SR', 'SBR', 'ST'] as const

/** Rates in percent per year (6.25 is 6.25%). `policyRate` is the one of the last reset; null before the first. */
const SeriesCouponSchema = v.variant('kind', [
  v.object({ kind: v.literal('fixed'), percent: v.number() }),
  v.object({
    kind: v.literal('floating'),
    spread: v.number(),
    floor: v.number(),
    policyRate: v.nullable(v.object({ percent: v.number(), since: DaySchema })),
  }),
])

/** A series of retail government securities; amounts in rupiah. Its status follows from the dates. */
export const BondSeriesSchema = v.object({
  id: IdSchema,
  code: v.string(),
  kind: v.picklist(seriesKinds),
  coupon: SeriesCouponSchema,
  tenorYears: v.number(),
  offerFrom: DaySchema,
  offerTo: DaySchema,
  settlement: DaySchema,
  firstCoupon: DaySchema,
  maturity: DaySchema,
  minimum: v.number(),
  maximum: v.number(),
  /** The first day of trading after the holding period; null for a series that is never traded. */
  tradableFrom: v.nullable(DaySchema),
  /** The period in which holders may ask for a part back before maturity; null without one. */
  earlyRedemption: v.nullable(v.object({ from: DaySchema, to: DaySchema, maxPercent: v.number() })),
  memorandum: v.nullable(FileSchema),
})
export type BondSeries = v.InferOutput<typeof BondSeriesSchema>

export const BondSeriesListSchema = v.object({ series: v.array(BondSeriesSchema) })
