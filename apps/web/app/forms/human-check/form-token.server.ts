import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { CheckedFormName } from '#app/forms/form-check.ts'

/** Faster submissions come from bots; even with autofill, people need longer. */
const MIN_AGE_MS = 1_000
/** A page that was open for a working day is accepted; yesterday's is not. */
export const FORM_LIFETIME_MS = 12 * 60 * 60 * 1_000

export interface FormTokenClaims {
  readonly form: CheckedFormName
  readonly idempotencyKey: string
  readonly issuedAt: Date
  /** The form has been rejected once for a filled-in honeypot: autofill may fill it again, so it is ignored now. */
  readonly hadHoneypot: boolean
}

const HONEYPOT_MARK = '.again'
/** So that the token of each form is used for one submission, also of a form that is returned with its key. */
const NONCE_BYTES = 8
const TokenSchema = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^\d{1,15}\.[\w-]{11}\.[\w-]{43}(?:\.again)?$/),
)

/**
 * A signed token with the time at which a form was issued. The signature covers the form's name and idempotency key.
 */
export function signFormToken(claims: FormTokenClaims, key: Buffer): string {
  const mark = claims.hadHoneypot ? HONEYPOT_MARK : ''
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const signed = signature(claims, nonce, key).toString('base64url')
  return `${claims.issuedAt.getTime()}.${nonce}.${signed}${mark}`
}

export type FormTokenVerdict =
  | { readonly kind: 'valid' | 'tooSoon'; readonly issuedAt: Date; readonly hadHoneypot: boolean }
  | { readonly kind: 'stale' }

/** The status of a token. Missing, forged and expired tokens are all `stale`, because they are handled alike. */
export function readFormToken(
  token: string,
  { form, idempotencyKey }: Omit<FormTokenClaims, 'issuedAt' | 'hadHoneypot'>,
  key: Buffer,
  now: Date,
): FormTokenVerdict {
  if (!v.is(TokenSchema, token)) {
    return { kind: 'stale' }
  }
  const [time = '', nonce = '', given = ''] = token.split('.')
  const issuedAt = new Date(Number(time))
  const hadHoneypot = token.endsWith(HONEYPOT_MARK)
  const actual = Buffer.from(given, 'base64url')
  const expected = signature({ form, idempotencyKey, issuedAt, hadHoneypot }, nonce, key)
  const ageMs = now.getTime() - issuedAt.getTime()
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected) || ageMs > FORM_LIFETIME_MS) {
    return { kind: 'stale' }
  }
  // Also if the clock of the issuing node is ahead.
  return { kind: ageMs < MIN_AGE_MS ? 'tooSoon' : 'valid', issuedAt, hadHoneypot }
}

function signature(claims: FormTokenClaims, nonce: string, key: Buffer): Buffer {
  const { form, idempotencyKey, issuedAt, hadHoneypot } = claims
  const mark = hadHoneypot ? HONEYPOT_MARK : ''
  const signed = `${form}\n${issuedAt.getTime()}\n${nonce}\n${idempotencyKey}${mark}`
  return createHmac('sha256', key).update(signed).digest()
}
