import * as v from 'valibot'
import { ArticleSummarySchema } from './articles.ts'
import { EventSummarySchema } from './education.ts'
import { ProductSummarySchema } from './products.ts'
import { PromoSummarySchema } from './promos.ts'
import { NoteSummarySchema, ReportSummarySchema } from './research.ts'

/** Everything that the home page takes from the CMS, newest first, promotions and events that are not over. */
export const HomeSchema = v.object({
  products: v.array(ProductSummarySchema),
  morningNote: v.nullable(NoteSummarySchema),
  reports: v.array(ReportSummarySchema),
  articles: v.array(ArticleSummarySchema),
  events: v.array(EventSummarySchema),
  promos: v.array(PromoSummarySchema),
})
export type Home = v.InferOutput<typeof HomeSchema>
