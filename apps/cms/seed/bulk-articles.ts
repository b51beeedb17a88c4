import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '../src/database/session.ts'
import { indexDocumentsAfter } from '../src/search/write-index.ts'

const NewestSchema = v.tuple([v.object({ newest: v.number() })])

/**
 * Copies the published articles until there are `count` more, for load tests: straight in SQL, as
 * documents without versions. Each copy has a slug of its own by its id and an earlier time of publication.
 */
export async function multiplyArticles(payload: Payload, count: number): Promise<void> {
  const rows = await query(payload, sql`select coalesce(max(id), 0) as newest from articles`)
  const [{ newest }] = v.parse(NewestSchema, rows)
  await query(
    payload,
    sql`
    with originals as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from articles where _status = 'published'
    ), copies as (
      select nextval('articles_id_seq')::int as id, originals.id as original, series.number
      from generate_series(1, ${count}::int) as series(number)
      join originals on originals.place = series.number % originals.total
    ), written as (
      insert into articles (id, cover_id, category_id, author_id, published_at, updated_at, created_at, _status)
      select copies.id, a.cover_id, a.category_id, a.author_id,
        a.published_at - copies.number * interval '97 minutes', a.updated_at, a.created_at, a._status
      from copies join articles a on a.id = copies.original
    )
    insert into articles_locales (title, summary, body, slug, reading_minutes, _locale, _parent_id)
    select l.title || ' ' || copies.number, l.summary, l.body, l.slug || '-' || copies.id,
      l.reading_minutes, l._locale, copies.id
    from copies join articles_locales l on l._parent_id = copies.original`,
  )
  await indexDocumentsAfter({ payload }, 'articles', newest)
  await query(payload, sql`analyze articles`)
  await query(payload, sql`analyze articles_locales`)
  await query(payload, sql`analyze search_documents`)
}
