import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import { HtmlSchema, IdSchema, InstantSchema } from './document-parts.ts'
import { PageNameSchema } from './site-chrome.ts'

/** `term` is written as within a sentence: `dividend`, `Indonesia Stock Exchange`. */
export const TermSummarySchema = v.object({
  id: IdSchema,
  slug: v.string(),
  term: v.string(),
  abbreviation: v.nullable(v.string()),
  definition: v.string(),
})
export type TermSummary = v.InferOutput<typeof TermSummarySchema>

/** All terms in alphabetical order; with a query, the matching ones, best first. */
export const GlossarySchema = v.object({
  terms: v.array(TermSummarySchema),
  /** The number of terms without the query. */
  total: v.number(),
  /** The corrected query that was used instead, if the original one has no match. */
  spelling: v.nullable(v.string()),
})
export type Glossary = v.InferOutput<typeof GlossarySchema>

const NeighborSchema = v.nullable(v.pick(TermSummarySchema, ['slug', 'term']))

export const TermSchema = v.object({
  ...TermSummarySchema.entries,
  /** Other correct names. */
  synonyms: v.array(v.string()),
  /** The term in the other language. */
  counterpart: v.nullable(v.string()),
  /** Empty if the definition says everything. */
  body: HtmlSchema,
  related: v.array(TermSummarySchema),
  /** Documents that use the term, at most a few. */
  uses: v.array(v.object({ kind: v.picklist(['lesson', 'article']), slug: v.string(), title: v.string() })),
  /** Where to try the term. */
  page: v.nullable(PageNameSchema),
  previous: NeighborSchema,
  next: NeighborSchema,
  translations: TranslationsSchema,
  updatedAt: InstantSchema,
})
export type Term = v.InferOutput<typeof TermSchema>
