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

/** This row marks a database that `--empty` filled, so that no later start adds the demo; tools/site/fill.ts reads it. */
const emptyKey = 'seed-empty'

export async function markEmpty(payload: Payload, isEmpty: boolean): Promise<void> {
  if (isEmpty) await payload.kv.set(emptyKey, true)
  else await payload.kv.delete(emptyKey)
}
