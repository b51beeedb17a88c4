import type { Change } from '@site/contracts/feed.ts'

/** Whoever was away for longer is told to forget all. */
export const keptDays = 30
/** Changes that are read in one step. */
export const mostAtOnce = 500

/** The committed rows of a feed, wherever a service keeps them. */
export interface ChangeLog {
  /** The result of `epochQuery`. */
  readonly readEpoch: () => Promise<string>
  /** The oldest and the newest kept sequence; both 0 when nothing has ever changed. */
  readonly readBounds: () => Promise<{ oldest: number; newest: number }>
  /** Changes after a sequence, oldest first; a part of them when there are many. */
  readonly readChangesAfter: (sequence: number) => Promise<Change[]>
}
