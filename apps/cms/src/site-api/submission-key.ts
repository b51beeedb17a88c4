import { createHash } from 'node:crypto'

/**
 * What makes two posts the same submission: the form's own key and what was sent. A form that comes
 * back from the browser's cache with the old key and another content is a new one.
 */
export function submissionKey(idempotencyKey: string, ...content: (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, ...content]))
    .digest('hex')
}
