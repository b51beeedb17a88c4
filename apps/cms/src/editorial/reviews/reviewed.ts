import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { needsApproval } from '#cms/base/access/approval.ts'
import { showJakartaTime } from '#cms/base/admin/jakarta-columns.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { componentField } from '#cms/base/fields/component-field.ts'
import { FOLLOWS_SLUG } from '#cms/editorial/redirects/validate-redirect.ts'
import { rejectPublication, rollBackBulkUpdate } from './reject-publication.ts'
import { type ReportReview, reviewEndpoints } from './review-endpoints.ts'
import { findReview, newestVersion, type ReviewTarget, toReviewKey } from './review-rows.ts'
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
async function rejectUnapproved(req: PayloadRequest, target: ReviewTarget): Promise<void> {
  const review = await findReview(req, target)
  if (review?.state !== 'approved') throw rejectPublication(req, notApproved, 403)
  const newest = await newestVersion(req, target)
  if (newest?.fingerprint !== review.approvedContent) throw rejectPublication(req, changedSince, 409)
}

// The response may lack the status, if the request selects fields.
const isPublication = (data: Record<string, unknown>, previous: Record<string, unknown> | undefined) =>
  (data._status ?? previous?._status) === 'published'

const rejectUnapprovedDocument: CollectionAfterChangeHook = async (change) => {
  const { collection, data, doc, previousDoc, req } = change
  // The redirect of a renamed document is part of the change that was approved.
  const isAutomatic = collection.slug === 'redirects' && req.context[FOLLOWS_SLUG] === true
  if (!isAutomatic && isPublication(data, previousDoc) && (await needsApproval(req))) {
    await rejectUnapproved(req, { collection, id: doc.id })
  }
  return doc
}

const requirementKey = ({ slug }: { slug: string }) => `approvalRequired:${slug}`

/** Read before the change, because publishing the settings may turn the requirement off. */
const rememberRequirement: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  // Before the context is read: Payload's local API replaces it.
  const isRequired = await needsApproval(req)
  req.context[requirementKey(global)] = isRequired
  return data
}

const rejectUnapprovedGlobal: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
  if (isPublication(data, previousDoc) && req.context[requirementKey(global)] === true) {
    await rejectUnapproved(req, { global })
  }
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

/** Adds reviews to all collections and globals with drafts, and a list of them. */
export const withReviews =
  (report: ReportReview): Plugin =>
  ({ collections = [], globals = [], ...config }) => {
    const isDrafted = (slug: string): slug is CollectionSlug =>
      collections.some((collection) => collection.slug === slug && collection.versions)
    return {
      ...config,
      collections: [
        ...collections.map((collection) => (collection.versions ? reviewed(collection, report) : collection)),
        showJakartaTime(reviews(collections.map(({ slug }) => slug).filter(isDrafted))),
      ],
      globals: globals.map((global) => (global.versions ? reviewedGlobal(global, report) : global)),
    }
  }

function reviewed(
  { endpoints, fields, hooks, ...config }: CollectionConfig,
  report: ReportReview,
): CollectionConfig {
  return {
    ...config,
    endpoints: [...(endpoints || []), ...reviewEndpoints('collections', config.slug, report)],
    fields: [panel, ...fields],
    hooks: {
      ...hooks,
      afterChange: [rejectUnapprovedDocument, ...(hooks?.afterChange ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteReview],
      afterOperation: [rollBackBulkUpdate, ...(hooks?.afterOperation ?? [])],
    },
  }
}

function reviewedGlobal(
  { endpoints, fields, hooks, ...config }: GlobalConfig,
  report: ReportReview,
): GlobalConfig {
  return {
    ...config,
    endpoints: [...(endpoints || []), ...reviewEndpoints('globals', config.slug, report)],
    fields: [panel, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [rememberRequirement, ...(hooks?.beforeChange ?? [])],
      afterChange: [rejectUnapprovedGlobal, ...(hooks?.afterChange ?? [])],
    },
  }
}
