import type { IncomingMessage, ServerResponse } from 'node:http'
import { prefetchHeaders } from '#app/prefetch/prefetch-headers.ts'
import { ANY_ETAG, matchingEtag } from '#server/base/if-none-match.ts'
import type { CacheOutcome } from '#server/instrumentation/cache-outcome.ts'
import { type CacheRequest, cacheHeaders, isPublic } from '../page-cache/cache-headers.ts'
import { acceptedEncodings, bestEncoding } from '../page-cache/content-coding.ts'
import { isDataKey } from '../page-cache/page-key.ts'
import type { EncodedBody, StoredPage } from '../page-cache/stored-page.ts'
import type { Headers } from '../security/security-headers.ts'

/** Response headers per compressed body, as the flat array that `writeHead` processes fastest. */
const hitHeaders = new WeakMap<EncodedBody, string[]>()

/**
 * Sends a fresh page without further work; false if the request needs the full path.
 *
 * @param always headers of every response
 */
export function sendHit(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  always: Headers,
  cacheRequest: CacheRequest,
): boolean {
  const { 'if-none-match': etags, 'accept-encoding': accepted } = request.headers
  if (etags !== undefined || isPrefetch(request)) {
    return false
  }
  const body = page.bodyIn(bestEncoding(accepted))
  if (body instanceof Promise) {
    return false
  }
  let head = hitHeaders.get(body)
  if (head === undefined) {
    head = Object.entries({
      ...always,
      ...pageHeaders(page, 'hit', cacheRequest),
      ...bodyHeaders(body),
    }).flat()
    hitHeaders.set(body, head)
  }
  response.writeHead(page.status, head)
  response.end(body.bytes)
  return true
}

/** Sends a page in the best encoding, or 304 if the client has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  outcome: CacheOutcome,
  cacheRequest: CacheRequest = {},
): Promise<void> {
  const headers = pageHeaders(page, outcome, { ...cacheRequest, isPrefetch: isPrefetch(request) })
  const isForAnyone = isPublic(page, outcome)
  const accepted = request.headers['accept-encoding']
  const matched =
    isForAnyone && page.status === 200
      ? matchingEtag(request.headers['if-none-match'], (tag) =>
          page.matchesEtag(tag, acceptedEncodings(accepted)),
        )
      : undefined
  if (matched !== undefined && matched !== ANY_ETAG) {
    sendUnchanged(response, headers, matched)
    return
  }
  const body = await page.bodyIn(bestEncoding(accepted))
  const { etag, ...ofBody } = bodyHeaders(body)
  if (matched === ANY_ETAG) {
    sendUnchanged(response, headers, body.etag)
    return
  }
  response.writeHead(page.status, { ...headers, ...ofBody, ...(isForAnyone ? { etag } : {}) })
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

function sendUnchanged(response: ServerResponse, headers: Record<string, string>, etag: string): void {
  response.writeHead(304, { ...headers, etag })
  response.end()
}

/** A data prefetch by the site's script. For documents, browsers have their own prefetch cache. */
function isPrefetch({ headers, url = '' }: IncomingMessage): boolean {
  return headers.purpose === prefetchHeaders.purpose && isDataKey(url)
}

function pageHeaders(
  page: StoredPage,
  outcome: CacheOutcome,
  cacheRequest: CacheRequest,
): Record<string, string> {
  return {
    ...page.headers,
    vary: 'Accept-Encoding',
    ...cacheHeaders(page, outcome, cacheRequest),
    'server-timing': [page.headers['server-timing'], `cache;desc="${outcome}"`].filter(Boolean).join(', '),
  }
}

function bodyHeaders({ encoding, bytes, etag }: EncodedBody): Record<string, string> {
  return {
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(bytes.byteLength),
  }
}
