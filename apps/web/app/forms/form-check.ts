import type { Challenge } from 'altcha-lib/types'

/** Forms with a human check; a token is valid for one form only. */
export type CheckedFormName = 'contact' | 'registration' | 'subscription'

/** The fields with which the server distinguishes people from bots. */
export interface FormCheck {
  /** Stays the same when the form is shown again: repeated submissions count once. */
  readonly idempotencyKey: string
  readonly token: string
  readonly method:
    | { readonly kind: 'proof'; readonly challenge: Challenge }
    | { readonly kind: 'widget'; readonly siteKey: string; readonly scriptUrl: string }
}

/** The hidden fields. Some password managers fill in the honeypot, which people do not see. */
export const checkFields = {
  key: 'idempotencyKey',
  token: 'formToken',
  answer: 'humanCheck',
  honeypot: 'remarks',
} as const

/** Posted by script if there is no answer. An empty answer means a page without script. */
export const missingAnswers = { unanswered: 'unanswered', blocked: 'blocked' } as const

/** Why a form with valid fields is rejected. */
export type CheckRejection =
  /** Submitted faster than anybody types. */
  | 'tooSoon'
  /** The token or answer is expired, missing, forged or already used. */
  | 'stale'
  /** The honeypot was filled in, for the first time. */
  | 'honeypot'
  /** The visitor has not completed the widget. */
  | 'unanswered'
  /** The widget's script failed to load. */
  | 'blocked'
  /** The verification service is unavailable. */
  | 'unreachable'

export type CheckVerdict = 'passed' | 'withoutScript' | { readonly rejection: CheckRejection }
