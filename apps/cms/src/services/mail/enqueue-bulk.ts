import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '#cms/base/database/session.ts'
import type { BulkKind } from './bulk-kinds.ts'
import { wakeSenders } from './queue.ts'
import type { ClaimedMail } from './rows.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const fanOutLock = 771_014
const batchRows = 1000

/** Begins the occasion of an announcement that is sent before everything else. */
export const urgentPrefix = 'urgent-'

type Bulk = {
  kind: BulkKind
  /** What the emails are about, such as the ID of a note or a day. */
  occasion: string
  /** Emails that are still queued then are never sent. */
  expiresAt: Date
  subscriberIds: readonly number[]
}

/**
 * Emails leave in the order of `due_at`. A digest of many readers takes hours: outages and fraud do not wait for it, nor
 * does the note, which expires first.
 */
function findHeadStartHours({ kind, occasion }: Pick<Bulk, 'kind' | 'occasion'>): number {
  if (kind === 'listPengumuman' && occasion.startsWith(urgentPrefix)) return 48
  return kind === 'listPagi' ? 24 : 0
}

/**
 * Enqueues one email per kind, occasion and subscriber, in committed batches. Call it again after a crash, or at any time:
 * it only adds what is missing.
 *
 * @returns the number of emails added
 */
export async function enqueueBulk(payload: Payload, bulk: Bulk): Promise<number> {
  if (bulk.expiresAt <= new Date()) return 0
  let added = 0
  for (let start = 0; start < bulk.subscriberIds.length; start += batchRows) {
    added += await enqueueBatch(payload, bulk, bulk.subscriberIds.slice(start, start + batchRows))
  }
  return added
}

async function enqueueBatch(
  payload: Payload,
  { kind, occasion, expiresAt }: Bulk,
  ids: readonly number[],
): Promise<number> {
  return inTransaction({ payload }, async (session) => {
    // Concurrent batches with the same occasion could deadlock on its unique keys.
    await session.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(fanOutLock))})`)
    const { rows } = await session.execute(sql`
      insert into mails (kind, occasion, subscriber_id, is_bulk, due_at, expires_at)
      select ${kind}, concat_ws(':', ${kind}::text, ${occasion}::text, id), id, true,
        now() - make_interval(hours => ${findHeadStartHours({ kind, occasion })}), ${expiresAt.toISOString()}
      from unnest(${sql.param(ids)}::int[]) id
      on conflict (occasion) do nothing
      returning 1`)
    if (rows.length > 0) await wakeSenders(session)
    return rows.length
  })
}

/** The occasion that a bulk email was enqueued with. */
export function readOccasion({ kind, dedupeKey, subscriberId }: ClaimedMail): string {
  return dedupeKey.slice(`${kind}:`.length, -`:${subscriberId}`.length)
}
