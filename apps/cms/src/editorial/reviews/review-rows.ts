import { createHash } from 'node:crypto'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import * as v from 'valibot'
import type { Review } from '#cms/base/payload-types.ts'
import { readTitle } from '#cms/editorial/links/find-links.ts'
import { isComputed } from '#cms/editorial/versions/computed-fields.ts'

/** Request context key for imports of daily figures, which have their own check by another person. */
export const WITHOUT_REVIEW = 'isPublishedWithoutReview'

export const toReviewKey = (collection: string, id: number | string): string => `${collection}/${id}`

/** The review of a document; null if none was requested. */
export async function findReview(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Review | null> {
  const where = { key: { equals: toReviewKey(collection, id) } }
  const { docs } = await req.payload.find({ collection: 'reviews', where, limit: 1, depth: 0, req })
  return docs[0] ?? null
}

/** The setting; off by default. */
export async function isReviewRequired(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return settings.requiresReview === true
}

const RecordSchema = v.record(v.string(), v.unknown())
const VersionSchema = v.object({ updatedAt: v.string(), version: RecordSchema })
const SaveSchema = v.object({ updatedAt: v.string(), lastChangedBy: v.nullish(v.number(), null) })

/** The newest version of a document; null if there is no such document. `updatedAt` is what the form shows. */
export async function newestVersion(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number) {
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  const newest = v.safeParse(v.tuple([VersionSchema]), docs)
  if (!newest.success) return null
  const [{ version, updatedAt: storedAt }] = newest.output
  return {
    ...v.parse(SaveSchema, version),
    storedAt,
    title: readTitle(version, collection.admin.useAsTitle ?? 'id') || `#${id}`,
    fingerprint: computeFingerprint(collection, version),
  }
}

/** Equal if an editor sees the same content in both languages. Publishing itself sets the publication date. */
function computeFingerprint(
  { flattenedFields }: SanitizedCollectionConfig,
  version: Record<string, unknown>,
) {
  const content = flattenedFields
    .filter((field) => !isComputed(field) && field.name !== '_status' && field.name !== 'publishedAt')
    .map(({ name }) => [name, version[name]])
  return createHash('sha256').update(JSON.stringify(content, normalized)).digest('hex')
}

/** Drops what the form and the database write in different ways: the order of keys, and empty values. */
function normalized(_key: string, value: unknown): unknown {
  if (!v.is(RecordSchema, value) || Array.isArray(value)) return value
  const filled = Object.entries(value).filter(([, each]) => each !== null && each !== '')
  return Object.fromEntries(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
