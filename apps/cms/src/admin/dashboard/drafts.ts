import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { listUrl } from '#cms/base/admin/list-url.ts'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { toVersionsTable } from '#cms/base/database/tables.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'
import type { Finding, Reader } from './source.ts'

const CountsSchema = v.array(v.object({ collection: v.string(), count: wholeNumber }))

/** Documents whose newest version is a draft that the user saved. */
export async function readDrafts({ payload, user }: Reader): Promise<Finding> {
  const drafted = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const counts = drafted.map(
    ({ slug }) => sql`select ${slug}::text as collection, count(*) as count from ${toVersionsTable(slug)}
      where latest and version__status = 'draft' and version_last_changed_by_id = ${user.id}`,
  )
  const rows = v.parse(CountsSchema, await query(payload, sql.join(counts, sql` union all `)))
  const parts = drafted.flatMap(({ slug, labels }) => {
    const count = rows.find(({ collection }) => collection === slug)?.count ?? 0
    const { id, en } = toBilingualLabel(labels.plural, slug)
    const href = listUrl(slug, { _status: 'draft', lastChangedBy: user.id })
    return count > 0 ? [{ text: { id: `${id} (${count})`, en: `${en} (${count})` }, href }] : []
  })
  return { count: rows.reduce((sum, { count }) => sum + count, 0), parts }
}
