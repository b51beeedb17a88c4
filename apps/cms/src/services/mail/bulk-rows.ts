import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, query } from '#cms/base/database/session.ts'
import { type ClaimedMail, claimStatement, parseClaimed } from './rows.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const rateLock = 771_015

const CountSchema = v.tuple([v.object({ count: wholeNumber })])

/** One state and no second order, so that the index yields the first emails without reading the thousands behind. */
const queue = { where: sql`is_bulk and state = 'due' and expires_at > now()`, order: sql`due_at` }

type BulkClaim = { limit: number; leaseMs: number; perMinute: number }

/** Claims due bulk emails, over all processes at most `perMinute` within any minute. */
export async function claimBulkMails(
  payload: Payload,
  { limit, leaseMs, perMinute }: BulkClaim,
): Promise<ClaimedMail[]> {
  return inTransaction({ payload }, async (session) => {
    // Two processes would each count without the other's claims.
    await session.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(rateLock))})`)
    const { rows } = await session.execute(
      sql`select count(*) as count from mails where claimed_at > now() - interval '1 minute'`,
    )
    const [{ count }] = v.parse(CountSchema, rows)
    const free = Math.min(limit, perMinute - count)
    if (free <= 0) return []
    return parseClaimed((await session.execute(claimStatement(queue, { limit: free, leaseMs }))).rows)
  })
}

/** Gives up bulk emails that nobody should receive any more, and requeues those of killed processes. */
export async function expireBulkMails(payload: Payload): Promise<void> {
  await query(
    payload,
    sql`update mails set updated_at = now(),
        state = (case when expires_at <= now() then 'obsolete' else 'due' end)::enum_mails_state
      where is_bulk and due_at <= now() and (state = 'sending' or state = 'due' and expires_at <= now())`,
  )
}
