import type { IncomingMessage } from 'node:http'

/**
 * Largest form that is read. An honest one is a thousandth of it; one with ten thousand characters in every field still
 * comes back with what is wrong and all that was typed, at up to twelve bytes a character.
 */
const MAX_FORM_BYTES = 1536 * 1024

/** Up to here a refused body is read and thrown away: a browser that still sends would see no answer. */
const MOST_DISCARDED_BYTES = 64 * 1024 * 1024

export type FormBody =
  | { readonly kind: 'ok'; readonly body: Buffer }
  | { readonly kind: 'refused'; readonly status: 411 | 413 }

/** Reads a form's body whole, within its limit. */
export async function formBody(request: IncomingMessage): Promise<FormBody> {
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
  return { kind: 'ok', body: Buffer.concat(chunks) }
}

async function discard(request: IncomingMessage, declared: number): Promise<void> {
  if (declared <= MOST_DISCARDED_BYTES) {
    for await (const _ of request) {
      // Nothing is kept; the server's own time for a request ends what trickles in.
    }
  }
}
