import type { CollectionBeforeValidateHook } from 'payload'
import { unfitting } from '#cms/base/errors/client-errors.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

/** Normalizes an email address for lookup; null if lowercasing could map it to another (the KELVIN SIGN becomes k). */
export function normalizeEmail(email: string): string | null {
  return /^[\x20-\x7e]*$/.test(email) ? email.toLowerCase().trim() : null
}

/** Payload lowercases the address before it checks that it is a string. */
export const rejectInvalidAddress: CollectionBeforeValidateHook = ({ data, req }) => {
  const email: unknown = data?.email
  if (email && typeof email !== 'string') throw clientError({ req }, unfitting, { path: 'email' })
  return data
}
