import type { PayloadRequest } from 'payload'
import type { Transaction } from '#cms/base/database/session.ts'

/** Request context key for imports of daily figures, which have their own check by another person. */
export const WITHOUT_REVIEW = 'isPublishedWithoutReview'

/** The setting; off by default. */
export async function isReviewRequired(req: Transaction): Promise<boolean> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return settings.requiresReview === true
}

/** Whether the person of the request needs an approval to publish. The service itself needs none. */
export const needsApproval = async (req: PayloadRequest): Promise<boolean> =>
  Boolean(req.user) && !req.context[WITHOUT_REVIEW] && (await isReviewRequired(req))
