import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import { InstantSchema, PictureSchema } from './document-parts.ts'

/** Document kinds with their own pages. */
export const indexedKinds = [
  'articles',
  'announcements',
  'faqs',
  'promos',
  'events',
  'lessons',
  'courses',
  'terms',
  'reports',
  'notes',
  'pages',
] as const
export type IndexedKind = (typeof indexedKinds)[number]

/** Document kinds in the news site map. */
export const newsKinds = ['articles', 'announcements', 'notes'] as const satisfies readonly IndexedKind[]
export type NewsKind = (typeof newsKinds)[number]

/** The limit of the Google News site map. */
export const maxNews = 1_000

/**
 * Max documents per part of an index, and so per site map. Site maps may be larger, but parts of this size respond as
 * fast as a page. The ID of a document determines its part, so other documents never move it.
 */
export const documentsPerPart = 2_000

/** A published document: its slug per language (null without a translation) and the time of its last change. */
export const IndexedDocumentSchema = v.object({
  translations: TranslationsSchema,
  /** Set for documents with a fixed path (`aboutUs`), which does not contain their slug. */
  key: v.nullable(v.string()),
  cover: v.nullable(PictureSchema.entries.path),
  updatedAt: InstantSchema,
})
export type IndexedDocument = v.InferOutput<typeof IndexedDocumentSchema>

/**
 * One part of the published documents of a kind in a language, highest IDs first; part 1 has the lowest. The site map
 * is generated from it.
 */
export const SiteIndexSchema = v.object({ documents: v.array(IndexedDocumentSchema) })

/** The non-empty parts of each kind in one language, in order, with the latest change of each. */
export const SiteIndexPartsSchema = v.object({
  kinds: v.array(
    v.object({
      kind: v.picklist(indexedKinds),
      parts: v.array(
        v.object({ part: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), changed: InstantSchema }),
      ),
    }),
  ),
})
export type SiteIndexParts = v.InferOutput<typeof SiteIndexPartsSchema>

/** Documents published since a point in time in either language, newest first. */
export const NewsIndexSchema = v.object({
  documents: v.array(
    v.object({
      kind: v.picklist(newsKinds),
      translations: TranslationsSchema,
      title: TranslationsSchema,
      publishedAt: InstantSchema,
    }),
  ),
})
export type NewsIndex = v.InferOutput<typeof NewsIndexSchema>
