import * as v from 'valibot'
import {
  createPageSchema,
  detailEntries,
  documentEntries,
  HtmlSchema,
  InstantSchema,
  PictureSchema,
} from './document-parts.ts'
import { ProductKeySchema } from './products.ts'

export const PromoSummarySchema = v.object({
  ...documentEntries,
  cover: v.nullable(PictureSchema),
  startsAt: InstantSchema,
  endsAt: InstantSchema,
  product: v.nullable(ProductKeySchema),
})
export type PromoSummary = v.InferOutput<typeof PromoSummarySchema>

/** Current ones: running first, then upcoming. Ended ones (`when`): latest first. */
export const PromoListSchema = createPageSchema(PromoSummarySchema)
export type PromoList = v.InferOutput<typeof PromoListSchema>

export const PromoSchema = v.object({
  ...PromoSummarySchema.entries,
  ...detailEntries,
  quota: v.string(),
  terms: HtmlSchema,
  related: v.array(PromoSummarySchema),
})
export type Promo = v.InferOutput<typeof PromoSchema>
