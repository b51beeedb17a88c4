import { createHash } from 'node:crypto'

/**
 * Identifies a submission by the form's key and its content. A form that the browser restores with an old key but new
 * content is a new submission.
 */
export function submissionKey(idempotencyKey: string, ...content: (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, ...content]))
    .digest('hex')
}
