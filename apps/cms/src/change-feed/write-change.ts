import { sql } from '@payloadcms/db-postgres'
import { TagSchema } from '@site/contracts/feed.ts'
import * as v from 'valibot'
import { inTransaction, type Transaction } from '#cms/database/session.ts'

/** Any constant does, as long as nothing else in this database takes the same advisory lock. */
const feedLock = 771_001
export const feedChannel = 'site_changes'

/**
 * Writes one row of the change feed in the transaction that `req` belongs to. The lock is held
 * until that transaction ends, so sequence numbers come out in the order of the commits; the
 * notification is delivered by PostgreSQL only if and when it commits.
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
 * Whether a document (of a collection, or a global where `id` is null) is public, and the physical place of its row, which every UPDATE changes:
 * equal places before and after mean that the published document was not written.
 */
export async function readPublicationState(
  req: Transaction,
  slug: string,
  id: number | string | null,
): Promise<{ place: string; published: boolean } | null> {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const { collections, globals } = req.payload.config
  const config = (id === null ? globals : collections).find((candidate) => candidate.slug === slug)
  const hasDrafts = Boolean(config?.versions?.drafts)
  const published = hasDrafts ? sql`_status = 'published'` : sql`true`
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(
      sql`select ctid::text as place, ${published} as published from ${table} where ${id === null ? sql`true` : sql`id = ${id}`}`,
    ),
  )
  const parsed = v.safeParse(v.tuple([v.object({ place: v.string(), published: v.boolean() })]), rows)
  return parsed.success ? parsed.output[0] : null
}
