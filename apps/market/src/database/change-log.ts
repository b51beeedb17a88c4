import { batchSize, type ChangeLog, retentionDays } from '@site/change-feed/change-log.ts'
import { epochQuery } from '@site/change-feed/epoch.ts'
import type { Change } from '@site/contracts/change-feed.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from './connection.ts'

/** Reads the change feed of this service. */
export function changeLog(database: MarketDatabase): ChangeLog {
  return {
    readEpoch: () => readEpoch(database),
    readBounds: () => readBounds(database),
    readChangesAfter: (sequence) => readChangesAfter(database, sequence),
  }
}

async function readEpoch(database: MarketDatabase): Promise<string> {
  const { rows } = await sql<{ epoch: string }>`${sql.raw(epochQuery)}`.execute(database)
  const [row] = rows
  if (row === undefined) throw new Error('The database has no epoch.')
  return row.epoch
}

/** 0 without any change. */
export async function newestSequence(database: MarketDatabase): Promise<number> {
  return (await readBounds(database)).newest
}

/** The oldest and the newest stored sequence; both 0 without any change. */
async function readBounds(database: MarketDatabase): Promise<{ oldest: number; newest: number }> {
  const { oldest, newest } = await database
    .selectFrom('changes')
    .select(({ fn }) => [fn.min('sequence').as('oldest'), fn.max('sequence').as('newest')])
    .executeTakeFirstOrThrow()
  return { oldest: oldest ?? 0, newest: newest ?? 0 }
}

/** Committed changes after a sequence, oldest first, at most one batch. */
async function readChangesAfter(database: MarketDatabase, sequence: number): Promise<Change[]> {
  const rows = await database
    .selectFrom('changes')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(batchSize)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Deletes expired changes, except for the newest one, which is the position of the feed. */
export async function deleteOldChanges(database: MarketDatabase): Promise<void> {
  await database
    .deleteFrom('changes')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
    .where('sequence', '<', (changes) =>
      changes.selectFrom('changes as latest').select(({ fn }) => fn.max('latest.sequence').as('newest')),
    )
    .execute()
}
