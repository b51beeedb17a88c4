import type { PayloadRequest } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { findReview, newestVersion } from './review-rows.ts'
import type { ReviewAction } from './review-status.ts'

/** Why a person may not act on a review. */
export const reviewRejections = {
  reviewersOnly: {
    id: 'Pemeriksa atau admin yang memutuskan.',
    en: 'A reviewer or an admin decides.',
  },
  ownRequest: {
    id: 'Anda sendiri yang meminta pemeriksaan ini. Orang lain harus memutuskannya.',
    en: 'You requested this review yourself. Someone else must decide it.',
  },
  ownChange: {
    id: 'Anda mengubah teks ini sesudah pemeriksaan diminta. Kembalikan agar peminta memeriksa perubahan Anda.',
    en: 'You changed this text after the review was requested. Return it so that the requester checks your change.',
  },
  changedMeanwhile: {
    id: 'Dokumen atau pemeriksaannya sudah berubah sesudah Anda membuka halaman ini. Muat ulang dan periksa lagi.',
    en: 'The document or its review changed after you opened this page. Reload it and check again.',
  },
} as const satisfies Record<string, Bilingual>

export type ReviewedVersion = {
  newest: NonNullable<Awaited<ReturnType<typeof newestVersion>>>
  review: Awaited<ReturnType<typeof findReview>>
}

/** Why the user may not do this; null if they may. */
export function findReviewRejection(
  req: PayloadRequest,
  { newest, review }: ReviewedVersion,
  action: ReviewAction['action'],
): Bilingual | null {
  if (action === 'request') {
    const isSettled = review?.state === 'requested' || review?.approvedContent === newest.fingerprint
    return isSettled ? reviewRejections.changedMeanwhile : null
  }
  if (!review) return reviewRejections.changedMeanwhile
  if (action === 'comment') return null
  if (!hasRole(req, 'admin', 'reviewer')) return reviewRejections.reviewersOnly
  if (review.requestedBy === req.user?.id) return reviewRejections.ownRequest
  if (review.state === 'returned') return reviewRejections.changedMeanwhile
  if (action === 'return') return null
  if (review.state === 'approved') return reviewRejections.changedMeanwhile
  const isLater = Date.parse(newest.storedAt) > Date.parse(review.requestedAt)
  return isLater && newest.lastChangedBy === req.user?.id ? reviewRejections.ownChange : null
}
