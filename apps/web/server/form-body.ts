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

/** Up to here a refused body is read and thrown away: a browser that still sends would see no answer. */
const MOST_DISCARDED_BYTES = 64 * 1024 * 1024

export type FormBody =
  | { readonly kind: 'ok'; readonly body: Buffer }
  | { readonly kind: 'refused'; readonly status: 411 | 413 }

/** As much of a request as is read here. */
type FormRequest = AsyncIterable<string | Uint8Array> & Pick<IncomingMessage, 'headers'>

/** Reads a form's body whole, within its limits. */
export async function formBody(request: FormRequest): Promise<FormBody> {
  const declared = request.headers['content-length']
  if (declared === undefined) {
    return { kind: 'refused', status: 411 }
  }
  if (Number(declared) > MAX_FORM_BYTES) {
    await discard(request, Number(declared))
    return { kind: 'refused', status: 413 }
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk))
  }
  const body = Buffer.concat(chunks)
  return hasTooManyFields(body, request.headers['content-type'] ?? '')
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

async function discard(request: FormRequest, declared: number): Promise<void> {
  if (declared <= MOST_DISCARDED_BYTES) {
    for await (const _ of request) {
      // Nothing is kept; the server's own time for a request ends what trickles in.
    }
  }
}
