import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, query } from '#cms/base/database/session.ts'
import { urgentPrefix } from './enqueue-bulk.ts'
import { type ClaimedMail, claimStatement, parseClaimed } from './rows.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const rateLock = 771_015

/** A digest of many readers takes hours: outages and fraud do not wait for it, nor does the note, which expires first. */
const order = sql`
  case
    when kind = 'listPengumuman' and starts_with(occasion, ${`listPengumuman:${urgentPrefix}`}) then 1
    when kind = 'listPagi' then 2
    else 3
  end, due_at, id`

const CountSchema = v.tuple([v.object({ count: wholeNumber })])

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
    const lane = { lane: sql`is_bulk and expires_at > now()`, order }
    return parseClaimed((await session.execute(claimStatement(lane, { limit: free, leaseMs }))).rows)
  })
}

/** Gives up bulk emails that nobody should receive any more. */
export async function expireBulkMails(payload: Payload): Promise<void> {
  await query(
    payload,
    sql`update mails set state = 'obsolete', last_error = 'expired', updated_at = now()
      where is_bulk and state in ('due', 'sending') and due_at <= now() and expires_at <= now()`,
  )
}
