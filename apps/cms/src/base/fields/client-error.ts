import { APIError, type PayloadRequest } from 'payload'
import type { Bilingual } from './bilingual.ts'
import type { Violation } from './cross-field-validation.ts'
import { type RequestLike, translate } from './translate.ts'

/** Without `path`, the error belongs to no field. */
type Placement = { status?: number; path?: string }

/**
 * An error with a message for the editor, shown at its field if `path` is set. The message is also in `data`: in a
 * production build, Payload replaces messages of errors without data, because class names are minified.
 */
export function clientError(
  options: RequestLike | { req: PayloadRequest },
  text: Bilingual,
  { status = 400, path }: Placement = {},
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
  const errors = violations.map(({ path, message }) => ({ path, message: translate(options, message) }))
  return inEnglish(
    new APIError(translate(options, violations[0].message), 400, { errors }, true),
    violations[0].message,
  )
}

/** Adds the English text for the log (see english-error.ts). */
export const inEnglish = (error: APIError, { en: english }: Bilingual): APIError =>
  Object.assign(error, { english })
