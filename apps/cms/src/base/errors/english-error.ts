import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import * as v from 'valibot'

const OursSchema = v.object({ english: v.string() })
const FieldsSchema = v.object({
  data: v.object({ errors: v.pipe(v.array(v.object({ path: v.string() })), v.nonEmpty()) }),
})

/** Payload's English messages by their Indonesian translation. */
const ofPayload = new Map([...pairs('general'), ...pairs('error')])

function pairs(part: 'general' | 'error'): [string, string | undefined][] {
  const english: Record<string, string> = en.translations[part]
  return Object.entries(id.translations[part]).map(([name, words]) => [words, english[name]])
}

/** The English reason of an error for the log: error messages are in the language of the request. */
export function englishError(error: unknown, message: string): string {
  if (v.is(OursSchema, error)) return error.english
  if (v.is(FieldsSchema, error)) return `invalid: ${error.data.errors.map(({ path }) => path).join(', ')}`
  return ofPayload.get(message) ?? message
}
