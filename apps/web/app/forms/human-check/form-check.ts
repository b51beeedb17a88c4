import type { Challenge } from 'altcha-lib/types'

/** The forms that carry a check; a token of one is worth nothing in another. */
export type CheckedFormName = 'contact' | 'registration'

/** What a form carries so that the server can tell a person from a machine. */
export interface FormCheck {
  /** Sent again with the form, however often it comes back: whatever is sent with it counts once. */
  readonly idempotencyKey: string
  readonly token: string
  readonly way:
    | { readonly kind: 'proof'; readonly challenge: Challenge }
    | { readonly kind: 'widget'; readonly siteKey: string; readonly scriptUrl: string }
}

/** The hidden fields; the trap is one that no person sees. Some password managers fill it in all the same. */
export const checkFields = {
  key: 'idempotencyKey',
  token: 'formToken',
  answer: 'humanCheck',
  trap: 'remarks',
} as const

/** What the page's script puts in place of an answer that it does not have. An empty answer is a page without script. */
export const missingAnswers = { unanswered: 'unanswered', blocked: 'blocked' } as const

/** Why a form comes back although every field is right. */
export type CheckRefusal =
  /** Sent faster than anybody types. */
  | 'tooSoon'
  /** Its token or its answer is old, missing, forged or used for something else. */
  | 'stale'
  /** The field that nobody sees was filled in, for the first time. */
  | 'trapped'
  /** The box of the service was not ticked. */
  | 'unanswered'
  /** The script of the service did not reach the browser. */
  | 'blocked'
  /** The service does not say whether the answer is right. */
  | 'unreachable'

export type CheckVerdict = 'passed' | 'withoutScript' | { readonly refusal: CheckRefusal }
