import { sql } from '@payloadcms/db-postgres'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isReviewRequired } from '#cms/base/access/approval.ts'
import { hasRole } from '#cms/base/access/has-role.ts'
import { staffNames } from '#cms/base/access/staff-names.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { unreadable } from '#cms/base/errors/client-errors.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { translate } from '#cms/base/fields/translate.ts'
import type { Review } from '#cms/base/payload-types.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import type { Kind } from '#cms/editorial/versions/edited-content.ts'
import { findReview, newestVersion, type ReviewTarget, toTargetKey } from './review-rows.ts'
import { findReviewRejection, reviewRejections } from './review-rules.ts'
import {
  actionNames,
  ReviewActionSchema,
  type ReviewStatus,
  reviewPath,
  reviewStates,
} from './review-status.ts'

const maxCommentCharacters = 2000

const texts = {
  commentTooLong: {
    id: 'Komentar paling banyak 2.000 karakter. Persingkat, lalu kirim lagi.',
    en: 'A comment has at most 2,000 characters. Shorten it and send it again.',
  },
  commentMissing: { id: 'Tulis komentar dahulu.', en: 'Write a comment first.' },
  notRequested: { id: 'Belum diminta.', en: 'Not requested.' },
  requestedBy: { id: 'Diminta oleh', en: 'Requested by' },
  reviewer: { id: 'Diputuskan oleh', en: 'Decided by' },
  outdated: {
    id: 'Isinya berubah sesudah disetujui. Minta pemeriksaan lagi.',
    en: 'The content changed after the approval. Request another review.',
  },
  required: {
    id: 'Dokumen ini baru dapat terbit setelah orang lain menyetujuinya.',
    en: 'This document can be published only after someone else approved it.',
  },
} as const satisfies Record<string, Bilingual>

export const deletedAccount: Bilingual = { id: 'akun yang sudah dihapus', en: 'a deleted account' }

/** Called in the transaction of a request or a decision. */
export type ReportReview = (
  req: PayloadRequest,
  review: Pick<Review, 'id' | 'state'> & { requestedBy: unknown },
) => Promise<void>

/** GET and POST /api/<collection>/:id/review and /api/globals/<slug>/review, for staff. */
export const reviewEndpoints = (kind: Kind, slug: string, report: ReportReview): Endpoint[] =>
  (['get', 'post'] as const).map((method) => ({
    path: kind === 'collections' ? `/:id/${reviewPath}` : `/${reviewPath}`,
    method,
    handler: async (req) => {
      const target = findTarget(req, kind, slug)
      if (method === 'post') await actUnderLock(req, target, report)
      const isUnsaved = 'global' in target && (await newestVersion(req, target)) === null
      return Response.json(
        isUnsaved ? await describeUnsaved(req) : await loadReviewStatus(req, await loadReviewed(req, target)),
      )
    },
  }))

