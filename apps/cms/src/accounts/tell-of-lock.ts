import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { writeEntry } from '#cms/audit/write-entry.ts'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { inTransaction } from '#cms/database/session.ts'
import { oweLockMail } from '#cms/outbox/owe-mails.ts'

export const wrongPasswords = 5
export const lockMinutes = 15

const LockedSchema = v.array(v.object({ email: v.string() }))

/** Owes the owner of an account a mail and notes in the audit trail that it is locked, once for each lock. */
export async function tellOfLock(payload: Payload, account: number): Promise<void> {
  await runTransaction(payload, async (req) => {
    const email = await inTransaction(req, async (session) => {
      // Attempts at the same time find the same lock, and each moves its end: they come here one after another.
      const { rows } = await session.execute(
        sql`select email from users where id = ${account} and lock_until > now() for update`,
      )
      const [locked] = v.parse(LockedSchema, rows)
      return locked && (await oweLockMail(session, account)) ? locked.email : null
    })
    if (email === null) return
    const detail = 'locked: too many wrong passwords'
    await writeEntry(req, { kind: 'changed', subject: 'users', document: account, title: email, detail })
  })
}
