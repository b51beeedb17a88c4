import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import { InstantSchema, PictureSchema } from './document-parts.ts'

/** The kinds of documents that have pages of their own. */
export const indexedKinds = [
  'articles',
  'announcements',
  'faqs',
  'promos',
  'events',
  'lessons',
  'reports',
  'notes',
  'pages',
] as const
export type IndexedKind = (typeof indexedKinds)[number]

/** The kinds that news search takes. */
export const newsKinds = ['articles', 'announcements', 'notes'] as const satisfies readonly IndexedKind[]
export type NewsKind = (typeof newsKinds)[number]

/** News search takes no more at once. */
export const mostNews = 1_000

/**
 * Documents of one part of an index, so of one site map, at most. A site map may hold many more; parts of this size
 * are answered and written in the time of a page, however many there are, and hold up no visitor. Which part a
 * document is in follows from its id alone, so what becomes of others never moves it.
 */
export const documentsPerPart = 2_000

/** A published document: where it is in each language (null: not written in it) and since when it reads as it does. */
export const IndexedDocumentSchema = v.object({
  translations: TranslationsSchema,
  /** Set on documents with a fixed place on the site (`aboutUs`), whose slug is not their address. */
  key: v.nullable(v.string()),
  cover: v.nullable(PictureSchema.entries.path),
  updatedAt: InstantSchema,
})
export type IndexedDocument = v.InferOutput<typeof IndexedDocumentSchema>

/** One part of a language's published documents of a kind, the highest ids first; the lowest are in part 1: the site map is made from it. */
export const SiteIndexSchema = v.object({ documents: v.array(IndexedDocumentSchema) })

/** The parts of each kind in one language that hold documents, in order, with the newest change of each. */
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

/** What was published in both or either language since a point in time, the newest first. */
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
