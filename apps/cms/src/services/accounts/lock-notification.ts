import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { writeEntry } from '#cms/editorial/audit/write-entry.ts'
import { enqueueLockMail } from './enqueue-mails.ts'

export const wrongPasswords = 5
export const lockMinutes = 15

const LockedSchema = v.array(v.object({ email: v.string() }))

/** Enqueues an email to the account's owner and writes an audit entry, once per lock. */
export async function notifyLocked(payload: Payload, account: number): Promise<void> {
  await runTransaction(payload, async (req) => {
    const email = await inTransaction(req, async (session) => {
      // Concurrent attempts find the same lock and each extends it; the row lock serializes them.
      const { rows } = await session.execute(
        sql`select email from users where id = ${account} and lock_until > now() for update`,
      )
      const [locked] = v.parse(LockedSchema, rows)
      return locked && (await enqueueLockMail(session, account)) ? locked.email : null
    })
    if (email === null) return
    const detail = 'locked: too many wrong passwords'
    await writeEntry(req, { kind: 'changed', subject: 'users', document: account, title: email, detail })
  })
}
