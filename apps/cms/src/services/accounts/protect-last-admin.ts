import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const adminsLock = 771_012

const RowsSchema = v.array(v.object({ id: wholeNumber }))

const lastAdmin: Bilingual = {
  id: 'Ini admin terakhir, dan tanpa admin tidak ada yang dapat memberi hak akses. Jadikan akun lain admin dahulu.',
  en: 'This is the last admin, and only admins can assign roles. Make another account an admin first.',
}

/** Only admins assign roles, so nobody could restore the last one. */
export const protectLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { role } = data
  const isLeaving = operation === 'update' && originalDoc.role === 'admin' && role && role !== 'admin'
  if (isLeaving && (await isLastAdmin(req, originalDoc.id)))
    throw clientError({ req }, lastAdmin, { path: 'role' })
  return data
}

export const protectLastAdminFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastAdmin(req, Number(id))) throw clientError({ req }, lastAdmin)
}

/** The admins that a request removes, by its context: one request may name several and change them concurrently. */
const leavingBy = new WeakMap<object, Set<number>>()

/**
 * Whether this is the last admin. Concurrent requests that remove an admin wait for this transaction to end. The
 * select is a separate statement: within the locking statement its snapshot would predate the lock.
 */
async function isLastAdmin(req: PayloadRequest, id: number): Promise<boolean> {
  const admins = await inTransaction(req, async (session) => {
    await session.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(adminsLock))})`)
    const { rows } = await session.execute(sql`select id from users where role = 'admin'`)
    return v.parse(RowsSchema, rows).map((row) => row.id)
  })
  if (!admins.includes(id)) return false
  const leaving = leavingBy.get(req.context) ?? new Set()
  leavingBy.set(req.context, leaving)
  if (admins.every((admin) => admin === id || leaving.has(admin))) return true
  leaving.add(id)
  return false
}
