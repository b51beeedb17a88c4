import { type CachePolicy, NOT_FOUND_FRESH_SECONDS } from './policies.ts'
import type { StoredPage } from './stored-page.ts'

/** A kept page and how long it is good for what; times are those of the cache's clock. */
export interface CacheEntry {
  readonly page: StoredPage
  readonly freshUntil: number
  readonly revalidateUntil: number
  readonly usableUntil: number
  /** The state of the content that it was made from; below 0 for what an earlier process made. */
  readonly generation: number
  /** Named by a change feed: must be made anew before it is shown again, unless that fails or takes longer than anybody waits. */
  isForgotten: boolean
  /** When it could not be made anew; null since it could, or since there is reason to think that it can. */
  failedAt: number | null
}

/** What a policy says of a page that has just been made. */
export function newEntry(
  page: StoredPage,
  policy: CachePolicy,
  { now, ...state }: Pick<CacheEntry, 'generation' | 'isForgotten'> & { readonly now: number },
): CacheEntry {
  const isFound = page.status < 400
  const freshMs = (isFound ? policy.freshSeconds : NOT_FOUND_FRESH_SECONDS) * 1000
  // Where it is wrong from a time on, it is not shown once more after that time.
  const validUntil = now + page.validForMs
  const freshUntil = Math.min(now + freshMs, validUntil)
  const staleMs = isFound ? policy.staleWhileRevalidateSeconds * 1000 : 0
  return {
    page,
    freshUntil,
    revalidateUntil: Math.min(freshUntil + staleMs, validUntil),
    usableUntil: isFound ? freshUntil + policy.staleIfErrorSeconds * 1000 : freshUntil,
    failedAt: null,
    ...state,
  }
}
