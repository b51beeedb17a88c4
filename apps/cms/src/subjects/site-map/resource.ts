import { sql } from '@payloadcms/db-postgres'
import {
  documentsPerPart,
  type IndexedDocument,
  type IndexedKind,
  indexedKinds,
  maxNews,
  type NewsIndex,
  newsKinds,
  type SiteIndexParts,
} from '@site/contracts/content/site-index.ts'
import type { Locale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { toTable, toTextsTable } from '#cms/base/database/tables.ts'
import { BadRequestError } from '#cms/base/http/problem.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { mediaPath } from '#cms/services/site-api/files.ts'
import { isListed } from '#cms/services/site-api/listed.ts'
import type { ListedCollection } from '#cms/services/site-api/published.ts'

/** Additional sitemap data by kind. */
const kinds = {
  articles: { collection: 'articles', cover: true, key: false },
  announcements: { collection: 'announcements', cover: false, key: false },
  faqs: { collection: 'faqs', cover: false, key: false },
  promos: { collection: 'promos', cover: true, key: false },
  events: { collection: 'events', cover: true, key: false },
  lessons: { collection: 'lessons', cover: true, key: false },
  courses: { collection: 'categories', cover: false, key: false },
  terms: { collection: 'terms', cover: false, key: false },
  reports: { collection: 'reports', cover: false, key: false },
  notes: { collection: 'morning-notes', cover: false, key: false },
  pages: { collection: 'pages', cover: false, key: true },
} as const satisfies Record<IndexedKind, { collection: ListedCollection; cover: boolean; key: boolean }>

const maxParts = 10_000

const RowsSchema = v.array(
  v.object({
    id: v.nullable(v.string()),
    en: v.nullable(v.string()),
    key: v.nullable(v.string()),
    cover: v.nullable(v.string()),
    updated_at: pointInTime,
  }),
)

/**
 * One part of a kind's documents in both languages, by plain SQL that loads only sitemap data. Parts are ID ranges, so
 * a later part costs no more than the first.
 */
export const siteIndex: Resource = async ({ payload, locale, path, query: parameters, tags }) => {
  const kind = indexedKinds.find((candidate) => candidate === path.kind)
  if (kind === undefined) return null
  tags.list(kinds[kind].collection)
  const rows = await query(payload, partStatement(locale, kind, partNumber(parameters)))
  const documents = v.parse(RowsSchema, rows).map(
    (row): IndexedDocument => ({
      translations: { id: row.id || null, en: row.en || null },
      key: row.key,
      cover: row.cover === null ? null : mediaPath(row.cover),
      updatedAt: row.updated_at.toISOString(),
    }),
  )
  return { documents }
}

function partStatement(locale: Locale, kind: IndexedKind, part: number) {
  const { collection, cover, key } = kinds[kind]
  const texts = toTextsTable(collection)
  const last = part * documentsPerPart
  return sql`
    with part as materialized (
      select d.id from ${toTable(collection)} d
      where ${isIndexed(locale, kind)} and d.id between ${last - documentsPerPart + 1} and ${last}
    )
    select id.slug as id, en.slug as en, d.updated_at,
      ${key ? sql`d.key::text` : sql`null`} as key,
      ${cover ? sql`(select m.filename from media m where m.id = d.cover_id)` : sql`null`} as cover
    from part join ${toTable(collection)} d on d.id = part.id
    left join ${texts} id on id._parent_id = d.id and id._locale = 'id' and id.is_whole
    left join ${texts} en on en._parent_id = d.id and en._locale = 'en' and en.is_whole
    order by part.id desc`
}

/** A learning path without a chapter has no page. */
function isIndexed(locale: Locale, kind: IndexedKind) {
  return kind === 'courses'
    ? sql`${isListed(locale)} and d.kind = 'learning' and exists (
        select from lessons x where x.category_id = d.id and x.${sql.identifier(`listed_${locale}`)})`
    : isListed(locale)
}

function partNumber(parameters: SiteContext['query']): number {
  const value = parameters.get('part') ?? '1'
  const part = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (part < 1 || part > maxParts) throw new BadRequestError('part', 'part must be a whole number from 1.')
  return part
}

const PartsSchema = v.array(
  v.object({ kind: v.picklist(indexedKinds), part: wholeNumber, changed: pointInTime }),
)

/** The last change of each part of each kind, from an index only. */
export const siteIndexParts: Resource = async ({ payload, locale, tags }): Promise<SiteIndexParts> => {
  for (const kind of indexedKinds) tags.list(kinds[kind].collection)
  const found = v.parse(PartsSchema, await query(payload, partsStatement(locale)))
  return {
    kinds: indexedKinds.map((kind) => ({
      kind,
      parts: found
        .filter((row) => row.kind === kind)
        .map(({ part, changed }) => ({ part, changed: changed.toISOString() })),
    })),
  }
}

function partsStatement(locale: Locale) {
  const parts = indexedKinds.map(
    (kind) => sql`
      select ${kind} as kind, (d.id - 1) / ${documentsPerPart}::int + 1 as part, max(d.updated_at) as changed
      from ${toTable(kinds[kind].collection)} d where ${isIndexed(locale, kind)} group by 2`,
  )
  return sql`${sql.join(parts, sql` union all `)} order by kind, part`
}

const TextSchema = v.nullable(v.string())
const NewsSchema = v.array(
  v.object({
    kind: v.picklist(newsKinds),
    slug_id: TextSchema,
    slug_en: TextSchema,
    title_id: TextSchema,
    title_en: TextSchema,
    published_at: pointInTime,
  }),
)

/** Recent documents for the news sitemap. */
export const newsIndex: Resource = async ({ payload, query: parameters, tags }): Promise<NewsIndex> => {
  const since = parameters.get('since') ?? ''
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(since) || Number.isNaN(Date.parse(since))) {
    throw new BadRequestError('since', 'since must be a point in time.')
  }
  for (const kind of newsKinds) tags.list(kinds[kind].collection)
  const news = newsKinds.map((kind) => {
    const { collection } = kinds[kind]
    const texts = toTextsTable(collection)
    return sql`
      select ${kind} as kind, id.slug as slug_id, en.slug as slug_en, id.title as title_id, en.title as title_en,
        coalesce(d.published_at, d.created_at) as published_at
      from ${toTable(collection)} d
      left join ${texts} id on id._parent_id = d.id and id._locale = 'id' and id.is_whole
      left join ${texts} en on en._parent_id = d.id and en._locale = 'en' and en.is_whole
      where (${isListed('id')} or ${isListed('en')}) and (d.published_at >= ${since}::timestamptz
        or d.published_at is null and d.created_at >= ${since}::timestamptz)`
  })
  const rows = await query(
    payload,
    sql`${sql.join(news, sql` union all `)} order by published_at desc limit ${maxNews}`,
  )
  return {
    documents: v.parse(NewsSchema, rows).map((row) => ({
      kind: row.kind,
      translations: { id: row.slug_id || null, en: row.slug_en || null },
      title: { id: row.title_id || null, en: row.title_en || null },
      publishedAt: row.published_at.toISOString(),
    })),
  }
}
