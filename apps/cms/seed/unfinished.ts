import type { Payload } from 'payload'
import { emptySiteKey } from '#cms/services/placeholders/find-unfinished.ts'

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

/** Later starts of an empty site do not add the demo. */
export async function markEmpty(payload: Payload, isEmpty: boolean): Promise<void> {
  if (isEmpty) await payload.kv.set(emptySiteKey, true)
  else await payload.kv.delete(emptySiteKey)
}
