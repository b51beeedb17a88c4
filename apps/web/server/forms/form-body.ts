import type { IncomingMessage } from 'node:http'

/**
 * Max size of a form; a typical one has a thousandth of it. A form with 10,000 characters in every field is still read,
 * so that it can be shown again with its errors, at up to 12 bytes a character.
 */
const MAX_FORM_BYTES = 1536 * 1024

/**
 * Max fields of a form; ours have a dozen. Parsing is much more expensive per field than per byte: a form of separators
 * only blocked the server for seconds.
 */
const MAX_FIELDS = 200

/**
 * A slow client holds its declared size for up to 30 s. Forms up to this size are unlimited: with all connections
 * (`connectionLimits`) they need 160 MB. The longest contact message has 3 kB in Indonesian, 12 kB in Arabic, 18 kB in
 * Chinese and 25 kB in emoji.
 */
const SMALL_FORM_BYTES = 32 * 1024

/** Max total bytes of larger forms, from the first byte to the response. */
const MAX_LARGE_BYTES = 32 * 1024 * 1024

/** Max size of a rejected body that is read and discarded: a browser that is still sending ignores the response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024

export type FormBody =
  | { readonly kind: 'ok'; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'rejected'; readonly status: 411 | 413 }

/** The parts of a request that are used here. */
type FormRequest = AsyncIterable<string | Uint8Array> & Pick<IncomingMessage, 'headers'>

let largeBytes = 0

/**
 * Reserves the body bytes of a form until the returned function is called; null if the limit for large forms is
 * reached.
 */
export function reserveBodyBytes(request: Pick<FormRequest, 'headers'>): (() => void) | null {
  const declared = Number(request.headers['content-length'] ?? 0)
  const isLarge = declared > SMALL_FORM_BYTES && declared <= MAX_FORM_BYTES
  if (!isLarge) {
    return () => {}
  }
  if (largeBytes + declared > MAX_LARGE_BYTES) {
    return null
  }
  largeBytes += declared
  return () => {
    largeBytes -= declared
  }
}

/** Reads the body of a form within the limits. */
export async function formBody(request: FormRequest): Promise<FormBody> {
  const declared = request.headers['content-length']
  if (declared === undefined) {
    return { kind: 'rejected', status: 411 }
  }
  if (Number(declared) > MAX_FORM_BYTES) {
    await discard(request)
    return { kind: 'rejected', status: 413 }
  }
  // One buffer instead of chunks: with one-byte chunks, each byte would be an object.
  const body = new Uint8Array(Number(declared))
  let length = 0
  for await (const chunk of request) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    body.set(bytes, length)
    length += bytes.length
  }
  return hasTooManyFields(Buffer.from(body.buffer), request.headers['content-type'] ?? '')
    ? { kind: 'rejected', status: 413 }
    : { kind: 'ok', body }
}

/** Multipart bodies have a content-disposition header per field, because values may contain `&`. */
function hasTooManyFields(body: Buffer, contentType: string): boolean {
  const isInParts = /^\s*multipart\//i.test(contentType)
  const text = isInParts ? body.toString('latin1').toLowerCase() : body
  const separator = isInParts ? 'content-disposition' : '&'
  let fields = 0
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + separator.length)) {
    fields += 1
    if (fields > MAX_FIELDS) {
      return true
    }
  }
  return false
}

/** Discards a rejected body, so that the client reads the response. */
export async function discard(request: FormRequest): Promise<void> {
  if (Number(request.headers['content-length']) <= MAX_DISCARDED_BYTES) {
    for await (const _ of request) {
      // Slow bodies end at the request timeout of the server.
    }
  }
}
