import type { CachePolicyName } from '@site/contracts/content/site-pages.ts'

export interface CachePolicy {
  /** How long a page is served without revalidation while no change event arrives. */
  readonly freshSeconds: number
  /** How long after that the page is served stale while it is revalidated; later it is re-rendered first. */
  readonly staleWhileRevalidateSeconds: number
  /** How long after that the page may be served when re-rendering fails. */
  readonly staleIfErrorSeconds: number
}

export const STALE_IF_ERROR_SECONDS = 24 * 60 * 60

/** null: the response is for one visitor and is never cached. */
export const cachePolicies: Readonly<Record<CachePolicyName, CachePolicy | null>> = {
  list: { freshSeconds: 60, staleWhileRevalidateSeconds: 60, staleIfErrorSeconds: STALE_IF_ERROR_SECONDS },
  detail: {
    freshSeconds: 300,
    staleWhileRevalidateSeconds: 300,
    staleIfErrorSeconds: STALE_IF_ERROR_SECONDS,
  },
  market: { freshSeconds: 60, staleWhileRevalidateSeconds: 60, staleIfErrorSeconds: STALE_IF_ERROR_SECONDS },
  tool: null,
  form: null,
  visitor: null,
}

/** Whether the browser may reuse the response for back and forward: it contains no visitor data. */
export function allowsReuse(policy: CachePolicyName): boolean {
  return policy === 'tool' || policy === 'form'
}

/** A 404 is cached briefly, so that a flood of requests for one wrong URL costs one render. */
export const NOT_FOUND_FRESH_SECONDS = 10
