import { type CachePolicy, NOT_FOUND_FRESH_SECONDS } from './cache-policies.ts'
import type { StoredPage } from './stored-page.ts'

/** Lifetimes in the terms of RFC 9111 and RFC 5861, on the clock of the cache. */
export interface Lifetimes {
  readonly freshUntil: number
  /** Until then the page may be served stale while it is revalidated. */
  readonly staleWhileRevalidateUntil: number
  /** Until then the page may be served stale when rendering fails. */
  readonly staleIfErrorUntil: number
}

export interface CacheEntry extends Lifetimes {
  readonly page: StoredPage
  /** The content generation in which the render started. */
  readonly generation: number
  /**
   * Invalidated by a change event: served again only if re-rendering fails or takes longer than
   * `REVALIDATE_TIMEOUT_MS`.
   */
  isInvalidated: boolean
  /** When the last re-render failed; null after a success, and when a retry is likely to succeed. */
  failedAt: number | null
}

/** The lifetimes of a page that was just rendered. */
export function computeLifetimes(page: StoredPage, policy: CachePolicy, now: number): Lifetimes {
  const isFound = page.status < 400
  const freshMs = (isFound ? policy.freshSeconds : NOT_FOUND_FRESH_SECONDS) * 1000
  // A page with an expiry of its own is not served stale after it.
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
  // The service that sent the change event is up, so a retry is likely to succeed.
  entry.failedAt = null
}
