import { withoutInvisible } from '@site/contracts/typed-text.ts'
import { data } from 'react-router'
import * as v from 'valibot'

/** The fields of a posted form; any other body is rejected with 400. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/**
 * A field as typed, without control characters; empty if it is missing or a file. The database cannot store NUL, and
 * such input must not count as its failure.
 */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name)
  // Browsers send line breaks as CR LF; each counts as one typed character.
  return typeof value === 'string' ? withoutInvisible(value.replaceAll('\r\n', '\n')) : ''
}

/** A single-line field; line breaks become spaces, so that they cannot inject email headers. */
export function postedLine(form: FormData, name: string): string {
  return postedAddress(form, name).normalize('NFC')
}

/**
 * A single-line identifier such as an email address, without normalization. NFC would turn the KELVIN SIGN into K, and
 * the address into somebody else's.
 */
export function postedAddress(form: FormData, name: string): string {
  return postedText(form, name).replace(/[\n\t\u2028\u2029]+/g, ' ')
}

const KeySchema = v.pipe(v.string(), v.uuid())

/** The posted idempotency key, which makes resubmissions count once; a new key if the posted one is invalid. */
export function parseIdempotencyKey(posted: string): string {
  return v.is(KeySchema, posted) ? posted : crypto.randomUUID()
}
