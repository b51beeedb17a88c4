import { randomFillSync } from 'node:crypto'

/** By which the request is called in all three services, in their answers and on the pages of errors. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Wide enough for what nginx and others make, and nothing that could break a line of a log or a page. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** Without letters that are taken for one another when somebody reads them out. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

/** For many numbers at once: asking the system for each took longer than the rest of a refusal. */
const random = new Uint8Array(512 * LENGTH)
let used = random.length

/** Sixty random bits, short enough to be told over the telephone. */
export function makeRequestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  let id = ''
  for (const byte of random.subarray(used, used + LENGTH)) {
    id += LETTERS.charAt(byte % LETTERS.length)
  }
  used += LENGTH
  return id
}

/**
 * The number of a request: the one that it came with where that can be believed, else a new one.
 *
 * @param sent the header as it came
 * @param isTrusted whether a proxy or a service of ours has written it
 */
export function requestIdOf(sent: string | string[] | null | undefined, isTrusted: boolean): string {
  return isTrusted && typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : makeRequestId()
}
