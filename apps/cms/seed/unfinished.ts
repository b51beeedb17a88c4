import type { Payload } from 'payload'

/**
 * Stands in the database from before the first written row until after the last one, so that a seed
 * that was cut off is known by it. tools/site/fill.ts asks for the same row.
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
