import { sql } from '@payloadcms/db-postgres'
import { documentsPerPart } from '@site/contracts/content/site-index.ts'
import type { Locale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { vi } from 'vitest'
import { findPostgres, inTransaction } from '#cms/base/database/session.ts'
import { copyArticles, vacuumTables } from '../seed/bulk-articles.ts'
import { execute, payload, requestSite } from './service.ts'

const ListedSchema = v.array(v.object({ id: v.number() }))

/** The expected list, computed without indexes. */
export async function listedIn(locale: Locale): Promise<number[]> {
  const rows = await execute(sql`
      select d.id from articles d join articles_locales l on l._parent_id = d.id
      where d._status = 'published' and l._locale = ${locale} and l.is_whole
      order by d.published_at desc, d.id desc`)
  return v.parse(ListedSchema, rows).map(({ id }) => id)
}

const SequenceSchema = v.tuple([
  v.object({ before: v.pipe(v.unknown(), v.transform(Number), v.safeInteger()) }),
])

/** Moves IDs to six before the end of a sitemap part, so that few copies fill several parts. */
export async function moveIdsToEndOfPart(): Promise<number> {
  const rows = await execute(sql`select setval('articles_id_seq',
      ((select last_value from articles_id_seq) / ${documentsPerPart}::int + 1) * ${documentsPerPart}::int - 6) as before`)
  return v.parse(SequenceSchema, rows)[0].before
}

/** Copies articles without the search index, whose update takes most of the time; returns a function that removes them. */
export async function addCopies(copies: number): Promise<() => Promise<void>> {
  const newest = Math.max(...(await listedIn('id')))
  await copyArticles(payload, { newest, from: 1, until: copies })
  await vacuumTables(payload)
  // Other test files use the same database.
  return async () => {
    await execute(sql`delete from articles where id > ${newest}`)
    await execute(sql`delete from search_documents where collection = 'articles' and document_id > ${newest}`)
    await vacuumTables(payload)
  }
}

/**
 * The query plans of a site API request. PostgreSQL would scan small tables sequentially, so other access paths are
 * disabled: the plan shows the index that it would use.
 */
export async function explainRequest(path: string): Promise<string[]> {
  const executed = vi.spyOn(findPostgres(payload).drizzle, 'execute')
  const response = await requestSite(path)
  const statements = executed.mock.calls.map(([statement]) => statement)
  executed.mockRestore()
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
  return inTransaction({ payload }, async (session) => {
    for (const method of ['seqscan', 'bitmapscan', 'sort']) {
      await session.execute(sql`set local ${sql.raw(`enable_${method}`)} = off`)
    }
    const plans: string[] = []
    for (const statement of statements) {
      const { rows } = await session.execute(sql`explain (costs off) ${statement}`)
      plans.push(JSON.stringify(rows))
    }
    return plans
  })
}
