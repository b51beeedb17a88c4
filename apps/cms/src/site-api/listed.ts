import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { CollectionSlug, Where } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/database/row-values.ts'
import { query } from '#cms/database/session.ts'
import type { SiteContext } from './context.ts'
import { published } from './published.ts'

/** Collections whose tables say themselves in which language a document is listed (migration listed_documents). */
export type ListedCollection = Extract<
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

type Condition = ReturnType<typeof sql>
type Site = Pick<SiteContext, 'payload' | 'locale'>

export type Listing = {
  /** SQL over the collection's table `d`. */
  where?: readonly (Condition | null)[]
  /** The column that it is sorted by; the id decides between equals, in the same direction. */
  by: string
  order: 'ascending' | 'descending'
  limit: number
  /** How many there are in all, where that is known. */
  total?: number
}

export const newestFirst = { by: 'published_at', order: 'descending' } as const

const IdsSchema = v.array(v.object({ id: v.number() }))
const CountSchema = v.tuple([v.object({ count: v.number() })])

/** Ids of the first documents of a list. Counting all would cost more. */
export async function findFirst(site: Site, collection: ListedCollection, listing: Listing) {
  return idsOf(site, collection, listing, { limit: listing.limit, offset: 0 })
}

/**
 * Ids of one page of a list, and how many documents it has in all. Read from whichever end is nearer, so that the
 * last page costs as little as the first.
 */
export async function findPage(site: Site, collection: ListedCollection, listing: Listing, page: number) {
  const { limit, order, total = await countListed(site, collection, listing.where) } = listing
  const offset = (page - 1) * limit
  const pages = { page, totalDocs: total, totalPages: Math.ceil(total / limit) }
  if (offset >= total) return { ...pages, ids: [] }
  if (offset <= total / 2) return { ...pages, ids: await idsOf(site, collection, listing, { limit, offset }) }
  const length = Math.min(limit, total - offset)
  const fromTheEnd = await idsOf(
    site,
    collection,
    { ...listing, order: order === 'ascending' ? 'descending' : 'ascending' },
    { limit: length, offset: total - offset - length },
  )
  return { ...pages, ids: fromTheEnd.toReversed() }
}

async function countListed(
  { payload, locale }: Site,
  collection: ListedCollection,
  where: Listing['where'] = [],
): Promise<number> {
  const rows = await query(
    payload,
    sql`select count(*)::int as count from ${tableOf(collection)} d where ${listedAnd(locale, where)}`,
  )
  return v.parse(CountSchema, rows)[0].count
}

const PeriodSchema = v.tuple([v.object({ oldest: v.nullable(pointInTime), newest: v.nullable(pointInTime) })])

/** The first and the last of the dates of a list. */
export async function periodOf(
  { payload, locale }: Site,
  collection: ListedCollection,
  column: string,
): Promise<{ oldest: string | null; newest: string | null }> {
  const date = sql`d.${sql.identifier(column)}`
  const rows = await query(
    payload,
    sql`select min(${date}) as oldest, max(${date}) as newest
      from ${tableOf(collection)} d where ${isListed(locale)}`,
  )
  const [{ oldest, newest }] = v.parse(PeriodSchema, rows)
  return { oldest: oldest?.toISOString() ?? null, newest: newest?.toISOString() ?? null }
}

async function idsOf(
  { payload, locale }: Site,
  collection: ListedCollection,
  { where, by, order }: Pick<Listing, 'where' | 'by' | 'order'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const direction = sql.raw(order === 'ascending' ? 'asc' : 'desc')
  const rows = await query(
    payload,
    sql`
      select d.id from ${tableOf(collection)} d where ${listedAnd(locale, where)}
      order by d.${sql.identifier(by)} ${direction}, d.id ${direction} limit ${limit} offset ${offset}`,
  )
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

/** As Payload names tables. */
export function tableOf(collection: ListedCollection) {
  return sql.identifier(collection.replaceAll('-', '_'))
}

/** The condition of every list in a language: its partial indexes have it too. */
export function isListed(locale: Locale) {
  return sql`d.${sql.identifier(`listed_${locale}`)}`
}

function listedAnd(locale: Locale, where: Listing['where'] = []) {
  return sql.join([isListed(locale), ...where.filter((condition) => condition !== null)], sql` and `)
}

/** What Payload needs to load what was found. One that was withdrawn meanwhile is left out. */
export function loadedById(ids: readonly number[]) {
  const where: Where = published({ id: { in: [...ids] } })
  return { where, limit: Math.max(1, ids.length), pagination: false, overrideAccess: true } as const
}

/** Loaded documents in the order in which they were found. */
export function inOrder<Document extends { id: number }>(
  documents: readonly Document[],
  ids: readonly number[],
): Document[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
