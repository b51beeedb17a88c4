import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '#cms/base/database/session.ts'
import { emptyIndex } from '#cms/editorial/search/write-index.ts'

/**
 * Removes all editorial documents with their versions and files. Visitors' data stays: if an event has registrations,
 * the database rejects the deletion and nothing is removed.
 */
export async function removeContent(payload: Payload): Promise<void> {
  const published = payload.config.collections.filter(({ versions }) => versions?.drafts)
  await inTransaction({ payload }, async (session) => {
    for (const { slug } of published) {
      const table = slug.replaceAll('-', '_')
      await session.execute(sql`delete from ${sql.identifier(`_${table}_v`)}`)
      await session.execute(sql`delete from ${sql.identifier(table)}`)
    }
    await session.execute(sql`delete from reviews`)
    await emptyIndex(session)
  })
  // One by one, so that their files are deleted, too.
  await payload.delete({
    collection: 'media',
    where: { id: { exists: true } },
    context: { withoutChangeFeed: true },
    overrideAccess: true,
  })
}
