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

/** Nobody types these, and the database holds no zero byte: a form full of them must not count as its failure. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu

/** A field as it was typed, without control characters; empty where it is missing or is not text. */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name)
  // A browser sends line ends as CR LF; each counts as the one character that the visitor typed.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replace(CONTROL_CHARACTERS, '') : ''
}

const KeySchema = v.pipe(v.string(), v.uuid())

/** The key that was posted with the form, which keeps a second sending from counting twice; a new one where it is none. */
export function idempotencyKeyOf(posted: string): string {
  return v.is(KeySchema, posted) ? posted : crypto.randomUUID()
}
