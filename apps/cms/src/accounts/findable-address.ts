import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '#cms/fields/refusal.ts'
import { unfitting } from '#cms/refusals.ts'

/** As accounts are looked for; null for what would be another address once its letters are small (the KELVIN SIGN's is k). */
export function findableAddress(email: string): string | null {
  return /^[\x20-\x7e]*$/.test(email) ? email.toLowerCase().trim() : null
}

/** Payload writes an address small before it looks whether it is a text. */
export const refuseNoAddress: CollectionBeforeValidateHook = ({ data, req }) => {
  const email: unknown = data?.email
  if (email && typeof email !== 'string') throw refusal({ req }, unfitting, { path: 'email' })
  return data
}
