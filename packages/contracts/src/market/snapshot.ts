import * as v from 'valibot'
import {
  ChangedQuoteSchema,
  companyReferenceEntries,
  DaySchema,
  PercentSchema,
  PriceChangeSchema,
  PriceSchema,
} from './values.ts'

export const SnapshotCompanySchema = v.object({
  ...companyReferenceEntries,
  quote: ChangedQuoteSchema,
  /** Adjusted closes of the last 30 trading days, oldest first. */
  spark: v.array(PriceSchema),
})
export type SnapshotCompany = v.InferOutput<typeof SnapshotCompanySchema>

export const IndexQuoteSchema = v.object({
  name: v.string(),
  date: DaySchema,
  value: PriceSchema,
  change: PriceChangeSchema,
  changePercent: PercentSchema,
  /** One year, reduced to about sixty points, oldest first; the last is the latest value. */
  series: v.array(v.object({ date: DaySchema, value: PriceSchema })),
})
export type IndexQuote = v.InferOutput<typeof IndexQuoteSchema>

/** The market overview of the home page. */
export const SnapshotSchema = v.object({
  index: v.nullable(IndexQuoteSchema),
  /** The featured companies that were traded on the latest trading day. */
  featured: v.array(SnapshotCompanySchema),
  /** Up to five each, largest change first. */
  gainers: v.array(SnapshotCompanySchema),
  losers: v.array(SnapshotCompanySchema),
  asOf: v.nullable(DaySchema),
})
export type Snapshot = v.InferOutput<typeof SnapshotSchema>
