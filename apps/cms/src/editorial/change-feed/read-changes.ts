import { sql } from '@payloadcms/db-postgres'
import { batchSize, type ChangeLog, retentionDays } from '@site/change-feed/change-log.ts'
import { epochQuery } from '@site/change-feed/epoch.ts'
import type { Change } from '@site/contracts/change-feed.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'

const sequence = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())
const at = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value).toISOString()),
)
const RowsSchema = v.array(v.object({ sequence, tags: v.array(v.string()), at }))
const BoundsSchema = v.tuple([v.object({ oldest: v.nullable(sequence), newest: v.nullable(sequence) })])

const EpochSchema = v.tuple([v.object({ epoch: v.string() })])

/** The log that the change feed streams from. */
export function changeLog(payload: Payload): ChangeLog {
  return {
    readEpoch: () => readEpoch(payload),
    readBounds: () => readBounds(payload),
    readChangesAfter: (sequence) => readChangesAfter(payload, sequence),
  }
}

async function readEpoch(payload: Payload): Promise<string> {
  const [{ epoch }] = v.parse(EpochSchema, await query(payload, sql.raw(epochQuery)))
  return epoch
}

/** Committed changes after a sequence, oldest first, at most one batch. */
export async function readChangesAfter(payload: Payload, after: number): Promise<Change[]> {
  const rows = await query(
    payload,
    sql`select sequence, tags, at from changes where sequence > ${after} order by sequence limit ${batchSize}`,
  )
  return v.parse(RowsSchema, rows)
}

/** The oldest and newest stored sequence; both 0 if there are none. */
export async function readBounds(payload: Payload): Promise<{ oldest: number; newest: number }> {
  const rows = await query(payload, sql`select min(sequence) as oldest, max(sequence) as newest from changes`)
  const [{ oldest, newest }] = v.parse(BoundsSchema, rows)
  return { oldest: oldest ?? 0, newest: newest ?? 0 }
}

/** Deletes changes past the retention period. The newest row stays: it marks the feed's position. */
export async function deleteOldChanges(payload: Payload): Promise<void> {
  await query(
    payload,
    sql`delete from changes where at < now() - ${`${retentionDays} days`}::interval
        and sequence < (select max(sequence) from changes)`,
  )
}
