import type { IncomingMessage } from 'node:http'

/**
 * Largest form that is read. An honest one is a thousandth of it; one with ten thousand characters in every field still
 * comes back with what is wrong and all that was typed, at up to twelve bytes a character.
 */
const MAX_FORM_BYTES = 1536 * 1024

/**
 * Most fields of a form; ours have a dozen. Reading a field costs far more than its bytes: a form of nothing but
 * separators held the server for seconds.
 */
const MOST_FIELDS = 200

/**
 * Whoever sends slowly holds what he has announced for as long as half a minute. Up to this size that may be every open
 * connection (`connectionLimits`), 160 MB in all: the longest message takes 3 kB in Indonesian, 12 kB in Arabic, 18 kB in
 * Chinese, 25 kB of emoji.
 */
const ORDINARY_BYTES = 32 * 1024

/** What larger forms hold together, from their first byte to their answer. */
const MOST_LARGE_BYTES = 32 * 1024 * 1024

/** Up to here a refused body is read and thrown away: a browser that still sends would see no answer. */
const MOST_DISCARDED_BYTES = 64 * 1024 * 1024

export type FormBody =
  | { readonly kind: 'ok'; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly status: 411 | 413 }

/** As much of a request as is read here. */
type FormRequest = AsyncIterable<string | Uint8Array> & Pick<IncomingMessage, 'headers'>

let largeBytes = 0

/** Keeps room for a form until what is returned is called; null where larger ones than usual have taken it all. */
export function roomFor(request: Pick<FormRequest, 'headers'>): (() => void) | null {
  const declared = Number(request.headers['content-length'] ?? 0)
  const isLarge = declared > ORDINARY_BYTES && declared <= MAX_FORM_BYTES
  if (!isLarge) {
    return () => {}
  }
  if (largeBytes + declared > MOST_LARGE_BYTES) {
    return null
  }
  largeBytes += declared
  return () => {
    largeBytes -= declared
  }
}

/** Reads a form's body whole, within its limits. */
export async function formBody(request: FormRequest): Promise<FormBody> {
  const declared = request.headers['content-length']
  if (declared === undefined) {
    return { kind: 'refused', status: 411 }
  }
  if (Number(declared) > MAX_FORM_BYTES) {
    await discard(request)
    return { kind: 'refused', status: 413 }
  }
  // Not in the pieces that it comes in: each single byte would be an object of its own.
  const body = new Uint8Array(Number(declared))
  let length = 0
  for await (const chunk of request) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    body.set(bytes, length)
    length += bytes.length
  }
  return hasTooManyFields(Buffer.from(body.buffer), request.headers['content-type'] ?? '')
    ? { kind: 'refused', status: 413 }
    : { kind: 'ok', body }
}

/** In parts, where a text may hold any mark, each field has a head of this name; else fields stand between marks. */
function hasTooManyFields(body: Buffer, contentType: string): boolean {
  const isInParts = /^\s*multipart\//i.test(contentType)
  const text = isInParts ? body.toString('latin1').toLowerCase() : body
  const separator = isInParts ? 'content-disposition' : '&'
  let fields = 0
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + separator.length)) {
    fields += 1
    if (fields > MOST_FIELDS) {
      return true
    }
  }
  return false
}

/** Reads what is refused, so that its sender sees why. */
export async function discard(request: FormRequest): Promise<void> {
  if (Number(request.headers['content-length']) <= MOST_DISCARDED_BYTES) {
    for await (const _ of request) {
      // Nothing is kept; the server's own time for a request ends what trickles in.
    }
  }
}
