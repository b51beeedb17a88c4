import { APIError, type PayloadRequest } from 'payload'
import type { Bilingual } from './bilingual.ts'
import type { Violation } from './cross-field-validation.ts'
import { type RequestLike, translate } from './translate.ts'

/** Without `path`, the error belongs to no field. */
type Location = { status?: number; path?: string }

/**
 * An error with a message for the editor, shown at its field if `path` is set. The message is also in `data`: in a
 * production build, Payload replaces messages of errors without data, because class names are minified.
 */
export function clientError(
  options: RequestLike | { req: PayloadRequest },
  text: Bilingual,
  { status = 400, path }: Location = {},
): APIError {
  const message = translate(options, text)
  const error = new APIError(message, status, { errors: path ? [{ path, message }] : [] }, true)
  return inEnglish(error, text)
}

/** As above, with one error per field. */
export function fieldErrors(
  options: { req: PayloadRequest },
  violations: readonly [Violation, ...Violation[]],
): APIError {
  const errors = violations.map(({ path, text }) => ({ path, message: translate(options, text) }))
  return inEnglish(new APIError(translate(options, violations[0].text), 400, { errors }, true), violations[0].text)
}

/** Adds the English text for the log (see english-reason.ts). */
export const inEnglish = (error: APIError, { en: english }: Bilingual): APIError =>
  Object.assign(error, { english })
