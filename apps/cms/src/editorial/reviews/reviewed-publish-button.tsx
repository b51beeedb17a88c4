import type { ServerProps } from 'payload'
import { PublishButton } from '#cms/editorial/editing/publish-button.tsx'
import { ApprovedPublishButton } from './approved-publish-button.tsx'
import { isReviewRequired } from './review-rows.ts'

/** The publish button; while approval is required, it says why the document cannot be published. */
export async function ReviewedPublishButton({ payload }: ServerProps) {
  return (await isReviewRequired({ payload })) ? <ApprovedPublishButton /> : <PublishButton />
}
