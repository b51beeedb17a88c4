import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { inTransaction, type Transaction } from '#cms/database/session.ts'

const StandingSchema = v.object({
  /** The physical place of the row, which every UPDATE changes. */
  place: v.string(),
  status: v.nullable(v.string()),
  /** `en: a, id: b`, where documents of the kind have slugs. */
  slugs: v.nullable(v.string()),
  title: v.nullable(v.string()),
})
export type Standing = v.InferOutput<typeof StandingSchema>

export type Subject = {
  slug: string
  hasDrafts: boolean
  slugs: 'bilingual' | 'plain' | 'none'
  /** The column that documents of the kind are known by, and whether each language has its own. */
  title: { column: string; isBilingual: boolean } | null
}

/**
 * How a document (or a global, where `id` is null) stands for visitors in this transaction, drafts above it left
 * out. Null where it is not there.
 */
export async function readStanding(
  req: Transaction,
  { slug, hasDrafts, slugs, title }: Subject,
  id: number | string | null,
): Promise<Standing | null> {
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
      select d.ctid::text as place, ${hasDrafts ? sql`d._status::text` : sql`null`} as status,
        ${addresses[slugs]} as slugs, ${name ? shown : sql`null`} as title
      from ${sql.identifier(table)} d where ${id === null ? sql`true` : sql`d.id = ${id}`}`),
  )
  const parsed = v.safeParse(v.tuple([StandingSchema]), rows)
  return parsed.success ? parsed.output[0] : null
}

/** What a change from one standing to another is to visitors; null where they see the same. */
export function kindOfChange(
  before: Standing | null,
  after: Standing | null,
): 'published' | 'unpublished' | 'changed' | null {
  const wasPublished = before?.status === 'published'
  const isPublished = after?.status === 'published'
  if (isPublished && !wasPublished) return 'published'
  if (wasPublished && !isPublished) return 'unpublished'
  return isPublished && before?.place !== after?.place ? 'changed' : null
}
