import * as v from 'valibot'
import { locales } from '../locale.ts'
import { TranslationsSchema } from '../locale-schemas.ts'
import { CursorQuerySchema, oneOf, PageQuerySchema, pageSizeQuery } from './query.ts'
import { companyReferenceEntries, DaySchema, InstantSchema, pageOf, TickerSchema } from './values.ts'

/** Texts are null in a language that the item was not published in; at least one language is there. */
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
  ...pageOf(CompanyNewsSummarySchema).entries,
})
export type CompanyNewsList = v.InferOutput<typeof CompanyNewsListSchema>

/** Paragraphs without markup. */
const ParagraphsSchema = v.nullable(v.array(v.string()))

export const CompanyNewsSchema = v.object({
  ...CompanyNewsSummarySchema.entries,
  body: v.object({ id: ParagraphsSchema, en: ParagraphsSchema }),
  /** Up to three other items of the company, newest first. */
  related: v.array(CompanyNewsSummarySchema),
})
export type CompanyNews = v.InferOutput<typeof CompanyNewsSchema>

/** Whose item a slug of an old address is. */
export const NewsOwnerSchema = v.object({ ticker: TickerSchema, translations: TranslationsSchema })
export type NewsOwner = v.InferOutput<typeof NewsOwnerSchema>

export const CompanyNewsListQuerySchema = v.strictObject({
  /** Only what was published in this language. */
  locale: v.optional(oneOf(locales)),
  page: PageQuerySchema,
  cursor: CursorQuerySchema,
  pageSize: pageSizeQuery(10),
})

/** Every company and item of news with its address, for the site map. */
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
