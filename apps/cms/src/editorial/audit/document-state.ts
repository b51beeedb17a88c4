import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { inTransaction, type Transaction } from '#cms/base/database/session.ts'

const DocumentStateSchema = v.object({
  /** The row's physical location (ctid), which every UPDATE changes. */
  ctid: v.string(),
  status: v.nullable(v.string()),
  /** `en: a, id: b`, for collections with slugs. */
  slugs: v.nullable(v.string()),
  title: v.nullable(v.string()),
})
export type DocumentState = v.InferOutput<typeof DocumentStateSchema>

export type Subject = {
  slug: string
  hasDrafts: boolean
  slugs: 'bilingual' | 'plain' | 'none'
  /** The title column, and whether it is localized. */
  title: { column: string; isBilingual: boolean } | null
}

/**
 * The published state of a document (or of a global, if `id` is null) in this transaction, without newer drafts.
 * Null if it does not exist.
 */
export async function readDocumentState(
  req: Transaction,
  { slug, hasDrafts, slugs, title }: Subject,
  id: number | string | null,
): Promise<DocumentState | null> {
  const table = slug.replaceAll('-', '_')
  const texts = sql`from ${sql.identifier(`${table}_locales`)} l where l._parent_id = d.id`
  const addresses = {
    bilingual: sql`(select string_agg(l._locale::text || ': ' || l.slug, ', ' order by l._locale::text) ${texts}
      and l.slug is not null)`,
    plain: sql`d.slug`,
    none: sql`null`,
  }
  const name = title && sql.identifier(title.column)
  const shown = title?.isBilingual
    ? sql`(select l.${name} ${texts} and l.${name} is not null order by l._locale limit 1)`
    : sql`d.${name}::text`
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`
      select d.ctid::text as ctid, ${hasDrafts ? sql`d._status::text` : sql`null`} as status,
        ${addresses[slugs]} as slugs, ${name ? shown : sql`null`} as title
      from ${sql.identifier(table)} d where ${id === null ? sql`true` : sql`d.id = ${id}`}`),
  )
  const parsed = v.safeParse(v.tuple([DocumentStateSchema]), rows)
  return parsed.success ? parsed.output[0] : null
}

/** How a change appears to visitors; null if they see no difference. */
export function kindOfChange(
  before: DocumentState | null,
  after: DocumentState | null,
): 'published' | 'unpublished' | 'changed' | null {
  const wasPublished = before?.status === 'published'
  const isPublished = after?.status === 'published'
  if (isPublished && !wasPublished) return 'published'
  if (wasPublished && !isPublished) return 'unpublished'
  return isPublished && before?.ctid !== after?.ctid ? 'changed' : null
}
