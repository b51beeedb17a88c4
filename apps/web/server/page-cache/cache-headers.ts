import type { CacheOutcome } from './page-cache.ts'
import type { StoredPage } from './stored-page.ts'

/** Browsers ask again each time (304 when nothing changed); shared caches go by our tags. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** For one reader alone. */
export const PRIVATE = 'private, no-store'

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
export function cacheHeaders(page: StoredPage, outcome: CacheOutcome): Record<string, string> {
  const { status, isMade } = outcomes[outcome]
  if (!isPublic(page, outcome)) {
    return { 'cache-control': PRIVATE, 'cache-status': `site; ${status}` }
  }
  return {
    'cache-control': REVALIDATE,
    'cache-status': `site; ${status}${isMade ? '; stored' : ''}`,
    'surrogate-key': page.tags.join(' '),
  }
}
