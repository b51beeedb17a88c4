import type { CheckRefusal } from './human-check/form-check.ts'

/** Why a form whose fields are right has reached nobody; its sender gets it back with everything that was typed. */
export type NotSentReason =
  | {
      /** The service behind the site, the way to the site, or the human check. */
      readonly kind: 'unavailable' | 'offline' | CheckRefusal
    }
  | { readonly kind: 'tooManyTries'; readonly retryAfterSeconds: number }

const statuses = {
  unavailable: 503,
  offline: 503,
  unreachable: 503,
  tooManyTries: 429,
  tooSoon: 422,
  stale: 422,
  trapped: 422,
  unanswered: 422,
  blocked: 422,
} as const satisfies Record<NotSentReason['kind'], number>

/** How a form is answered that comes back: for its fields, or for a reason that is none of theirs. */
export function returnedInit(reason: NotSentReason | null): {
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
