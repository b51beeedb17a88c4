import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import {
  detailEntries,
  FactSchema,
  HtmlSchema,
  IdSchema,
  InstantSchema,
  PictureSchema,
} from './document-parts.ts'
import { PageNameSchema } from './site-chrome.ts'

/** The blocks that the CMS returns. */
export const BlockSchema = v.variant('kind', [
  v.object({ kind: v.literal('text'), heading: v.string(), body: HtmlSchema }),
  v.object({ kind: v.literal('figures'), heading: v.string(), items: v.array(FactSchema) }),
  v.object({
    kind: v.literal('timeline'),
    heading: v.string(),
    items: v.array(v.object({ date: v.string(), title: v.string(), text: v.string() })),
  }),
  v.object({ kind: v.literal('picture'), picture: v.nullable(PictureSchema), caption: v.string() }),
  v.object({
    kind: v.literal('callToAction'),
    heading: v.string(),
    text: v.string(),
    page: PageNameSchema,
    label: v.string(),
  }),
])
export type Block = v.InferOutput<typeof BlockSchema>

const knownKinds: ReadonlySet<unknown> = new Set(
  BlockSchema.options.map(({ entries }) => entries.kind.literal),
)

/** From a later release of the CMS: only its kind is read. */
const UnknownBlockSchema = v.pipe(
  v.object({
    kind: v.pipe(
      v.string(),
      v.check((kind) => !knownKinds.has(kind)),
    ),
  }),
  v.transform(({ kind }) => ({ unknownKind: kind })),
)

/** A page composed by editors, such as about us or the privacy policy. */
export const StaticPageSchema = v.object({
  id: IdSchema,
  /** Names the pages that code knows, such as the app's. */
  key: v.optional(v.nullable(v.string()), null),
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  blocks: v.array(BlockSchema),
  translations: TranslationsSchema,
  updatedAt: InstantSchema,
  revisedAt: detailEntries.revisedAt,
  seo: detailEntries.seo,
})
export type StaticPage = v.InferOutput<typeof StaticPageSchema>

/**
 * The page as the web app parses it: a block kind from a later CMS release is skipped and reported. An invalid block of
 * a known kind is a validation error of the whole response.
 */
export const ShownPageSchema = v.pipe(
  v.object({
    ...StaticPageSchema.entries,
    blocks: v.array(v.lazy((block) => (v.is(UnknownBlockSchema, block) ? UnknownBlockSchema : BlockSchema))),
  }),
  v.transform(({ blocks, ...page }) => ({
    page: { ...page, blocks: blocks.flatMap((block) => ('unknownKind' in block ? [] : [block])) },
    unknownKinds: blocks.flatMap((block) => ('unknownKind' in block ? [block.unknownKind] : [])),
  })),
)

export const OfficeSchema = v.object({
  id: IdSchema,
  name: v.string(),
  address: v.string(),
  city: v.string(),
  phone: v.string(),
  email: v.string(),
  hours: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
})
export type Office = v.InferOutput<typeof OfficeSchema>

export const OfficeListSchema = v.object({ offices: v.array(OfficeSchema) })
