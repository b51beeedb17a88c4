import type { CacheOutcome } from './cache-outcome.ts'
import { STALE_IF_ERROR_SECONDS } from './policies.ts'
import type { StoredPage } from './stored-page.ts'

/** Browsers ask again each time (304 when nothing changed), and CDNs where they are told nothing else. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** As the router says it of what its pages of one build need: the address names the build. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** What was fetched ahead of a click: the browser that did has it for the click, and nobody else. */
const AHEAD = 'private, max-age=10'
/** For one reader alone. */
export const PRIVATE = 'private, no-store'
/** The same, of what says nothing about its reader: the browser shows it again on the way back, and asks for it otherwise. */
const COMES_BACK = 'private, no-cache'

/** What else a request says of the answer to it. */
export interface Asked {
  /** How long a CDN may send a page without asking; 0: it is told nothing of its own. */
  readonly cdnMaxAgeSeconds?: number
  /** By a browser that fetches ahead what a link leads to. */
  readonly isAhead?: boolean
  /** Of a tool, or of a form before anything is sent. */
  readonly comesBack?: boolean
}

/** How an answer came about in the words of RFC 9211, and whether it was made for this request. */
const outcomes: Readonly<Record<CacheOutcome, { readonly status: string; readonly isMade: boolean }>> = {
  hit: { status: 'hit', isMade: false },
  miss: { status: 'fwd=uri-miss', isMade: true },
  stale: { status: 'hit; detail=stale', isMade: false },
  expired: { status: 'fwd=stale', isMade: true },
  bypass: { status: 'fwd=bypass', isMade: false },
}

/** Whether an answer is the same for anyone. */
export function isPublic(page: StoredPage, outcome: CacheOutcome): boolean {
  return outcome !== 'bypass' && page.isCacheable
}

/** What an answer says of itself to every cache after this one. */
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

/** By RFC 9213; Fastly reads the second one instead, and Cloudflare goes by its own list of tags. */
function cdnHeaders({ tags }: StoredPage, maxAgeSeconds: number): Record<string, string> {
  const control = `max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
  return { 'cdn-cache-control': control, 'surrogate-control': control, 'cache-tag': tags.join(',') }
}
