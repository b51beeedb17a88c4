import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import * as v from 'valibot'
import { inTransaction, ownRequest } from '#cms/base/database/session.ts'
import { toVersionsTable } from '#cms/base/database/tables.ts'
import { isSame } from './losses.ts'

const RowsSchema = v.array(v.object({ id: v.number() }))

/**
 * Publishing one language also stores both languages as a newer draft. If that draft equals the published document, it
 * counts as published, so that the document does not stay “Changed”.
 */
export const settleSnapshot: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const versions = toVersionsTable(collection.slug)
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(
      sql`select id from ${versions} where parent_id = ${doc.id} and latest and snapshot and version__status = 'draft'`,
    ),
  )
  const [snapshot] = v.parse(RowsSchema, rows)
  if (!snapshot) return doc
  const query = { collection: collection.slug, locale: 'all', depth: 0, overrideAccess: true } as const
  const draft = await req.payload.findVersionByID({ ...query, id: String(snapshot.id), req: ownRequest(req) })
  const published = await req.payload.findByID({ ...query, id: doc.id, req: ownRequest(req) })
  if (isSame(stripMetadata(draft.version), stripMetadata(published))) {
    await inTransaction(req, async (session) =>
      session.execute(sql`update ${versions} set version__status = 'published' where id = ${snapshot.id}`),
    )
  }
  return doc
}

const stripMetadata = (document: object) => ({
  ...document,
  id: null,
  _status: null,
  createdAt: null,
  updatedAt: null,
})
