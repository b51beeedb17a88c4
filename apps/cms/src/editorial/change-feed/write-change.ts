import { sql } from '@payloadcms/db-postgres'
import { TagSchema } from '@site/contracts/change-feed.ts'
import * as v from 'valibot'
import { inTransaction, type Transaction } from '#cms/base/database/session.ts'
import { toTable, toTextsTable } from '#cms/base/database/tables.ts'

/** The state of a document for visitors. */
export const StateSchema = v.object({
  ctid: v.string(),
  published: v.boolean(),
  languages: v.array(v.string()),
})

/** Any constant works if nothing else in this database uses the same advisory lock. */
const feedLock = 771_001
export const feedChannel = 'site_changes'

/**
 * Writes one change event in the transaction of `req`. The lock lasts until that transaction ends, so sequences follow
 * commit order; PostgreSQL delivers the notification only on commit.
 */
export async function writeChange(req: Transaction, tags: string[]) {
  const checked = v.parse(v.array(TagSchema), [...new Set(tags)])
  const list = sql.join(
    checked.map((tag) => sql`${tag}`),
    sql`, `,
  )
  await inTransaction(req, async (session) => {
    await session.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(feedLock))})`)
    await session.execute(sql`insert into changes (tags) values (array[${list}]::text[])`)
    await session.execute(sql`select pg_notify(${feedChannel}, '')`)
  })
}

/**
 * Whether a document (or a global, if `id` is null) is public, in which languages, and its row's ctid, which every
 * UPDATE changes: equal values before and after mean that the published document was not written.
 */
export async function readPublicationState(
  req: Transaction,
  slug: string,
  id: number | string | null,
): Promise<v.InferOutput<typeof StateSchema> | null> {
  const table = toTable(slug)
  const { collections, globals } = req.payload.config
  const config = (id === null ? globals : collections).find((candidate) => candidate.slug === slug)
  const hasDrafts = Boolean(config?.versions?.drafts)
  const published = hasDrafts ? sql`_status = 'published'` : sql`true`
  const isTranslated = config?.fields.some((field) => 'name' in field && field.name === 'isWhole')
  const languages = isTranslated
    ? sql`array(select l._locale::text from ${toTextsTable(slug)} l where l._parent_id = ${table}.id and l.is_whole)`
    : sql`array[]::text[]`
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(
      sql`select ctid::text as ctid, ${published} as published, ${languages} as languages from ${table} where ${id === null ? sql`true` : sql`id = ${id}`}`,
    ),
  )
  const parsed = v.safeParse(v.tuple([StateSchema]), rows)
  return parsed.success ? parsed.output[0] : null
}