function findTarget(req: PayloadRequest, kind: Kind, slug: string): ReviewTarget {
  if (!hasRole(req, 'admin', 'editor', 'reviewer')) throw new Forbidden(req.t)
  const { collections, globals } = req.payload.config
  const global = kind === 'globals' && globals.find((each) => each.slug === slug)
  if (global) return { global }
  const collection = collections.find((each) => each.slug === slug)
  const id = String(req.routeParams?.id)
  if (!collection || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return { collection, id: Number(id) }
}

/** Serializes the actions on a document, because each overwrites the whole list of comments. */
async function actUnderLock(req: PayloadRequest, target: ReviewTarget, report: ReportReview): Promise<void> {
  const lock = `review ${toTargetKey(target)}`
  await runTransaction(req.payload, async ({ transactionID = '' }) => {
    req.transactionID = transactionID
    await inTransaction(req, async (session) =>
      session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`),
    )
    await act(req, await loadReviewed(req, target), report)
  }).finally(() => {
    delete req.transactionID
  })
}

async function loadReviewed(req: PayloadRequest, target: ReviewTarget) {
  const newest = await newestVersion(req, target)
  if (!newest) throw new NotFound(req.t)
  return { target, newest, review: await findReview(req, target) }
}
type Reviewed = Awaited<ReturnType<typeof loadReviewed>>

async function act(
  req: PayloadRequest,
  { target, newest, review }: Reviewed,
  report: ReportReview,
): Promise<void> {
  const parsed = v.safeParse(ReviewActionSchema, await req.json?.())
  if (!parsed.success) throw clientError({ req }, unreadable)
  const { action, comment } = parsed.output
  // An invalid date counts as outdated.
  const isNewest = Date.parse(newest.updatedAt) <= Date.parse(parsed.output.updatedAt)
  const rejection =
    findReviewRejection(req, { newest, review }, action) ??
    (action === 'approve' && !isNewest ? reviewRejections.changedMeanwhile : null) ??
    ((action === 'return' || action === 'comment') && comment === '' ? texts.commentMissing : null) ??
    (comment.length > maxCommentCharacters ? texts.commentTooLong : null)
  if (rejection) throw clientError({ req }, rejection, { status: 409 })
  const person = req.user?.id ?? null
  const now = new Date().toISOString()
  // A new review after an approved one starts without the old comments.
  const earlier = action === 'request' && review?.state === 'approved' ? [] : (review?.comments ?? [])
  const comments = comment === '' ? earlier : [...earlier, { author: person, at: now, text: comment }]
  const start = {
    title: newest.title,
    requestedBy: person,
    requestedAt: now,
    reviewer: null,
    approvedContent: null,
  }
  const document = 'global' in target ? null : { relationTo: target.collection.slug, value: target.id }
  const created = { ...start, state: 'requested', key: toTargetKey(target), document }
  // Payload's own `create` has no type for a document whose collection is known at runtime only.
  const row = review ?? (await req.payload.db.create({ collection: 'reviews', data: created, req }))
  const changes = {
    request: { ...start, state: 'requested' },
    approve: { state: 'approved', reviewer: person, approvedContent: newest.fingerprint },
    return: { state: 'returned', reviewer: person, approvedContent: null },
    comment: {},
  } as const
  const data = { ...changes[action], comments }
  const { id, state, requestedBy } = await req.payload.update({
    collection: 'reviews',
    id: row.id,
    data,
    depth: 0,
    req,
  })
  if (action !== 'comment') await report(req, { id, state, requestedBy })
}

/** The status of a global that nobody has saved yet. */
async function describeUnsaved(req: PayloadRequest): Promise<ReviewStatus> {
  const required = (await isReviewRequired(req)) ? translate({ req }, texts.required) : null
  return {
    lines: [translate({ req }, texts.notRequested), ...(required === null ? [] : [required])],
    comments: [],
    actions: [],
    unpublishable: required,
  }
}

async function loadReviewStatus(req: PayloadRequest, { newest, review }: Reviewed): Promise<ReviewStatus> {
  const { state, requestedBy, requestedAt, reviewer, approvedContent, comments } = review ?? {}
  const rows = comments ?? []
  const names = await staffNames(req.payload, [requestedBy, reviewer, ...rows.map(({ author }) => author)])
  const translated = (text: Bilingual) => translate({ req }, text)
  const by = (id: unknown, at?: string) =>
    `${names.get(id) ?? translated(deletedAccount)}${at ? `, ${wibTime(at, adminLanguage(req.i18n.language))}` : ''}`
  const isApproved = state === 'approved' && approvedContent === newest.fingerprint
  const rejection = state === 'requested' ? findReviewRejection(req, { newest, review }, 'approve') : null
  const isBlocked = !isApproved && (await isReviewRequired(req))
  const unpublishable = translated(state === 'approved' ? texts.outdated : texts.required)
  return {
    lines: [
      translated(state ? reviewStates[state] : texts.notRequested),
      ...(state ? [`${translated(texts.requestedBy)} ${by(requestedBy, requestedAt)}`] : []),
      ...(state && state !== 'requested' ? [`${translated(texts.reviewer)} ${by(reviewer)}`] : []),
      ...(state === 'approved' && !isApproved ? [translated(texts.outdated)] : []),
      ...(rejection ? [translated(rejection)] : []),
      ...(isBlocked ? [translated(texts.required)] : []),
    ],
    comments: rows.map(({ author, at, text }) => ({ by: by(author, at), text })),
    actions: actionNames.filter((action) => findReviewRejection(req, { newest, review }, action) === null),
    unpublishable: isBlocked ? unpublishable : null,
  }
}
