import type { Sample } from './metrics.ts'

/** What connections to the database do; `wanted` has none and waits. */
export const poolStates = ['used', 'idle', 'wanted'] as const

interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** The connections of a pool of `pg`, by what they do. */
export function poolSamples({ totalCount, idleCount, waitingCount }: PoolCounts): Sample[] {
  const counts = { used: totalCount - idleCount, idle: idleCount, wanted: waitingCount }
  return poolStates.map((state) => ({ labels: { state }, value: counts[state] }))
}
