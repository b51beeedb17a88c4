import * as v from 'valibot'
import { locales } from '../locale.ts'
import { TranslationsSchema } from '../locale-schemas.ts'
import { CursorQuerySchema, oneOf, PageQuerySchema, pageSizeQuery } from './query.ts'
import {
  companyReferenceEntries,
  createCursorPageSchema,
  DaySchema,
  InstantSchema,
  TickerSchema,
} from './values.ts'

/** Texts are null in a language without a translation; at least one language exists. */
export const CompanyNewsSummarySchema = v.object({
  id: v.string(),
  ...companyReferenceEntries,
  /** The slug in each language. */
  translations: TranslationsSchema,
  title: TranslationsSchema,
  summary: TranslationsSchema,
  source: v.string(),
  publishedAt: InstantSchema,
})
export type CompanyNewsSummary = v.InferOutput<typeof CompanyNewsSummarySchema>

export const CompanyNewsListSchema = v.object({
  ...companyReferenceEntries,
  ...createCursorPageSchema(CompanyNewsSummarySchema).entries,
})
export type CompanyNewsList = v.InferOutput<typeof CompanyNewsListSchema>

/** Plain-text paragraphs. */
const ParagraphsSchema = v.nullable(v.array(v.string()))

export const CompanyNewsSchema = v.object({
  ...CompanyNewsSummarySchema.entries,
  body: v.object({ id: ParagraphsSchema, en: ParagraphsSchema }),
  /** Up to three other items of the company, newest first. */
  related: v.array(CompanyNewsSummarySchema),
})
export type CompanyNews = v.InferOutput<typeof CompanyNewsSchema>

/** The company of an item with a slug from an old URL. */
export const NewsOwnerSchema = v.object({ ticker: TickerSchema, translations: TranslationsSchema })
export type NewsOwner = v.InferOutput<typeof NewsOwnerSchema>

export const CompanyNewsListQuerySchema = v.strictObject({
  /** Only items published in this language. */
  locale: v.optional(oneOf(locales)),
  page: PageQuerySchema,
  cursor: CursorQuerySchema,
  pageSize: pageSizeQuery(10),
})

/** All companies and news items with their slugs, for the site map. */
export const MarketIndexSchema = v.object({
  /** The latest trading day. */
  asOf: v.nullable(DaySchema),
  companies: v.array(v.object({ slug: v.string(), hasNews: v.boolean() })),
  news: v.array(
    v.object({
      slug: v.string(),
      translations: TranslationsSchema,
      title: TranslationsSchema,
      publishedAt: InstantSchema,
    }),
  ),
})
