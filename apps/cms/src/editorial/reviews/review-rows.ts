import { createHash } from 'node:crypto'
import type {
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { Review } from '#cms/base/payload-types.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'
import { readTitle } from '#cms/editorial/links/find-links.ts'
import { isComputed } from '#cms/editorial/versions/computed-fields.ts'

/** What a review is about: a document of a collection, or a global. */
export type ReviewTarget =
  | { readonly collection: SanitizedCollectionConfig; readonly id: number }
  | { readonly global: SanitizedGlobalConfig }

/** `articles/12` or `globals/home`: the end of the document's path in the admin. */
export const toReviewKey = (collection: string, id: number | string): string => `${collection}/${id}`

export const toTargetKey = (target: ReviewTarget): string =>
  'global' in target
    ? toReviewKey('globals', target.global.slug)
    : toReviewKey(target.collection.slug, target.id)

export const toAdminPath = (key: string): string =>
  `/admin/${key.startsWith('globals/') ? key : `collections/${key}`}`

/** The kind of document that a review is about: the collection, or the global itself. */
export function readSubject({ collections, globals }: SanitizedConfig, key: string): Bilingual {
  const [collection = '', id] = key.split('/')
  const global = collection === 'globals' && globals.find(({ slug }) => slug === id)
  if (global) return toBilingualLabel(global.label, global.slug)
  const labels = collections.find(({ slug }) => slug === collection)?.labels
  return toBilingualLabel(labels?.singular, collection)
}

/** The review of a document; null if none was requested. */
export async function findReview(req: PayloadRequest, target: ReviewTarget): Promise<Review | null> {
  const where = { key: { equals: toTargetKey(target) } }
  const { docs } = await req.payload.find({ collection: 'reviews', where, limit: 1, depth: 0, req })
  return docs[0] ?? null
}

const RecordSchema = v.record(v.string(), v.unknown())
const VersionSchema = v.object({ updatedAt: v.string(), version: RecordSchema })
const SaveSchema = v.object({ updatedAt: v.string(), lastChangedBy: v.nullish(v.number(), null) })

/** The newest version of a document; null if there is no such document. `updatedAt` is what the form shows. */
export async function newestVersion(req: PayloadRequest, target: ReviewTarget) {
  const newest = v.safeParse(v.tuple([VersionSchema]), (await findNewest(req, target)).docs)
  if (!newest.success) return null
  const [{ version, updatedAt: storedAt }] = newest.output
  const { flattenedFields } = 'global' in target ? target.global : target.collection
  return {
    ...v.parse(SaveSchema, version),
    storedAt,
    title: findTitle(target, version),
    fingerprint: computeFingerprint(flattenedFields, version),
  }
}

function findNewest(req: PayloadRequest, target: ReviewTarget) {
  const query = { locale: 'all', limit: 1, pagination: false, req, sort: '-updatedAt' } as const
  const latest = { latest: { equals: true } }
  return 'global' in target
    ? req.payload.db.findGlobalVersions({ ...query, global: target.global.slug, where: latest })
    : req.payload.db.findVersions({
        ...query,
        collection: target.collection.slug,
        where: { and: [{ parent: { equals: target.id } }, latest] },
      })
}

function findTitle(target: ReviewTarget, version: object): string {
  if ('global' in target) return toBilingualLabel(target.global.label, target.global.slug).id
  return readTitle(version, target.collection.admin.useAsTitle ?? 'id') || `#${target.id}`
}

/** Equal if an editor sees the same content in both languages. Publishing itself sets the publication date. */
function computeFingerprint(fields: readonly FlattenedField[], version: Record<string, unknown>) {
  const content = fields
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
