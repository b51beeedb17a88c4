import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Field, Payload, Where } from 'payload'
import { runningFeed } from '#cms/change-feed/running-feed.ts'
import { query } from '#cms/database/session.ts'
import { tableOf, textsOf } from '#cms/database/tables.ts'

type Use = { collection: CollectionSlug; path: string; hasDrafts: boolean }

/** Upload fields by collection, as query paths: `cover`, `blocks.picture`. */
function mediaUses(payload: Payload): Use[] {
  return payload.config.collections.flatMap(({ slug, fields, versions }) =>
    uploadPaths(fields).map((path) => ({ collection: slug, path, hasDrafts: Boolean(versions?.drafts) })),
  )
}

function uploadPaths(fields: Field[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    switch (field.type) {
      case 'upload':
        return [field.localized ? `${prefix}${field.name}.*` : `${prefix}${field.name}`]
      case 'array':
      case 'group':
        return 'name' in field && field.name ? uploadPaths(field.fields, `${prefix}${field.name}.`) : []
      case 'blocks':
        return [
          ...new Set(field.blocks.flatMap((block) => uploadPaths(block.fields, `${prefix}${field.name}.`))),
        ]
      default:
        return []
    }
  })
}

function refersTo(path: string, media: number): Where {
  return path.endsWith('.*')
    ? { or: ['id', 'en'].map((locale) => ({ [path.replace('*', locale)]: { equals: media } })) }
    : { [path]: { equals: media } }
}

/** Whether a published text contains the image. */
async function isInPublishedText(payload: Payload, media: number): Promise<boolean> {
  const texts = payload.config.collections.filter(
    ({ fields, versions }) =>
      versions?.drafts && fields.some((field) => field.type === 'richText' && field.name === 'body'),
  )
  const uses = texts.map(
    ({ slug }) => sql`
      select 1 from ${tableOf(slug)} d join ${textsOf(slug)} l on l._parent_id = d.id
      where d._status = 'published' and jsonb_path_exists(
        l.body, '$.**.fields ? (@.blockType == "picture" && @.picture == $media)', ${JSON.stringify({ media })}::jsonb
      )`,
  )
  return (await query(payload, sql`${sql.join(uses, sql` union all `)} limit 1`)).length > 0
}

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
  if (media === null) return false
  if (!((await isInPublishedField(payload, media)) || (await isInPublishedText(payload, media)))) return false
  if (cached.size >= maxCachedFiles) cached.clear()
  cached.add(filename)
  return true
}

async function isInPublishedField(payload: Payload, media: number): Promise<boolean> {
  for (const use of mediaUses(payload)) {
    const { totalDocs } = await payload.count({
      collection: use.collection,
      where: {
        and: [refersTo(use.path, media), ...(use.hasDrafts ? [{ _status: { equals: 'published' } }] : [])],
      },
      overrideAccess: true,
    })
    if (totalDocs > 0) return true
  }
  return false
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
