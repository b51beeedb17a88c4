import { randomFillSync } from 'node:crypto'

/** Carries the request ID through all three services, their responses and error pages. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Accepts the IDs of nginx and other proxies, but nothing that could break a log entry or a page. */
const VALID_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** Without letters that are easily confused when read aloud. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

/** Random bytes for many IDs: a system call per ID is slower than the rest of a rejected request. */
const random = new Uint8Array(512 * LENGTH)
let used = random.length

/** 60 random bits, short enough to dictate over the phone. */
export function makeRequestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  let id = ''
  for (const byte of random.subarray(used, used + LENGTH)) {
    id += ALPHABET.charAt(byte % ALPHABET.length)
  }
  used += LENGTH
  return id
}

/**
 * The request ID: the received one if it is trusted, otherwise a new one.
 *
 * @param sent the header value
 * @param isTrusted whether a proxy or service of ours has set it
 */
export function resolveRequestId(sent: string | string[] | null | undefined, isTrusted: boolean): string {
  return isTrusted && typeof sent === 'string' && VALID_ID.test(sent) ? sent : makeRequestId()
}
