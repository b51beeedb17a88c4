import type { ShareImage } from '#app/head/share-image-url.ts'

/** Facts that the page cache needs about a rendered page. */
export interface PageFacts {
  readonly tags: Set<string>
  /** Side content was missing: the page may be shown but not cached. */
  isPartial: boolean
  /** When the content expires, in milliseconds since 1970; infinite if it does not. */
  endsAt: number
  /** A redirect that preserves the whole query, including parameters that no page reads. */
  preservesQuery: boolean
  /** The time for all calls to the CMS, for a page that needs none; null: as every page. */
  maxWaitMs: number | null
  /** Null for a page without a share image, such as an error page. */
  share: ShareImage | null
}

/** The facts of a page that is about to be rendered. */
export function newPageFacts(): PageFacts {
  return {
    tags: new Set(),
    isPartial: false,
    endsAt: Number.POSITIVE_INFINITY,
    preservesQuery: false,
    maxWaitMs: null,
    share: null,
  }
}
