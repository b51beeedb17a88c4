import type { CacheOutcome } from './cache-outcome.ts'
import { STALE_IF_ERROR_SECONDS } from './policies.ts'
import type { StoredPage } from './stored-page.ts'

/** Browsers revalidate each time (304 if unchanged); so do CDNs without a header of their own. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** The same value that the router sends for assets: the URL contains the build ID. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** A prefetched response is reused for the click by the same browser only. */
const AHEAD = 'private, max-age=10'
/** For a single visitor. */
export const PRIVATE = 'private, no-store'
/**
 * For forms and tools without visitor data: the browser may reuse them for back and forward, and revalidates otherwise.
 */
const COMES_BACK = 'private, no-cache'

/** Facts about the request that affect caching. */
export interface Asked {
  /** CDN max-age in seconds; 0 sends no CDN-Cache-Control header. */
  readonly cdnMaxAgeSeconds?: number
  /** A prefetch request by the browser. */
  readonly isAhead?: boolean
  /** A tool, or a form before it is submitted. */
  readonly comesBack?: boolean
}

/** The Cache-Status (RFC 9211) of each outcome, and whether it rendered the page for this request. */
const outcomes: Readonly<Record<CacheOutcome, { readonly status: string; readonly isMade: boolean }>> = {
  hit: { status: 'hit', isMade: false },
  miss: { status: 'fwd=uri-miss', isMade: true },
  stale: { status: 'hit; detail=stale', isMade: false },
  expired: { status: 'fwd=stale', isMade: true },
  bypass: { status: 'fwd=bypass', isMade: false },
}

/** Whether the response is the same for every visitor. */
export function isPublic(page: StoredPage, outcome: CacheOutcome): boolean {
  return outcome !== 'bypass' && page.isCacheable
}

/** The caching headers of a response. */
export function cacheHeaders(
  page: StoredPage,
  outcome: CacheOutcome,
  { cdnMaxAgeSeconds = 0, isAhead = false, comesBack = false }: Asked = {},
): Record<string, string> {
  const { status, isMade } = outcomes[outcome]
  if (!isPublic(page, outcome)) {
    const isWhole = page.status === 200 && page.isCacheable
    return {
      'cache-control': comesBack && isWhole ? COMES_BACK : PRIVATE,
      'cache-status': `site; ${status}`,
    }
  }
  const cacheStatus = `site; ${status}${isMade ? '; stored' : ''}`
  if (page.headers['cache-control'] === FOR_GOOD) {
    return { 'cache-control': FOR_GOOD, 'cache-status': cacheStatus }
  }
  if (isAhead && page.status === 200) {
    return { 'cache-control': AHEAD, 'cache-status': cacheStatus }
  }
  return {
    'cache-control': REVALIDATE,
    'cache-status': cacheStatus,
    'surrogate-key': page.tags.join(' '),
    ...(cdnMaxAgeSeconds > 0 && page.status === 200
      ? // What was out of date when it was sent is asked for again each time, but may stand in while no node answers.
        cdnHeaders(page, outcome === 'stale' ? 0 : cdnMaxAgeSeconds)
      : {}),
  }
}

/** RFC 9213. Fastly reads Surrogate-Control instead, and Cloudflare purges by Cache-Tag. */
function cdnHeaders({ tags }: StoredPage, maxAgeSeconds: number): Record<string, string> {
  const control = `max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
  return { 'cdn-cache-control': control, 'surrogate-control': control, 'cache-tag': tags.join(',') }
}
