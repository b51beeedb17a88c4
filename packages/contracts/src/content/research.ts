import * as v from 'valibot'
import { LocaleSchema } from '../locale-schemas.ts'
import { DisclosureSchema } from './disclosure.ts'
import {
  CategorySchema,
  createPageSchema,
  DaySchema,
  detailEntries,
  documentEntries,
  FileSchema,
  IdSchema,
  InstantSchema,
  PictureSchema,
} from './document-parts.ts'

/** Min upside over the price at issue for “Buy”. A “Hold” target is below that, a “Sell” target below the price. */
export const minUpsidePercent = 15

export const RatingSchema = v.picklist(['buy', 'hold', 'sell'])
export type Rating = v.InferOutput<typeof RatingSchema>

/** `firstPage` is an image of the PDF's first page. Fields that an older CMS does not send are empty. */
export const ReportSummarySchema = v.object({
  ...documentEntries,
  category: v.nullable(CategorySchema),
  tickers: v.array(v.string()),
  rating: v.nullable(RatingSchema),
  publishedAt: InstantSchema,
  analystRole: v.optional(v.string(), ''),
  pdf: v.optional(v.nullable(FileSchema), null),
  firstPage: v.optional(v.nullable(PictureSchema), null),
})
export type ReportSummary = v.InferOutput<typeof ReportSummarySchema>

/** Sectors of reports; listed funds (Z) are excluded. */
export const reportSectors = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] as const

/** A filter option with the number of reports that it would show with the other filters. */
export const ReportChoiceSchema = v.object({ key: v.string(), name: v.string(), count: v.number() })

/**
 * `months` (`2026-11`) are all months with reports, newest first, independent of the filter. `untranslated` is the
 * number of matching reports in the other language only.
 */
export const ReportListSchema = v.object({
  ...createPageSchema(ReportSummarySchema).entries,
  untranslated: v.optional(v.number(), 0),
  categories: v.array(CategorySchema),
  choices: v.optional(
    v.object({
      category: v.array(ReportChoiceSchema),
      sector: v.array(ReportChoiceSchema),
      analyst: v.array(ReportChoiceSchema),
    }),
    { category: [], sector: [], analyst: [] },
  ),
  months: v.optional(v.array(v.string()), []),
})
export type ReportList = v.InferOutput<typeof ReportListSchema>

/** Prices in rupiah per share. `language` is that of all texts if they lack a translation. */
export const RecommendationSchema = v.object({
  id: IdSchema,
  ticker: v.string(),
  rating: RatingSchema,
  issuedAt: DaySchema,
  priceAtIssue: v.number(),
  targetPrice: v.number(),
  stopLoss: v.nullable(v.number()),
  horizonMonths: v.number(),
  analystRole: v.string(),
  rationale: v.string(),
  status: v.picklist(['open', 'closed']),
  closedAt: v.nullable(DaySchema),
  closePrice: v.nullable(v.number()),
  report: v.nullable(v.object({ slug: v.string(), title: v.string() })),
  language: v.optional(LocaleSchema),
})
export type Recommendation = v.InferOutput<typeof RecommendationSchema>

/** `recommendations` are based on the report, newest first. */
export const ReportSchema = v.object({
  ...ReportSummarySchema.entries,
  ...detailEntries,
  sectorCode: v.nullable(v.string()),
  priceAtIssue: v.nullable(v.number()),
  targetPrice: v.nullable(v.number()),
  previousTarget: v.optional(v.nullable(v.number()), null),
  horizonMonths: v.nullable(v.number()),
  sectorName: v.optional(v.nullable(v.string()), null),
  keyPoints: v.array(v.string()),
  disclosure: v.optional(v.nullable(DisclosureSchema), null),
  disclosures: v.optional(v.array(v.string()), []),
  recommendations: v.optional(v.array(RecommendationSchema), []),
  pdfPages: v.nullable(v.number()),
  related: v.array(ReportSummarySchema),
})
export type Report = v.InferOutput<typeof ReportSchema>

export const NoteSummarySchema = v.object({
  ...documentEntries,
  marketDate: DaySchema,
  highlights: v.array(v.string()),
  publishedAt: InstantSchema,
})
export type NoteSummary = v.InferOutput<typeof NoteSummarySchema>

/** `months` (`2026-11`) are all months with notes, newest first, independent of the filter. */
export const NoteListSchema = v.object({
  ...createPageSchema(NoteSummarySchema).entries,
  months: v.optional(v.array(v.string()), []),
})
export type NoteList = v.InferOutput<typeof NoteListSchema>

/** `previous` and `next` are the notes of the adjacent days. */
export const NoteSchema = v.object({
  ...NoteSummarySchema.entries,
  ...detailEntries,
  previous: v.nullable(NoteSummarySchema),
  next: v.nullable(NoteSummarySchema),
})
export type Note = v.InferOutput<typeof NoteSchema>

/** Page size of a list of recommendations, whose prices are requested at once (`maxSpans`). */
export const recommendationsPerPage = 20

export const RecommendationListSchema = createPageSchema(RecommendationSchema)
export type RecommendationList = v.InferOutput<typeof RecommendationListSchema>
