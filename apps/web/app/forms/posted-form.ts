import { withoutInvisible } from '@site/contracts/typed-text.ts'
import { data } from 'react-router'
import * as v from 'valibot'

/** The fields of a posted form; a body that is none is refused with 400. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/**
 * A field as it was typed, without what nobody types; empty where it is missing or is not text. A form full of that must
 * not count as the database's failure, which holds no zero byte.
 */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name)
  // A browser sends line ends as CR LF; each counts as the one character that the visitor typed.
  return typeof value === 'string' ? withoutInvisible(value.replaceAll('\r\n', '\n')) : ''
}

/** The same for a field of one line, which can break no line of a mail: what would is a space. */
export function postedLine(form: FormData, name: string): string {
  return postedAddress(form, name).normalize('NFC')
}

/**
 * A line that says who somebody is, as it was typed: normalised, the KELVIN SIGN is a plain K, and the address with it
 * somebody else's.
 */
export function postedAddress(form: FormData, name: string): string {
  return postedText(form, name).replace(/[\n\t\u2028\u2029]+/g, ' ')
}

const KeySchema = v.pipe(v.string(), v.uuid())

/** The key that was posted with the form, which keeps a second sending from counting twice; a new one where it is none. */
export function idempotencyKeyOf(posted: string): string {
  return v.is(KeySchema, posted) ? posted : crypto.randomUUID()
}
