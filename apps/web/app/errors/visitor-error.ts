import type { Locale } from '#app/i18n/locales.ts'
import { errorCopy } from './error-copy.ts'

export type ErrorKind = 'notFound' | 'unavailable' | 'rejected' | 'failed'

/** Everything that visitors see of an error. */
export interface VisitorError {
  readonly statusCode: number
  readonly kind: ErrorKind
  readonly message: string
}

/** Converts any thrown value: its own or its response's status and our message for it; never its own message. */
export function toVisitorError(error: unknown, locale: Locale): VisitorError {
  const statusCode = readStatusCode(error)
  const kind = toErrorKind(statusCode)
  const unknownMiddleware = readUnknownMiddleware(error)
  const words = errorCopy[locale]
  const message = unknownMiddleware === null ? words[kind].title : words.unknownMiddleware(unknownMiddleware)
  return { statusCode, kind, message }
}

function readStatusCode(error: unknown): number {
  // The router's `data(…, { status })` has the status in `init` until it is sent.
  const { response, init } = isRecord(error) ? error : {}
  return statusIn(error) ?? statusIn(response) ?? statusIn(init) ?? 500
}

function statusIn(value: unknown): number | null {
  const status = isRecord(value) ? value.status : null
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599
    ? status
    : null
}

function toErrorKind(statusCode: number): ErrorKind {
  if (statusCode === 404) {
    return 'notFound'
  }
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) {
    return 'unavailable'
  }
  return statusCode < 500 ? 'rejected' : 'failed'
}

/** The name of a middleware that a route table requests but that does not exist. */
function readUnknownMiddleware(error: unknown): string | null {
  const data = isRecord(error) ? error.data : null
  const name = isRecord(data) ? data.unknownMiddleware : null
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
