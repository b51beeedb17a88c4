import type { Translations } from '@site/contracts/locale-schemas.ts'
import { previewSlug } from '@site/contracts/preview-token.ts'
import type { CollectionSlug, Where } from 'payload'
import * as v from 'valibot'
import type { SiteContext } from './context.ts'
import { isPreviewed, previewOf } from './preview.ts'

/** Published documents that meet every condition. */
export function published(...conditions: Where[]): Where {
  return { and: [{ _status: { equals: 'published' } }, ...conditions] }
}

/** Only documents that have the field in the asked language. */
export function has(field: string): Where {
  return { [field]: { exists: true } }
}

export const newestFirst = ['-publishedAt', '-id']

/** What the questions for lists have in common. Without a page only the first ones: counting all costs more than these. */
export function listQuery(
  where: Where,
  { sort, limit, page }: { sort: string[]; limit: number; page?: number | undefined },
) {
  return {
    where,
    sort,
    depth: 1,
    limit,
    page: page ?? 1,
    pagination: page !== undefined,
    overrideAccess: true,
  }
}

function isPublished(document: { _status?: string | null | undefined }): boolean {
  return document._status === 'published'
}

/** A relation that was loaded, or null where it is empty, unpublished or gone. */
export function loaded<Document extends { id: number; _status?: string | null | undefined }>(
  relation: number | Document | null | undefined,
): Document | null {
  return typeof relation === 'object' && relation !== null && isPublished(relation) ? relation : null
}

type SluggedCollection = Extract<
  CollectionSlug,
  | 'articles'
  | 'announcements'
  | 'faqs'
  | 'promos'
  | 'events'
  | 'lessons'
  | 'reports'
  | 'morning-notes'
  | 'pages'
>

const SlugsSchema = v.object({
  id: v.number(),
  category: v.optional(v.nullable(v.number()), null),
  marketDate: v.optional(v.nullable(v.string()), null),
  slug: v.optional(
    v.nullable(v.object({ id: v.optional(v.nullable(v.string())), en: v.optional(v.nullable(v.string())) })),
  ),
})

/** What is known of a document before it is loaded, so that its neighbours can be loaded beside it. */
type Found = {
  id: number
  translations: Translations
  /** Null where the collection has none. */
  category: number | null
  marketDate: string | null
}

/**
 * Finds a published document by its slug in either language. Null when there is none, or when it
 * is not written in the asked language.
 */
export async function findBySlug(
  context: SiteContext,
  collection: SluggedCollection,
  slug: string,
): Promise<Found | null> {
  const preview = previewOf(context, collection)
  if (preview && isPreviewed(preview, { slug })) return findDraft(context, collection, preview.document)
  return findTranslated(
    context,
    collection,
    {
      or: [{ 'slug.id': { equals: slug } }, { 'slug.en': { equals: slug } }],
    },
    slug,
  )
}

/** The newest draft of a document, published or never, in a language that it may still lack. */
export async function findDraft(
  { payload }: SiteContext,
  collection: SluggedCollection,
  id: number,
): Promise<Found | null> {
  const document = await payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (document === null) return null
  const { category, marketDate } = v.parse(SlugsSchema, document)
  return { id, category, marketDate, translations: { id: previewSlug(id), en: previewSlug(id) } }
}

/** As findBySlug, by any condition; `preferred` decides between two documents that share a slug. */
export async function findTranslated(
  { payload, locale }: Pick<SiteContext, 'payload' | 'locale'>,
  collection: SluggedCollection,
  condition: Where,
  preferred?: string,
): Promise<Found | null> {
  const { docs } = await payload.find({
    collection,
    where: published(condition),
    locale: 'all',
    select: { slug: true, category: true, marketDate: true },
    depth: 0,
    limit: 2,
    pagination: false,
    overrideAccess: true,
  })
  const candidates = v.parse(v.array(SlugsSchema), docs)
  const found = candidates.find(({ slug }) => slug?.[locale] === preferred) ?? candidates[0]
  if (!found?.slug?.[locale]) return null
  const { id, slug, category, marketDate } = found
  return { id, category, marketDate, translations: { id: slug.id ?? null, en: slug.en ?? null } }
}

/** One page of a list in the form of the contract. */
export function paged<Item>(
  result: { page?: number | undefined; totalPages: number; totalDocs: number },
  items: Item[],
): { items: Item[]; page: number; pageCount: number; total: number } {
  return { items, page: result.page ?? 1, pageCount: Math.max(1, result.totalPages), total: result.totalDocs }
}

/** A point in time in the form of the contract; `fallback` where an editor left it empty. */
export function instant(value: string | null | undefined, fallback: string): string {
  return new Date(value ?? fallback).toISOString()
}

/** A calendar day: such fields hold noon UTC. */
export function day(value: string): string {
  return new Date(value).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
