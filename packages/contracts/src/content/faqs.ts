import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import { CategorySchema, HtmlSchema, IdSchema, InstantSchema, RevisionSchema } from './document-parts.ts'

export const FaqSchema = v.object({
  id: IdSchema,
  slug: v.string(),
  question: v.string(),
  answer: HtmlSchema,
})
export type Faq = v.InferOutput<typeof FaqSchema>

/** All questions, grouped by category, in the editors' order. */
export const FaqListSchema = v.object({
  groups: v.array(v.object({ category: CategorySchema, faqs: v.array(FaqSchema) })),
})
export type FaqList = v.InferOutput<typeof FaqListSchema>

export const FaqDetailSchema = v.object({
  ...FaqSchema.entries,
  category: CategorySchema,
  translations: TranslationsSchema,
  updatedAt: InstantSchema,
  revisedAt: RevisionSchema,
  related: v.array(v.object({ id: IdSchema, slug: v.string(), question: v.string() })),
})
export type FaqDetail = v.InferOutput<typeof FaqDetailSchema>
