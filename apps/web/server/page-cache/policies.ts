import type { CachePolicyName } from '#app/i18n/pages.ts'

export interface CachePolicy {
  /** How long a page is served unasked while the change feeds are silent. */
  readonly freshSeconds: number
  /** How long after that it is served once more while it is made anew; later it is made anew first. */
  readonly staleWhileRevalidateSeconds: number
  /** How long after that it may still be served when it cannot be made anew. */
  readonly staleIfErrorSeconds: number
}

export const STALE_IF_ERROR_SECONDS = 24 * 60 * 60

/** null: the answer is for one visitor and is never kept. */
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

/** Whether the browser of whoever asked may show it again on the way back: what was asked for says nothing of a visitor. */
export function mayComeBack(policy: CachePolicyName): boolean {
  return policy === 'tool' || policy === 'form'
}

/** A page that was not found is remembered briefly, so that a flood of one wrong address costs one rendering. */
export const NOT_FOUND_FRESH_SECONDS = 10
