import * as v from 'valibot'

/** What visitors most often look for comes first. */
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
  'video',
  'faq',
  'announcement',
  'office',
  'page',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** A text in pieces that together are the text: in turn one that does not match the phrase and one that does. */
const SegmentsSchema = v.array(v.string())
export type Segments = v.InferOutput<typeof SegmentsSchema>

/**
 * `slug` is the document's slug in the asked language; for a product or service its key; for a video its list's page
 * and its id ("2-17"), for a recommendation its ticker and id ("BQNS-4"), for an office its id.
 */
export const SearchHitSchema = v.object({
  kind: v.picklist(searchKinds),
  slug: v.string(),
  title: SegmentsSchema,
  /** The summary, or the passage of the text that matches where the summary does not. */
  excerpt: SegmentsSchema,
})
export type SearchHit = v.InferOutput<typeof SearchHitSchema>

/** Hits best first; `groups` says in which order their kinds come and how many documents of each match. */
export const SearchResultSchema = v.object({
  hits: v.array(SearchHitSchema),
  groups: v.array(v.object({ kind: v.picklist(searchKinds), total: v.number() })),
  total: v.number(),
  /** Whether there are more than were counted: a word that stands nearly everywhere. */
  hasMore: v.boolean(),
  /** The phrase that was looked for instead, where the typed one finds nothing. */
  spelling: v.nullable(v.string()),
})
export type SearchResult = v.InferOutput<typeof SearchResultSchema>

/** The few best titles for a phrase that is still being typed. */
export const SearchSuggestionsSchema = v.object({
  hits: v.array(v.omit(SearchHitSchema, ['excerpt'])),
  /** As of a result. */
  spelling: v.nullable(v.string()),
})
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestionsSchema>
