import type { Payload } from 'payload'

/**
 * A marker row that exists from before the first write until after the last one, to detect an interrupted seed.
 * tools/site/fill.ts queries the same row.
 */
const unfinishedKey = 'seed-unfinished'

export async function isUnfinished(payload: Payload): Promise<boolean> {
  return payload.kv.has(unfinishedKey)
}

export async function markUnfinished(payload: Payload): Promise<void> {
  await payload.kv.set(unfinishedKey, true)
}

export async function markFinished(payload: Payload): Promise<void> {
  await payload.kv.delete(unfinishedKey)
}
