import type { Payload, ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isReviewRequired } from '#cms/base/access/approval.ts'
import { PublishButton } from '#cms/editorial/editing/publish-button.tsx'
import { ApprovedPublishButton } from './approved-publish-button.tsx'

/** A publish button; while approval is required, it says why the document cannot be published. */
export async function ReviewedButton({ payload, children }: { payload: Payload; children: ReactNode }) {
  const isRequired = await isReviewRequired({ payload })
  return isRequired ? <ApprovedPublishButton>{children}</ApprovedPublishButton> : children
}

/** The publish button of most documents. */
export const ReviewedPublishButton = ({ payload }: ServerProps) => (
  <ReviewedButton payload={payload}>
    <PublishButton />
  </ReviewedButton>
)
