import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CacheOutcome, isWorthKeeping } from './page-cache/page-cache.ts'
import { bestEncoding, type StoredPage } from './page-cache/stored-page.ts'

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

/** Sends a stored page in the best encoding, or 304 where the client has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  outcome: CacheOutcome,
): Promise<void> {
  const isPublic = outcome !== 'bypass' && isWorthKeeping(page)
  const headers: Record<string, string | number> = {
    ...page.headers,
    vary: 'Accept-Encoding',
    'cache-control': isPublic ? REVALIDATE : PRIVATE,
    'cache-status': `site; ${cacheStatus[outcome]}${isMade[outcome] && isPublic ? '; stored' : ''}`,
    'server-timing': [page.headers['server-timing'], `cache;desc="${outcome}"`].filter(Boolean).join(', '),
  }
  if (isPublic) {
    headers['surrogate-key'] = page.tags.join(' ')
    const known = knownTag(request, page)
    if (known !== undefined) {
      response.writeHead(304, { ...headers, etag: known })
      response.end()
      return
    }
  }
  const { encoding, bytes, etag } = await page.bodyIn(bestEncoding(request.headers['accept-encoding']))
  if (isPublic) {
    headers.etag = etag
  }
  if (encoding !== 'identity') {
    headers['content-encoding'] = encoding
  }
  headers['content-length'] = bytes.byteLength
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The tag by which the reader has this page already. */
function knownTag(request: IncomingMessage, page: StoredPage): string | undefined {
  const asked = page.status === 200 ? request.headers['if-none-match'] : undefined
  return asked
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => page.isTaggedBy(tag))
}
