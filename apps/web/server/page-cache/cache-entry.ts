import { type CachePolicy, NOT_FOUND_FRESH_SECONDS } from './policies.ts'
import type { StoredPage } from './stored-page.ts'

/** Until when a page may be sent, in the words of RFC 9111 and RFC 5861; times are those of the cache's clock. */
export interface Lifetimes {
  readonly freshUntil: number
  /** Until then it may be sent once more while it is made anew. */
  readonly staleWhileRevalidateUntil: number
  /** Until then it may be sent where it cannot be made anew. */
  readonly staleIfErrorUntil: number
}

export interface CacheEntry extends Lifetimes {
  readonly page: StoredPage
  /** The state of the content that it was made from. */
  readonly generation: number
  /** Named by a change feed: must be made anew before it is shown again, unless that fails or takes longer than anybody waits. */
  isInvalidated: boolean
  /** When it could not be made anew; null since it could, or since there is reason to think that it can. */
  failedAt: number | null
}

/** How long a policy lets a page be used that has just been made. */
export function lifetimesOf(page: StoredPage, policy: CachePolicy, now: number): Lifetimes {
  const isFound = page.status < 400
  const freshMs = (isFound ? policy.freshSeconds : NOT_FOUND_FRESH_SECONDS) * 1000
  // Where it is wrong from a time on, it is not shown once more after that time.
  const validUntil = now + page.validForMs
  const freshUntil = Math.min(now + freshMs, validUntil)
  const staleMs = isFound ? policy.staleWhileRevalidateSeconds * 1000 : 0
  return {
    freshUntil,
    staleWhileRevalidateUntil: Math.min(freshUntil + staleMs, validUntil),
    staleIfErrorUntil: isFound ? freshUntil + policy.staleIfErrorSeconds * 1000 : freshUntil,
  }
}

export function invalidate(entry: CacheEntry): void {
  entry.isInvalidated = true
  // Whoever names it is there, so that it can be made anew.
  entry.failedAt = null
}
