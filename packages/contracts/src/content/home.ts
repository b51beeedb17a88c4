import * as v from 'valibot'
import { ArticleSummarySchema } from './articles.ts'
import { EventSummarySchema } from './education.ts'
import { ProductSummarySchema } from './products.ts'
import { PromoSummarySchema } from './promos.ts'
import { NoteSummarySchema, ReportSummarySchema } from './research.ts'

/** The CMS content of the home page: newest first, without ended promotions and events. */
export const HomeSchema = v.object({
  products: v.array(ProductSummarySchema),
  morningNote: v.nullable(NoteSummarySchema),
  reports: v.array(ReportSummarySchema),
  articles: v.array(ArticleSummarySchema),
  events: v.array(EventSummarySchema),
  promos: v.array(PromoSummarySchema),
})
export type Home = v.InferOutput<typeof HomeSchema>
