import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { CheckedFormName } from './form-check.ts'

/** A shorter time is a machine's: not even a browser that fills in everything is told to send so soon. */
const SHORTEST_MS = 1_000
/** A page that was open over a working day is still good; one of yesterday is not. */
export const FORM_LIFETIME_MS = 12 * 60 * 60 * 1_000

export interface FormTokenClaims {
  readonly form: CheckedFormName
  readonly idempotencyKey: string
  readonly issuedAt: Date
  /** The form has come back with its hidden field filled in: autofill may do so again, and is not asked twice. */
  readonly wasTrapped: boolean
}

const TRAPPED_MARK = '.trapped'
const TokenSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^\d{1,15}\.[\w-]{43}(?:\.trapped)?$/))

/** A token that says when a form was made. The form's own fields say which form, and the signature holds them together. */
export function signFormToken(claims: FormTokenClaims, key: Buffer): string {
  const mark = claims.wasTrapped ? TRAPPED_MARK : ''
  return `${claims.issuedAt.getTime()}.${signature(claims, key).toString('base64url')}${mark}`
}

export type FormTokenVerdict =
  | { readonly kind: 'valid' | 'tooSoon'; readonly issuedAt: Date; readonly wasTrapped: boolean }
  | { readonly kind: 'stale' }

/** What a token is worth now. Missing, forged and old are one: what to do about them is the same. */
export function readFormToken(
  token: string,
  { form, idempotencyKey }: Omit<FormTokenClaims, 'issuedAt' | 'wasTrapped'>,
  key: Buffer,
  now: Date,
): FormTokenVerdict {
  if (!v.is(TokenSchema, token)) {
    return { kind: 'stale' }
  }
  const [moment = '', given = ''] = token.split('.')
  const issuedAt = new Date(Number(moment))
  const wasTrapped = token.endsWith(TRAPPED_MARK)
  const actual = Buffer.from(given, 'base64url')
  const expected = signature({ form, idempotencyKey, issuedAt, wasTrapped }, key)
  const ageMs = now.getTime() - issuedAt.getTime()
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected) || ageMs > FORM_LIFETIME_MS) {
    return { kind: 'stale' }
  }
  // Also where the clock of the node that made it is ahead.
  return { kind: ageMs < SHORTEST_MS ? 'tooSoon' : 'valid', issuedAt, wasTrapped }
}

function signature({ form, idempotencyKey, issuedAt, wasTrapped }: FormTokenClaims, key: Buffer): Buffer {
  const claims = `${form}\n${issuedAt.getTime()}\n${idempotencyKey}${wasTrapped ? TRAPPED_MARK : ''}`
  return createHmac('sha256', key).update(claims).digest()
}
