import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { toTable, toVersionsTable } from '#cms/base/database/tables.ts'
import { maxVersions } from '#cms/editorial/versions/max-versions.ts'
import type { SiteContext } from './context.ts'

/** A save this soon belongs to the first publication: it adds the second language, or corrects a typing error. */
const firstPublicationSeconds = 60

const RowsSchema = v.array(v.object({ updated_at: pointInTime }))

/**
 * The last change of a published document after its first publication; null if there was none. The versions tell when
 * it was first published, because editors and the seed may enter an earlier publication date.
 */
export async function findRevision(
  { payload }: Pick<SiteContext, 'payload'>,
  collection: CollectionSlug,
  id: number,
): Promise<string | null> {
  const rows = await query(
    payload,
    sql`
    select d.updated_at from ${toTable(collection)} d
    where d.id = ${id} and d._status = 'published' and d.updated_at > (
      select ${firstPublication} + make_interval(secs => ${firstPublicationSeconds})
      from ${toVersionsTable(collection)} x where x.parent_id = d.id)`,
  )
  return v.parse(RowsSchema, rows)[0]?.updated_at.toISOString() ?? null
}

const oldestPublished = sql`min(x.created_at) filter (where x.version__status = 'published')`
/** Payload deletes versions beyond the maximum, perhaps the first published one. Not every collection has a date. */
const firstPublication = sql`
  case when count(*) < ${maxVersions} then ${oldestPublished}
  else least(${oldestPublished}, coalesce((to_jsonb(d) ->> 'published_at')::timestamptz, d.created_at)) end`
