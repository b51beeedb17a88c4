import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { Where } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { toTable } from '#cms/base/database/tables.ts'
import type { ContentInLocale } from './context.ts'
import { IdsSchema, type ListedCollection, published } from './published.ts'

// IDs are found by an index alone: each column that a list filters or sorts by needs an index `WHERE listed_id` and one
// `WHERE listed_en`, ending in `id`, as in the migration 20261122_081500_listed_documents.

type Condition = ReturnType<typeof sql>

export type Listing = {
  /** SQL over the collection's table `d`. */
  where?: readonly (Condition | null)[]
  /** The sort column; ties are sorted by ID in the same direction. */
  by: string
  order: 'ascending' | 'descending'
  limit: number
  /** The total number, if known. */
  total?: number
}

export const newestPublished = { by: 'published_at', order: 'descending' } as const

const CountSchema = v.tuple([v.object({ count: v.number() })])

/** IDs of the first documents of a list, without the cost of counting all. */
export async function findFirst(context: ContentInLocale, collection: ListedCollection, listing: Listing) {
  return loadIds(context, collection, listing, { limit: listing.limit, offset: 0 })
}

/**
 * IDs of one page of a list, and the total. Reads from the nearer end, so that the last page costs as little as the
 * first.
 */
export async function findListPage(
  context: ContentInLocale,
  collection: ListedCollection,
  listing: Listing,
  page: number,
) {
  const { limit, order, total = await countListed(context, collection, listing.where) } = listing
  const offset = (page - 1) * limit
  const pages = { page, totalDocs: total, totalPages: Math.ceil(total / limit) }
  if (offset >= total) return { ...pages, ids: [] }
  if (offset <= total / 2)
    return { ...pages, ids: await loadIds(context, collection, listing, { limit, offset }) }
  const length = Math.min(limit, total - offset)
  const fromTheEnd = await loadIds(
    context,
    collection,
    { ...listing, order: order === 'ascending' ? 'descending' : 'ascending' },
    { limit: length, offset: total - offset - length },
  )
  return { ...pages, ids: fromTheEnd.toReversed() }
}

async function countListed(
  { payload, locale }: ContentInLocale,
  collection: ListedCollection,
  where: Listing['where'] = [],
): Promise<number> {
  return v.parse(CountSchema, await query(payload, countStatement(locale, collection, where)))[0].count
}

/** The number of documents in the other language only. */
export async function countUntranslated(
  { payload, locale }: ContentInLocale,
  collection: ListedCollection,
  where: Listing['where'] = [],
): Promise<number> {
  const other = locale === 'id' ? 'en' : 'id'
  return countListed({ payload, locale: other }, collection, [...where, sql`not ${isListed(locale)}`])
}

function countStatement(locale: Locale, collection: ListedCollection, where: Listing['where']) {
  return sql`select count(*)::int as count from ${toTable(collection)} d where ${listedAnd(locale, where)}`
}

const PeriodSchema = v.tuple([v.object({ oldest: v.nullable(pointInTime), newest: v.nullable(pointInTime) })])

/** The oldest and newest date of a list. */
export async function loadPeriod(
  { payload, locale }: ContentInLocale,
  collection: ListedCollection,
  column: string,
): Promise<{ oldest: string | null; newest: string | null }> {
  const date = sql`d.${sql.identifier(column)}`
  const rows = await query(
    payload,
    sql`select min(${date}) as oldest, max(${date}) as newest
      from ${toTable(collection)} d where ${isListed(locale)}`,
  )
  const [{ oldest, newest }] = v.parse(PeriodSchema, rows)
  return { oldest: oldest?.toISOString() ?? null, newest: newest?.toISOString() ?? null }
}

async function loadIds(
  { payload, locale }: ContentInLocale,
  collection: ListedCollection,
  listing: Ordered,
  range: Range,
): Promise<number[]> {
  const rows = await query(payload, idsStatement(locale, collection, listing, range))
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

type Ordered = Pick<Listing, 'where' | 'by' | 'order'>
type Range = { limit: number; offset: number }

function idsStatement(
  locale: Locale,
  collection: ListedCollection,
  { where, by, order }: Ordered,
  { limit, offset }: Range,
) {
  const direction = sql.raw(order === 'ascending' ? 'asc' : 'desc')
  return sql`
    select d.id from ${toTable(collection)} d where ${listedAnd(locale, where)}
    order by d.${sql.identifier(by)} ${direction}, d.id ${direction} limit ${limit} offset ${offset}`
}

/** The condition of every list in a language; matches its partial indexes. */
export function isListed(locale: Locale) {
  return sql`d.${sql.identifier(`listed_${locale}`)}`
}

function listedAnd(locale: Locale, where: Listing['where'] = []) {
  return sql.join([isListed(locale), ...where.filter((condition) => condition !== null)], sql` and `)
}

/** Payload query for the found documents. Documents unpublished meanwhile are omitted. */
export function loadedById(ids: readonly number[]) {
  const where: Where = published({ id: { in: [...ids] } })
  return { where, limit: Math.max(1, ids.length), pagination: false, overrideAccess: true } as const
}

/** Sorts loaded documents in the order of `ids`. */
export function inOrder<Document extends { id: number }>(
  documents: readonly Document[],
  ids: readonly number[],
): Document[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
