import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { listUrl } from '#cms/base/admin/list-url.ts'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { toVersionsTable } from '#cms/base/database/tables.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'
import type { Finding, Reader } from './source.ts'

const CountsSchema = v.array(
  v.object({
    subject: v.string(),
    count: wholeNumber,
    own: wholeNumber,
    returned: wholeNumber,
    approved: wholeNumber,
  }),
)

/**
 * Documents whose newest version is a draft that the user saved, or that a reviewer returned to the user or approved
 * since.
 */
export async function readDrafts({ payload, user }: Reader): Promise<Finding> {
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const globals = payload.config.globals.filter(({ versions }) => versions?.drafts)
  const counts = [
    ...collections.map(({ slug }) => countIn(slug, sql`${`${slug}/`}::text || parent_id`, user.id)),
    ...globals.map(({ slug }) => countIn(slug, sql`${`globals/${slug}`}::text`, user.id)),
  ]
  const rows = v.parse(CountsSchema, await query(payload, sql.join(counts, sql` union all `)))
  const sum = (name: 'count' | 'returned' | 'approved') => rows.reduce((total, row) => total + row[name], 0)
  const findOwn = (slug: string) => rows.find(({ subject }) => subject === slug)?.own ?? 0
  const linkTo = (state: string) => listUrl('reviews', { state, requestedBy: user.id })
  return {
    count: sum('count'),
    parts: [
      toPart({ id: 'Dikembalikan kepada Anda', en: 'Returned to you' }, sum('returned'), linkTo('returned')),
      toPart(
        { id: 'Disetujui, belum terbit', en: 'Approved, not published' },
        sum('approved'),
        linkTo('approved'),
      ),
      ...collections.map(({ slug, labels }) => {
        const href = listUrl(slug, { _status: 'draft', lastChangedBy: user.id })
        return toPart(toBilingualLabel(labels.plural, slug), findOwn(slug), href)
      }),
      ...globals.map(({ slug, label }) =>
        toPart(toBilingualLabel(label, slug), findOwn(slug), `/admin/globals/${slug}`),
      ),
    ].flat(),
  }
}

function countIn(slug: string, key: ReturnType<typeof sql>, user: number | string) {
  const isOwn = sql`version_last_changed_by_id = ${user}`
  const isReturned = sql`r.state = 'returned'`
  // Whoever changed it since needs another approval.
  const isApproved = sql`r.state = 'approved' and d.updated_at <= r.updated_at`
  return sql`select ${slug}::text as subject, count(*) as count, count(*) filter (where ${isOwn}) as own,
      count(*) filter (where ${isReturned}) as returned, count(*) filter (where ${isApproved}) as approved
    from ${toVersionsTable(slug)} d left join reviews r on r.key = ${key} and r.requested_by_id = ${user}
    where latest and version__status = 'draft' and (${isOwn} or ${isReturned} or ${isApproved})`
}

/** None for a count of zero. */
function toPart({ id, en }: Bilingual, count: number, href: string): NonNullable<Finding['parts']> {
  return count > 0 ? [{ text: { id: `${id} (${count})`, en: `${en} (${count})` }, href }] : []
}
