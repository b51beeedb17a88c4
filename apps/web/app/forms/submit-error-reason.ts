import type { CheckRejection } from './form-check.ts'

/** Why a form with valid fields was not delivered; the form is shown again with all input preserved. */
export type SubmitErrorReason =
  | {
      /** The CMS, the connection, or the human check. */
      readonly kind: 'unavailable' | 'offline' | CheckRejection
    }
  | { readonly kind: 'tooManyTries'; readonly retryAfterSeconds: number }

const statuses = {
  unavailable: 503,
  offline: 503,
  unreachable: 503,
  tooManyTries: 429,
  tooSoon: 422,
  stale: 422,
  honeypot: 422,
  unanswered: 422,
  blocked: 422,
} as const satisfies Record<SubmitErrorReason['kind'], number>

/** The response init of a form that is shown again, for invalid fields or another reason. */
export function rejectedInit(reason: SubmitErrorReason | null): {
  status: number
  headers: Record<string, string>
} {
  if (reason === null) {
    return { status: 422, headers: {} }
  }
  return {
    status: statuses[reason.kind],
    headers: reason.kind === 'tooManyTries' ? { 'retry-after': String(reason.retryAfterSeconds) } : {},
  }
}
