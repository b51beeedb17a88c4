import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'

const SecondsSchema = v.tuple([v.object({ seconds: v.pipe(v.unknown(), v.toNumber()) })])

/**
 * How long the oldest due email has been queued, in seconds; 0 without one. Bulk emails count separately: thousands of
 * them wait for their rate.
 */
export async function readOldestMailSeconds(
  payload: Payload,
  mailClass: 'transactional' | 'bulk',
): Promise<number> {
  const rows = await query(
    payload,
    sql`select coalesce(extract(epoch from now() - min(created_at)), 0) as seconds from mails
      where is_bulk = ${mailClass === 'bulk'} and state in ('due', 'sending') and (due_at <= now() or attempts > 0)`,
  )
  return v.parse(SecondsSchema, rows)[0].seconds
}
