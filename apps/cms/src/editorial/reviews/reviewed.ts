import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Plugin,
} from 'payload'
import { showJakartaTime } from '#cms/base/admin/jakarta-columns.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { componentField } from '#cms/base/fields/component-field.ts'
import { rejectPublication, rollBackBulkUpdate } from './reject-publication.ts'
import { reviewEndpoints } from './review-endpoints.ts'
import { findReview, isReviewRequired, newestVersion, toReviewKey, WITHOUT_REVIEW } from './review-rows.ts'
import { reviews } from './reviews.ts'

/** No colon or comma: the admin would render the messages as lists. */
const notApproved: Bilingual = {
  id: 'Tidak diterbitkan. Dokumen ini harus disetujui oleh orang lain lebih dahulu. Simpan draf lalu pilih “Minta pemeriksaan”.',
  en: 'Not published. Someone else must approve this document first. Save a draft and choose “Request review”.',
}
const changedSince: Bilingual = {
  id: 'Tidak diterbitkan. Isi dokumen ini berbeda dari yang disetujui. Simpan draf lalu minta pemeriksaan lagi.',
  en: 'Not published. This content differs from what was approved. Save a draft and request another review.',
}

/**
 * Compares what was just stored, because a request that publishes may change the content, too. The error rolls the
 * change back. A schedule that is due comes through here as its user, so it publishes only what was approved.
 */
const rejectUnapproved: CollectionAfterChangeHook = async ({ collection, data, doc, previousDoc, req }) => {
  // The response may lack the status, if the request selects fields.
  const status = data._status ?? previousDoc?._status
  if (status !== 'published' || !req.user || req.context[WITHOUT_REVIEW] || !(await isReviewRequired(req)))
    return doc
  const review = await findReview(req, collection.slug, doc.id)
  if (review?.state !== 'approved') throw rejectPublication(req, notApproved, 403)
  const newest = await newestVersion(req, collection, doc.id)
  if (newest?.fingerprint !== review.approvedContent) throw rejectPublication(req, changedSince, 409)
  return doc
}

const deleteReview: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'reviews',
    where: { key: { equals: toReviewKey(collection.slug, id) } },
    overrideAccess: true,
    req,
  })
}

const panel = componentField('reviewPanel', '/editorial/reviews/review-panel.tsx#ReviewPanel', 'sidebar')

/** Adds reviews to all collections with drafts, and a list of them. */
export const withReviews: Plugin = ({ collections = [], ...config }) => {
  const isDrafted = (slug: string): slug is CollectionSlug =>
    collections.some((collection) => collection.slug === slug && collection.versions)
  return {
    ...config,
    collections: [
      ...collections.map((collection) => (collection.versions ? reviewed(collection) : collection)),
      showJakartaTime(reviews(collections.map(({ slug }) => slug).filter(isDrafted))),
    ],
  }
}

function reviewed({ endpoints, fields, hooks, ...config }: CollectionConfig): CollectionConfig {
  return {
    ...config,
    endpoints: [...(endpoints || []), ...reviewEndpoints],
    fields: [panel, ...fields],
    hooks: {
      ...hooks,
      afterChange: [rejectUnapproved, ...(hooks?.afterChange ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteReview],
      afterOperation: [rollBackBulkUpdate, ...(hooks?.afterOperation ?? [])],
    },
  }
}
