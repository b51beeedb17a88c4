import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheOutcome } from './page-cache/cache-outcome.ts'
import { isWorthKeeping } from './page-cache/page-cache.ts'
import { bestEncoding, type EncodedBody, type StoredPage } from './page-cache/stored-page.ts'
import type { Headers } from './security/security-headers.ts'

/** Browsers ask again each time (304 when nothing changed); shared caches go by our tags. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-store'

/** In the words of RFC 9211. */
const cacheStatus: Readonly<Record<CacheOutcome, string>> = {
  hit: 'hit',
  miss: 'fwd=uri-miss',
  stale: 'hit; detail=stale',
  expired: 'fwd=stale',
  bypass: 'fwd=bypass',
}

const isMade: Readonly<Record<CacheOutcome, boolean>> = {
  hit: false,
  miss: true,
  stale: false,
  expired: true,
  bypass: false,
}

/** Sends the page of a draft: for this reader alone; whether it may stand in a frame its policy says. */
export async function sendPreview(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  isFramed: boolean,
): Promise<void> {
  if (isFramed) {
    // It knows no origins but its own, and older browsers would obey it.
    response.removeHeader('x-frame-options')
  }
  const { encoding, bytes } = await page.bodyIn(bestEncoding(request.headers['accept-encoding']))
  const headers: Record<string, string | number> = {
    ...page.headers,
    // The token stands in the address.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'Accept-Encoding',
    'cache-control': PRIVATE,
    'content-length': bytes.byteLength,
  }
  if (encoding !== 'identity') {
    headers['content-encoding'] = encoding
  }
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The head of each kept form of a page, made once: names and values in turn, as `writeHead` takes them fastest. */
const hitHeads = new WeakMap<EncodedBody, string[]>()

/**
 * Sends a fresh page as nothing but its bytes; false where this reader has to be looked at more closely.
 *
 * @param always what every answer of the site carries
 */
export function sendHit(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  always: Headers,
): boolean {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
  if (known !== undefined) {
    return false
  }
  const body = page.bodyIn(bestEncoding(accepted))
  if (body instanceof Promise) {
    return false
  }
  let head = hitHeads.get(body)
  if (head === undefined) {
    head = Object.entries({ ...always, ...pageHeaders(page, 'hit'), ...bodyHeaders(body) }).flat()
    hitHeads.set(body, head)
  }
  response.writeHead(page.status, head)
  response.end(body.bytes)
  return true
}

/** Sends a stored page in the best encoding, or 304 where the client has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  outcome: CacheOutcome,
): Promise<void> {
  const headers = pageHeaders(page, outcome)
  const known = isPublic(page, outcome) ? knownTag(request, page) : undefined
  if (known !== undefined) {
    response.writeHead(304, { ...headers, etag: known })
    response.end()
    return
  }
  const body = await page.bodyIn(bestEncoding(request.headers['accept-encoding']))
  const { etag, ...ofBody } = bodyHeaders(body)
  response.writeHead(page.status, { ...headers, ...ofBody, ...(isPublic(page, outcome) ? { etag } : {}) })
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

function isPublic(page: StoredPage, outcome: CacheOutcome): boolean {
  return outcome !== 'bypass' && isWorthKeeping(page)
}

function pageHeaders(page: StoredPage, outcome: CacheOutcome): Record<string, string> {
  const isKept = isPublic(page, outcome)
  return {
    ...page.headers,
    vary: 'Accept-Encoding',
    'cache-control': isKept ? REVALIDATE : PRIVATE,
    'cache-status': `site; ${cacheStatus[outcome]}${isMade[outcome] && isKept ? '; stored' : ''}`,
    'server-timing': [page.headers['server-timing'], `cache;desc="${outcome}"`].filter(Boolean).join(', '),
    ...(isKept ? { 'surrogate-key': page.tags.join(' ') } : {}),
  }
}

function bodyHeaders({ encoding, bytes, etag }: EncodedBody): Record<string, string> {
  return {
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(bytes.byteLength),
  }
}

/** The tag by which the reader has this page already. */
function knownTag(request: IncomingMessage, page: StoredPage): string | undefined {
  const asked = page.status === 200 ? request.headers['if-none-match'] : undefined
  return asked
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => page.isTaggedBy(tag))
}
