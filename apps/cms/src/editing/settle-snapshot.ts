import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { inTransaction, ownRequest } from '#cms/database/session.ts'
import { versionsOf } from '#cms/database/tables.ts'
import { isSame } from './losses.ts'

/**
 * Publishing one language also stores both languages as a newer draft. If that draft equals the published document, it
 * counts as published, so that the document does not stay “Changed”.
 */
export const settleSnapshot: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const query = { collection: collection.slug, locale: 'all', depth: 0, overrideAccess: true } as const
  const { docs } = await req.payload.findVersions({
    ...query,
    req: ownRequest(req),
    where: {
      parent: { equals: doc.id },
      latest: { equals: true },
      snapshot: { equals: true },
      'version._status': { equals: 'draft' },
    },
    limit: 1,
    pagination: false,
  })
  const [draft] = docs
  if (!draft) return doc
  const published = await req.payload.findByID({ ...query, id: doc.id, req: ownRequest(req) })
  if (isSame(contentOf(draft.version), contentOf(published))) {
    await inTransaction(req, async (session) =>
      session.execute(
        sql`update ${versionsOf(collection.slug)} set version__status = 'published' where id = ${draft.id}`,
      ),
    )
  }
  return doc
}

const contentOf = (document: object) => ({
  ...document,
  id: null,
  _status: null,
  createdAt: null,
  updatedAt: null,
})
