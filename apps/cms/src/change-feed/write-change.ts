import { sql } from '@payloadcms/db-postgres'
import { TagSchema } from '@site/contracts/feed.ts'
import * as v from 'valibot'
import { inTransaction, type Transaction } from '#cms/database/session.ts'

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
 * Whether a document (or a global, if `id` is null) is public, and its row's ctid, which every UPDATE changes: equal
 * values before and after mean that the published document was not written.
 */
export async function readPublicationState(
  req: Transaction,
  slug: string,
  id: number | string | null,
): Promise<{ ctid: string; published: boolean } | null> {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const { collections, globals } = req.payload.config
  const config = (id === null ? globals : collections).find((candidate) => candidate.slug === slug)
  const hasDrafts = Boolean(config?.versions?.drafts)
  const published = hasDrafts ? sql`_status = 'published'` : sql`true`
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(
      sql`select ctid::text as ctid, ${published} as published from ${table} where ${id === null ? sql`true` : sql`id = ${id}`}`,
    ),
  )
  const parsed = v.safeParse(v.tuple([v.object({ ctid: v.string(), published: v.boolean() })]), rows)
  return parsed.success ? parsed.output[0] : null
}
