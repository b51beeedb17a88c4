import * as v from 'valibot'

export const searchKinds = [
  'article',
  'announcement',
  'faq',
  'promo',
  'event',
  'lesson',
  'report',
  'note',
  'page',
  'product',
  'service',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** `slug` is the document's slug in the asked language; for a product or service its key. */
export const SearchHitSchema = v.object({
  kind: v.picklist(searchKinds),
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
})
export type SearchHit = v.InferOutput<typeof SearchHitSchema>

export const SearchResultSchema = v.object({ hits: v.array(SearchHitSchema) })
export type SearchResult = v.InferOutput<typeof SearchResultSchema>

/** Longest search phrase that is looked at; the rest is cut off. */
export const SEARCH_MAX_CHARACTERS = 100
