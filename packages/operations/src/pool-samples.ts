import type { Sample } from './metrics.ts'

/** States of database connections; `waiting` counts queries that wait for one. */
export const poolStates = ['used', 'idle', 'waiting'] as const

interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** The number of connections of a `pg` pool by state. */
export function poolSamples({ totalCount, idleCount, waitingCount }: PoolCounts): Sample[] {
  const counts = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  return poolStates.map((state) => ({ labels: { state }, value: counts[state] }))
}
