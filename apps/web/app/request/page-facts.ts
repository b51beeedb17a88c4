import type { SharePicture } from '#app/head/share-address.ts'

/** What the page cache learns of a page while it is made. */
export interface PageFacts {
  readonly tags: Set<string>
  /** Some side content was missing: the page may be shown but not kept. */
  isPartial: boolean
  /** When what it was made from ends by itself, in milliseconds since 1970; infinite where nothing does. */
  endsAt: number
  /** It is a redirect that takes the whole query along, with what no page of ours reads. */
  preservesQuery: boolean
  /** Null where the page has none, as an error page. */
  share: SharePicture | null
}
