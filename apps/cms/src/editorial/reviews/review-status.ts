import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** In the order of the list: pending reviews come first. */
export const reviewStates = {
  requested: { id: 'Menunggu pemeriksaan', en: 'Waiting for review' },
  returned: { id: 'Dikembalikan', en: 'Returned' },
  approved: { id: 'Disetujui', en: 'Approved' },
} as const satisfies Record<string, Bilingual>

/** Each with its button. */
export const reviewActions = {
  request: { id: 'Minta pemeriksaan', en: 'Request review' },
  approve: { id: 'Setujui', en: 'Approve' },
  return: { id: 'Kembalikan dengan komentar', en: 'Return with comment' },
  comment: { id: 'Kirim komentar', en: 'Send comment' },
} as const satisfies Record<string, Bilingual>
export const actionNames = [
  'request',
  'approve',
  'return',
  'comment',
] as const satisfies (keyof typeof reviewActions)[]

export const ReviewActionSchema = v.object({
  action: v.picklist(actionNames),
  comment: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** The `updatedAt` of the version that the user sees. */
  updatedAt: v.string(),
})
export type ReviewAction = v.InferOutput<typeof ReviewActionSchema>

/** The panel next to the form, in the admin's language. */
export const ReviewStatusSchema = v.object({
  lines: v.array(v.string()),
  comments: v.array(v.object({ by: v.string(), text: v.string() })),
  actions: v.array(v.picklist(actionNames)),
  /** Why the saved content cannot be published; null if it can. */
  unpublishable: v.nullable(v.string()),
})
export type ReviewStatus = v.InferOutput<typeof ReviewStatusSchema>

/** Last segment of the endpoint's path. */
export const reviewPath = 'review'
