import { sql } from '@payloadcms/db-postgres'
import { requestScope } from '@site/operations/request-scope.ts'
import type { CollectionAfterLoginHook, Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import { inTransaction, query } from '#cms/base/database/session.ts'
import type { User } from '#cms/base/payload-types.ts'
import { hashVisitor } from '#cms/base/privacy/keyed-hash.ts'
import { insertEntry } from '#cms/editorial/audit/write-entry.ts'
import { findSessionStart } from './sessions.ts'

const subject = 'users'

const SignedInSchema = v.object({ sessions: v.array(v.object({ createdAt: pointInTime })) })

/**
 * Records who signed in, with a password or a link for a new one, at the time of the session. In its own transaction:
 * Payload leaves its transaction open where a statement in it fails.
 */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  // The service itself only checks current passwords, which signs nobody in.
  if (req.payloadAPI !== 'REST') return
  const { id, email } = user
  const signedIn = v.safeParse(SignedInSchema, user)
  const at = signedIn.success ? signedIn.output.sessions.at(-1)?.createdAt : null
  const network = requestScope.getStore()?.network
  await inTransaction({ payload: req.payload }, (session) =>
    insertEntry(session, req, {
      kind: 'signedIn',
      actor: { id, email },
      subject,
      document: id,
      title: email,
      network: network === undefined ? null : hashVisitor(network),
      at: at ?? null,
    }),
  )
}

/**
 * Counts a failed sign-in: one row per account and hour, and one for all unknown accounts, so that no number of attempts
 * fills the table. The text entered as an address is not stored: it may be a password.
 */
export async function countFailure(
  payload: Payload,
  account: { id: number; email: string } | null,
): Promise<void> {
  await query(
    payload,
    sql`
      insert into audit_trail (kind, hand, subject, document, title, detail, attempts)
      values ('signInFailed', 'service', ${subject}, ${account === null ? null : String(account.id)},
        ${account?.email ?? null}, ${account === null ? 'unknown accounts' : null}, 1)
      on conflict (document, date_trunc('hour', created_at at time zone 'UTC')) where attempts is not null
      do update set attempts = audit_trail.attempts + 1, updated_at = now()`,
  )
}

const LastSchema = v.tuple([v.object({ at: v.nullable(pointInTime) })])

/** When the user signed in before the present session; null if the audit trail holds no such entry. */
export async function findLastSignIn(payload: Payload, user: { id: number | string }): Promise<Date | null> {
  const begun = findSessionStart(user)
  if (begun === null) return null
  const rows = await query(
    payload,
    sql`select max(created_at) as at from audit_trail
      where subject = 'users' and kind = 'signedIn' and actor_id = ${user.id}
        and created_at < ${begun.toISOString()}::timestamptz`,
  )
  return v.parse(LastSchema, rows)[0].at
}
