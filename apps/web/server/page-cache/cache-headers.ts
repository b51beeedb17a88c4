import type { CacheOutcome } from '#server/instrumentation/cache-outcome.ts'
import { STALE_IF_ERROR_SECONDS } from './cache-policies.ts'
import type { StoredPage } from './stored-page.ts'

/** Browsers revalidate each time (304 if unchanged); so do CDNs without a header of their own. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** The same value that the router sends for assets: the URL contains the build ID. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A prefetched response is reused for the click by the same browser only. */
const PREFETCH = 'private, max-age=10'
/** For a single visitor. */
export const PRIVATE = 'private, no-store'
/**
 * For forms and tools without visitor data: the browser may reuse them for back and forward, and revalidates otherwise.
 */
const PRIVATE_REVALIDATE = 'private, no-cache'

/** Facts about the request that affect caching. */
export interface CacheRequest {
  /** CDN max-age in seconds; 0 sends no CDN-Cache-Control header. */
  readonly cdnMaxAgeSeconds?: number
  /** A prefetch request by the browser. */
  readonly isPrefetch?: boolean
  /** A tool, or a form before it is submitted. */
  readonly allowsReuse?: boolean
}

/** The Cache-Status (RFC 9211) of each outcome, and whether it rendered the page for this request. */
const outcomes: Readonly<Record<CacheOutcome, { readonly status: string; readonly isRendered: boolean }>> = {
  hit: { status: 'hit', isRendered: false },
  miss: { status: 'fwd=uri-miss', isRendered: true },
  stale: { status: 'hit; detail=stale', isRendered: false },
  expired: { status: 'fwd=stale', isRendered: true },
  bypass: { status: 'fwd=bypass', isRendered: false },
}

/** Whether the response is the same for every visitor. */
export function isPublic(page: StoredPage, outcome: CacheOutcome): boolean {
  return outcome !== 'bypass' && page.isCacheable
}

/** The caching headers of a response. */
export function cacheHeaders(
  page: StoredPage,
  outcome: CacheOutcome,
  { cdnMaxAgeSeconds = 0, isPrefetch = false, allowsReuse = false }: CacheRequest = {},
): Record<string, string> {
  const { status, isRendered } = outcomes[outcome]
  if (!isPublic(page, outcome)) {
    const isWhole = page.status === 200 && page.isCacheable
    return {
      'cache-control': allowsReuse && isWhole ? PRIVATE_REVALIDATE : PRIVATE,
      'cache-status': `site; ${status}`,
    }
  }
  const cacheStatus = `site; ${status}${isRendered ? '; stored' : ''}`
  if (page.headers['cache-control'] === IMMUTABLE) {
    return { 'cache-control': IMMUTABLE, 'cache-status': cacheStatus }
  }
  if (isPrefetch && page.status === 200) {
    return { 'cache-control': PREFETCH, 'cache-status': cacheStatus }
  }
  return {
    'cache-control': REVALIDATE,
    'cache-status': cacheStatus,
    'surrogate-key': page.tags.join(' '),
    ...(cdnMaxAgeSeconds > 0 && page.status === 200
      ? // A stale response is revalidated each time, but may be served while no node responds.
        cdnHeaders(page, outcome === 'stale' ? 0 : cdnMaxAgeSeconds)
      : {}),
  }
}

/** RFC 9213. Fastly reads Surrogate-Control instead, and Cloudflare purges by Cache-Tag. */
function cdnHeaders({ tags }: StoredPage, maxAgeSeconds: number): Record<string, string> {
  const control = `max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
  return { 'cdn-cache-control': control, 'surrogate-control': control, 'cache-tag': tags.join(',') }
}
