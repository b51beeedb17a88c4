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

/** A published document: where it is in each language (null: not written in it) and since when it reads as it does. */
export const IndexedDocumentSchema = v.object({
  translations: TranslationsSchema,
  /** Set on documents with a fixed place on the site (`aboutUs`), whose slug is not their address. */
  key: v.nullable(v.string()),
  title: TranslationsSchema,
  cover: v.nullable(PictureSchema.entries.path),
  publishedAt: InstantSchema,
  updatedAt: InstantSchema,
})
export type IndexedDocument = v.InferOutput<typeof IndexedDocumentSchema>

/** Every published document of a kind, newest first; the site map and the feeds of search engines are made from it. */
export const SiteIndexSchema = v.object({ documents: v.array(IndexedDocumentSchema) })
export type SiteIndex = v.InferOutput<typeof SiteIndexSchema>
