import * as v from 'valibot'

/** `sitePage` is a page that is no document, such as a calculator. */
export const searchKinds = [
  'product',
  'service',
  'report',
  'recommendation',
  'note',
  'article',
  'promo',
  'event',
  'lesson',
  'term',
  'video',
  'faq',
  'announcement',
  'office',
  'page',
  'sitePage',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** A text in segments that alternate between not matching and matching the query. */
const SegmentsSchema = v.array(v.string())
export type Segments = v.InferOutput<typeof SegmentsSchema>

/**
 * `slug` is the document's slug in the requested language; for a product or service its key; for a video its list page
 * and ID ("2-17"), for a recommendation its ticker and ID ("BQNS-4"), for an office its ID, for a site page its name.
 */
export const SearchHitSchema = v.object({
  kind: v.picklist(searchKinds),
  slug: v.string(),
  title: SegmentsSchema,
  /** The summary, or the matching passage of the text if the summary does not match. */
  excerpt: SegmentsSchema,
})
export type SearchHit = v.InferOutput<typeof SearchHitSchema>

/** Hits in order of relevance; `groups` has the order of their kinds and the number of matches per kind. */
export const SearchResultSchema = v.object({
  hits: v.array(SearchHitSchema),
  groups: v.array(v.object({ kind: v.picklist(searchKinds), total: v.number() })),
  total: v.number(),
  /** Whether there are more matches than counted, for very frequent words. */
  hasMore: v.boolean(),
  /** The corrected query that was used instead. */
  spelling: v.nullable(v.string()),
  /** Whether no document has all words: these have some of them. */
  isPartial: v.boolean(),
})
export type SearchResult = v.InferOutput<typeof SearchResultSchema>

/** The best titles for an incomplete query. */
export const SearchSuggestionsSchema = v.object({
  hits: v.array(v.omit(SearchHitSchema, ['excerpt'])),
  /** Like in a search result. */
  spelling: v.nullable(v.string()),
})
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestionsSchema>
