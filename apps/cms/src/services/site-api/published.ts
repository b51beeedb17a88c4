import { sql } from '@payloadcms/db-postgres'
import type { Translations } from '@site/contracts/locale-schemas.ts'
import { previewSlug } from '@site/contracts/preview-token.ts'
import type { CollectionSlug, Where } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { toTextsTable } from '#cms/base/database/tables.ts'
import type { ContentInLocale, SiteContext } from './context.ts'
import { findPreview, isPreviewed } from './preview.ts'

/** Published documents that match every condition and are completely translated into the requested language. */
export function published(...conditions: Where[]): Where {
  return publishedAtAll({ isWhole: { equals: true } }, ...conditions)
}

/** Published documents in any language, for queries with `locale: 'all'`; `completeTexts` filters by language. */
export function publishedAtAll(...conditions: Where[]): Where {
  return { and: [{ _status: { equals: 'published' } }, ...conditions] }
}

/** Fields of a relation that `loaded` needs. */
export const shownFields = { _status: true, isWhole: true } as const

/** Common options of list queries. Without a page it skips the total count, which would cost more than the query. */
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

type Shown = { id: number; _status?: string | null | undefined; isWhole?: boolean | null | undefined }

/** A populated relation; null if it is missing, unpublished or incompletely translated. */
export function loaded<Document extends Shown>(
  relation: number | Document | null | undefined,
): Document | null {
  if (typeof relation !== 'object' || relation === null) return null
  return relation._status === 'published' && relation.isWhole === true ? relation : null
}

/** A localized value in the response of `locale: 'all'`. */
export const inBothSchema = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(
    v.nullable(v.object({ id: v.optional(v.nullable(value)), en: v.optional(v.nullable(value)) })),
    null,
  )

type InBoth<Value> = { id?: Value | null | undefined; en?: Value | null | undefined } | null

/** Texts by language, null if missing or incompletely translated. */
function completeTexts(texts: InBoth<string>, isWhole: InBoth<boolean>): Translations {
  return { id: (isWhole?.id && texts?.id) || null, en: (isWhole?.en && texts?.en) || null }
}

/** Collections with a column per language that marks listed documents (migration listed_documents). */
export type ListedCollection = Extract<
  CollectionSlug,
  | 'articles'
  | 'announcements'
  | 'categories'
  | 'faqs'
  | 'promos'
  | 'events'
  | 'lessons'
  | 'terms'
  | 'reports'
  | 'morning-notes'
  | 'pages'
>

const SlugsSchema = v.object({
  id: v.number(),
  category: v.optional(v.nullable(v.number()), null),
  marketDate: v.optional(v.nullable(v.string()), null),
  slug: inBothSchema(v.string()),
  isWhole: inBothSchema(v.boolean()),
})

/** A document's data before it is loaded, so that related documents can load concurrently. */
export type Found = {
  id: number
  translations: Translations
  /** Null if the collection has none. */
  category: number | null
  marketDate: string | null
}

/** Finds a published document by its slug in either language; null if it is not translated completely. */
export async function findBySlug(
  context: SiteContext,
  collection: ListedCollection,
  slug: string,
): Promise<Found | null> {
  const preview = findPreview(context, collection)
  if (preview && isPreviewed(preview, { slug })) return findDraft(context, collection, preview.document)
  const named = await idsOfSlug(context, collection, slug)
  if (named.length === 0) return null
  const found = await findTranslated(context, collection, { id: { in: named } }, slug)
  if (found) context.tags.page(collection, found.id)
  return found
}

export const IdsSchema = v.array(v.object({ id: v.number() }))

/** At most two: the slug may name one document per language. A condition on both languages has no index. */
async function idsOfSlug(
  { payload }: ContentInLocale,
  collection: ListedCollection,
  slug: string,
): Promise<number[]> {
  const rows = await query(
    payload,
    sql`select distinct _parent_id as id from ${toTextsTable(collection)} where slug = ${slug}`,
  )
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

/** The newest draft of a document, which may lack this language. */
export async function findDraft(
  { payload }: SiteContext,
  collection: ListedCollection,
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

/** As findBySlug, for any condition; `preferred` decides if two documents share a slug. */
export async function findTranslated(
  { payload, locale }: ContentInLocale,
  collection: ListedCollection,
  condition: Where,
  preferred?: string,
): Promise<Found | null> {
  const { docs } = await payload.find({
    collection,
    where: publishedAtAll(condition),
    locale: 'all',
    select: { slug: true, isWhole: true, category: true, marketDate: true },
    depth: 0,
    limit: 2,
    pagination: false,
    overrideAccess: true,
  })
  const candidates = v
    .parse(v.array(SlugsSchema), docs)
    .map(({ slug, isWhole, ...found }) => ({ ...found, translations: completeTexts(slug, isWhole) }))
    .filter(({ translations }) => translations[locale] !== null)
  return candidates.find(({ translations }) => translations[locale] === preferred) ?? candidates[0] ?? null
}

/** One page of a list in the contract's format. */
export function paged<Item>(
  result: { page?: number | undefined; totalPages: number; totalDocs: number },
  items: Item[],
): { items: Item[]; page: number; pageCount: number; total: number } {
  return { items, page: result.page ?? 1, pageCount: Math.max(1, result.totalPages), total: result.totalDocs }
}

/** A point in time in the contract's format; `fallback` if the field is empty. */
export function instant(value: string | null | undefined, fallback: string): string {
  return new Date(value ?? fallback).toISOString()
}

/** A calendar day, which is stored as noon UTC. */
export function day(value: string): string {
  return new Date(value).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
