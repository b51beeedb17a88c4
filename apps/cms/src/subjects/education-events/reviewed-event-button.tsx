import type { ServerProps } from 'payload'
import { ReviewedButton } from '#cms/editorial/reviews/reviewed-publish-button.tsx'
import { PublishEventButton } from './publish-event-button.tsx'

/** The publish button of an event. */
export const ReviewedEventButton = ({ payload }: ServerProps) => (
  <ReviewedButton payload={payload}>
    <PublishEventButton />
  </ReviewedButton>
)
