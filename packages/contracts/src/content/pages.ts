import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import { FactSchema, HtmlSchema, IdSchema, InstantSchema, PictureSchema } from './document-parts.ts'
import { PageNameSchema } from './shell.ts'

/** What an editor can build a page from; the web app renders each kind and reports one it does not know. */
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

/** A page that editors compose: about us, privacy policy, and whatever they add. */
export const StaticPageSchema = v.object({
  id: IdSchema,
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  blocks: v.array(BlockSchema),
  translations: TranslationsSchema,
  updatedAt: InstantSchema,
})
export type StaticPage = v.InferOutput<typeof StaticPageSchema>

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
