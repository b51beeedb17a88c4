import type { Change } from '@site/contracts/change-feed.ts'

/** Retention of change events; clients that were disconnected for longer get a reset. */
export const retentionDays = 30
/** Max events per read. */
export const batchSize = 500

/** The committed events of a feed. */
export interface ChangeLog {
  /** The result of `epochQuery`. */
  readonly readEpoch: () => Promise<string>
  /** The oldest and the newest stored sequence; both 0 without any event. */
  readonly readBounds: () => Promise<{ oldest: number; newest: number }>
  /** Events after a sequence, oldest first, at most one batch. */
  readonly readChangesAfter: (sequence: number) => Promise<Change[]>
}
