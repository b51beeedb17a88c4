import { sql } from '@payloadcms/db-postgres'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import { staffNames } from '#cms/base/access/staff-names.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { unreadable } from '#cms/base/errors/client-errors.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import { findReview, isReviewRequired, keyOf, newestVersion } from './review-rows.ts'
import {
  actionNames,
  type ReviewAction,
  ReviewActionSchema,
  type ReviewStatus,
  reviewPath,
  reviewStates,
} from './review-status.ts'

const maxCommentCharacters = 2000

const texts = {
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
  someone: { id: 'akun yang sudah dihapus', en: 'a deleted account' },
} as const satisfies Record<string, Bilingual>

/** GET and POST /api/<collection>/:id/review, for staff. */
export const reviewEndpoints: Endpoint[] = (['get', 'post'] as const).map((method) => ({
  path: `/:id/${reviewPath}`,
  method,
  handler: async (req) => {
    if (method === 'post') await actUnderLock(req)
    return Response.json(await statusOf(req, await targetOf(req)))
  },
}))

/** Serializes the actions on a document, because each overwrites the whole list of comments. */
async function actUnderLock(req: PayloadRequest): Promise<void> {
  const { id, collection } = req.routeParams ?? {}
  const lock = `review ${keyOf(String(collection), String(id))}`
  await runTransaction(req.payload, async ({ transactionID = '' }) => {
    req.transactionID = transactionID
    await inTransaction(req, async (session) =>
      session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`),
    )
    await act(req, await targetOf(req))
  }).finally(() => {
    delete req.transactionID
  })
}

type Target = Awaited<ReturnType<typeof targetOf>>

async function targetOf(req: PayloadRequest) {
  if (!hasRole(req, 'admin', 'editor', 'reviewer')) throw new Forbidden(req.t)
  const { id, collection: name } = req.routeParams ?? {}
  const collection = req.payload.config.collections.find(({ slug }) => slug === name)
  const isId = /^\d{1,9}$/.test(String(id))
  const newest = collection && isId ? await newestVersion(req, collection, Number(id)) : null
  if (!collection || !newest) throw new NotFound(req.t)
  return {
    slug: collection.slug,
    id: Number(id),
    newest,
    review: await findReview(req, collection.slug, Number(id)),
  }
}

async function act(req: PayloadRequest, { slug, id, newest, review }: Target): Promise<void> {
  const parsed = v.safeParse(ReviewActionSchema, await req.json?.())
  if (!parsed.success) throw clientError({ req }, unreadable)
  const { action, comment } = parsed.output
  // An invalid date counts as outdated.
  const isNewest = Date.parse(newest.updatedAt) <= Date.parse(parsed.output.updatedAt)
  const rejection =
    rejectionOf(req, { newest, review }, action) ??
    (action === 'approve' && !isNewest ? texts.changedMeanwhile : null) ??
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
  const document = { relationTo: slug, value: id }
  const created = { ...start, state: 'requested', key: keyOf(slug, id), document }
  // Payload's own `create` has no type for a document whose collection is known at runtime only.
  const row = review ?? (await req.payload.db.create({ collection: 'reviews', data: created, req }))
  const changes = {
    request: { ...start, state: 'requested' },
    approve: { state: 'approved', reviewer: person, approvedContent: newest.fingerprint },
    return: { state: 'returned', reviewer: person, approvedContent: null },
    comment: {},
  } as const
  const data = { ...changes[action], comments }
  await req.payload.update({ collection: 'reviews', id: row.id, data, depth: 0, req })
}

/** Why the user may not do this; null if they may. */
function rejectionOf(
  req: PayloadRequest,
  { newest, review }: Pick<Target, 'newest' | 'review'>,
  action: ReviewAction['action'],
): Bilingual | null {
  if (action === 'request') {
    const isSettled = review?.state === 'requested' || review?.approvedContent === newest.fingerprint
    return isSettled ? texts.changedMeanwhile : null
  }
  if (!review) return texts.changedMeanwhile
  if (action === 'comment') return null
  if (!hasRole(req, 'admin', 'reviewer')) return texts.reviewersOnly
  if (review.requestedBy === req.user?.id) return texts.ownRequest
  if (review.state === 'returned') return texts.changedMeanwhile
  if (action === 'return') return null
  if (review.state === 'approved') return texts.changedMeanwhile
  const isLater = Date.parse(newest.storedAt) > Date.parse(review.requestedAt)
  return isLater && newest.lastChangedBy === req.user?.id ? texts.ownChange : null
}

async function statusOf(req: PayloadRequest, { newest, review }: Target): Promise<ReviewStatus> {
  const { state, requestedBy, requestedAt, reviewer, approvedContent, comments } = review ?? {}
  const rows = comments ?? []
  const names = await staffNames(req.payload, [requestedBy, reviewer, ...rows.map(({ author }) => author)])
  const translated = (text: Bilingual) => translate({ req }, text)
  const by = (id: unknown, at?: string) =>
    `${names.get(id) ?? translated(texts.someone)}${at ? `, ${wibTime(at, adminLanguage(req.i18n.language))}` : ''}`
  const isApproved = state === 'approved' && approvedContent === newest.fingerprint
  const rejection = state === 'requested' ? rejectionOf(req, { newest, review }, 'approve') : null
  return {
    lines: [
      translated(state ? reviewStates[state] : texts.notRequested),
      ...(state ? [`${translated(texts.requestedBy)} ${by(requestedBy, requestedAt)}`] : []),
      ...(state && state !== 'requested' ? [`${translated(texts.reviewer)} ${by(reviewer)}`] : []),
      ...(state === 'approved' && !isApproved ? [translated(texts.outdated)] : []),
      ...(rejection ? [translated(rejection)] : []),
      ...(!isApproved && (await isReviewRequired(req)) ? [translated(texts.required)] : []),
    ],
    comments: rows.map(({ author, at, text }) => ({ by: by(author, at), text })),
    actions: actionNames.filter((action) => rejectionOf(req, { newest, review }, action) === null),
  }
}
