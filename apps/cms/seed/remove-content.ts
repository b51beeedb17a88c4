import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../src/database/session.ts'
import { emptyIndex } from '../src/search/write-index.ts'

/**
 * Removes every document that editors publish, its versions and its files. What visitors sent stays:
 * where an event has registrations the database refuses, and nothing is removed.
 */
export async function removeContent(payload: Payload): Promise<void> {
  const published = payload.config.collections.filter(({ versions }) => versions?.drafts)
  await inTransaction({ payload }, async (session) => {
    for (const { slug } of published) {
      const table = slug.replaceAll('-', '_')
      await session.execute(sql`delete from ${sql.identifier(`_${table}_v`)}`)
      await session.execute(sql`delete from ${sql.identifier(table)}`)
    }
    await emptyIndex(session)
  })
  // One by one, because their files go with them.
  await payload.delete({
    collection: 'media',
    where: { id: { exists: true } },
    context: { withoutChangeFeed: true },
    overrideAccess: true,
  })
}
