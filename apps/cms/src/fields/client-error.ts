import { APIError, type PayloadRequest } from 'payload'
import type { Bilingual } from './bilingual.ts'
import type { Fault } from './cross-field-validation.ts'
import { type Asker, say } from './translate.ts'

/** Without `path`, the error belongs to no field. */
type Place = { status?: number; path?: string }

/**
 * An error with a message for the editor, shown at its field if `path` is set. The message is also in `data`: in a
 * production build, Payload replaces messages of errors without data, because class names are minified.
*/
export function refusal(
  asker: Asker | { req: PayloadRequest },
  sentence: Bilingual,
  { status = 400, path }: Place = {},
): APIError {
  const message = say(asker, sentence)
  const error = new APIError(message, status, { errors: path ? [{ path, message }] : [] }, true)
  return inEnglish(error, sentence)
}

/** As above, with one error per field. */
export function refusalOfFields(
  asker: { req: PayloadRequest },
  faults: readonly [Fault, ...Fault[]],
): APIError {
  const errors = faults.map(({ path, sentence }) => ({ path, message: say(asker, sentence) }))
  return inEnglish(new APIError(say(asker, faults[0].sentence), 400, { errors }, true), faults[0].sentence)
}

/** Adds the English text for the log (see english-reason.ts). */
export const inEnglish = (error: APIError, { en: english }: Bilingual): APIError =>
  Object.assign(error, { english })
