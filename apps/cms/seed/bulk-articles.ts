import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { indexDocuments } from '#cms/editorial/search/write-index.ts'

/** As many as one statement can write within the timeout on a slow machine. */
const defaultBatchSize = 500

const NewestSchema = v.tuple([v.object({ newest: v.number() })])
const CopiesSchema = v.array(v.object({ id: v.number() }))

/**
 * Copies published articles until there are `count` more, for load tests: directly in SQL, without versions. Each copy
 * has a unique slug with its ID and an earlier publication date.
 */
export async function multiplyArticles(
  payload: Payload,
  count: number,
  batchSize = defaultBatchSize,
): Promise<void> {
  const rows = await query(payload, sql`select coalesce(max(id), 0) as newest from articles`)
  const [{ newest }] = v.parse(NewestSchema, rows)
  for (let made = 0; made < count; made += batchSize) {
    const until = Math.min(count, made + batchSize)
    const ids = await copyArticles(payload, { newest, from: made + 1, until })
    await indexDocuments({ payload }, 'articles', ids)
    payload.logger.info(`${until} of ${count} articles`)
  }
  await vacuumTables(payload)
}

/** Vacuums tables, so that lists can use index-only scans. */
export async function vacuumTables(payload: Payload): Promise<void> {
  for (const table of ['articles', 'articles_locales', 'search_documents']) {
    await query(payload, sql`vacuum (analyze) ${sql.identifier(table)}`)
  }
}

/** Copies numbers `from` to `until` of the original articles; returns the new IDs. */
export async function copyArticles(
  payload: Payload,
  { newest, from, until }: { newest: number; from: number; until: number },
): Promise<number[]> {
  const rows = await query(
    payload,
    sql`
    with originals as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from articles where _status = 'published' and id <= ${newest}
    ), copies as (
      select nextval('articles_id_seq')::int as id, originals.id as original, series.number
      from generate_series(${from}::int, ${until}::int) as series(number)
      join originals on originals.place = series.number % originals.total
    ), written as (
      insert into articles (id, cover_id, category_id, author_id, published_at, updated_at, created_at, _status)
      select copies.id, a.cover_id, a.category_id, a.author_id,
        a.published_at - copies.number * interval '97 minutes', a.updated_at, a.created_at, a._status
      from copies join articles a on a.id = copies.original
    ), translated as (
      insert into articles_locales (title, summary, body, slug, reading_minutes, _locale, _parent_id)
      select l.title || ' ' || copies.number, l.summary, l.body, l.slug || '-' || copies.id,
        l.reading_minutes, l._locale, copies.id
      from copies join articles_locales l on l._parent_id = copies.original
    )
    select id from copies`,
  )
  const ids = v.parse(CopiesSchema, rows).map(({ id }) => id)
  if (ids.length === 0) throw new Error('No published article to copy.')
  return ids
}
