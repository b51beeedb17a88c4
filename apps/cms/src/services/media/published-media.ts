import type { Payload } from 'payload'
import { runningFeed } from '#cms/editorial/change-feed/running-feed.ts'
import { isUsedInPublished } from './media-usage.ts'

const maxCachedFiles = 5000
/** Expires without a change, too, in case the listener's connection was lost unnoticed. */
const cacheMs = 60_000

/** Names of files found in published use since the last change. */
let published = new Set<string>()
let clearedAt = 0
let listening: Promise<unknown> | undefined

function clearCache(): void {
  // A lookup that is in progress keeps the old set, so its result is not cached.
  published = new Set()
  clearedAt = performance.now()
}

/**
 * Whether a file belongs to an upload that a published document uses. Positive results are cached until the next
 * committed change.
 */
export async function isInPublishedUse(payload: Payload, filename: string): Promise<boolean> {
  listening ??= runningFeed(payload).then(({ listener }) => listener.subscribe(clearCache))
  await listening
  if (performance.now() - clearedAt > cacheMs) clearCache()
  const cached = published
  if (cached.has(filename)) return true
  const media = await findMedia(payload, filename)
  if (media === null || !(await isUsedInPublished(payload, media))) return false
  if (cached.size >= maxCachedFiles) cached.clear()
  cached.add(filename)
  return true
}

async function findMedia(payload: Payload, filename: string): Promise<number | null> {
  const { upload } = payload.collections.media.config
  const sizes = upload.imageSizes?.map(({ name }) => `sizes.${name}.filename`) ?? []
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: ['filename', ...sizes].map((path) => ({ [path]: { equals: filename } })) },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}
