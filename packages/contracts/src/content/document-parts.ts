import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'

/** A point in time, ISO 8601 in UTC (`2026-11-18T02:00:00.000Z`). */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp())
/** A calendar day (`2026-11-18`), without a time zone. */
export const DaySchema = v.pipe(v.string(), v.isoDate())
export const IdSchema = v.pipe(v.number(), v.safeInteger())

/** HTML generated and sanitized by the CMS. */
export const HtmlSchema = v.string()

const placeholderCharacters = 300

/**
 * `path` is relative to the CMS URL, starts with `/media/`, and changes with the file. `placeholder` is a tiny image to
 * show while the real one loads; null without one.
 */
export const PictureSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/media/')),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  placeholder: v.optional(
    v.nullable(
      v.pipe(v.string(), v.startsWith('data:image/webp;base64,'), v.maxLength(placeholderCharacters)),
    ),
    null,
  ),
})
export type Picture = v.InferOutput<typeof PictureSchema>

export const FileSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/media/')),
  name: v.string(),
  mimeType: v.string(),
  bytes: v.number(),
})
export type File = v.InferOutput<typeof FileSchema>

export const CategorySchema = v.object({ id: IdSchema, slug: v.string(), name: v.string() })
export type Category = v.InferOutput<typeof CategorySchema>

export const FactSchema = v.object({ label: v.string(), value: v.string() })
export type Fact = v.InferOutput<typeof FactSchema>

export const StepSchema = v.object({ title: v.string(), text: v.string() })
export type Step = v.InferOutput<typeof StepSchema>

/** Fields of every document with its own page. */
export const documentEntries = {
  id: IdSchema,
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
}

/** What editors wrote for search engines and shared links; null: the title, the summary or the drawn image. */
export const SeoSchema = v.object({
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  image: v.nullable(PictureSchema),
})
export type Seo = v.InferOutput<typeof SeoSchema>

/** The last change after the first publication; null without one, and from a CMS of the previous release. */
export const RevisionSchema = v.optional(v.nullable(InstantSchema), null)

/** Additional fields of a document's own page. */
export const detailEntries = {
  body: HtmlSchema,
  translations: TranslationsSchema,
  updatedAt: InstantSchema,
  revisedAt: RevisionSchema,
  seo: v.optional(v.nullable(SeoSchema), null),
}

/** One page of a list; `page` starts at 1, `pageCount` is at least 1. */
export function createPageSchema<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    page: v.number(),
    pageCount: v.number(),
    total: v.number(),
  })
}
